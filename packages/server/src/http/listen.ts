import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';

/**
 * The address to listen on for a host. For `localhost` Fastify would listen on a second one with a server of its own, which
 * nothing holds to limits or closes gracefully.
 */
export async function resolveHost(host: string): Promise<string> {
  return host === 'localhost' ? (await lookup(host)).address : host;
}

/** The origin by which this machine reaches an address that is listened on: a wildcard address is reached by loopback. */
export function listeningOrigin({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
