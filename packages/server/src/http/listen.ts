import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';

/**
 * Returns the address to listen on for a host. For `localhost`, Fastify would open a second server for the other IP version,
 * without connection limits and graceful shutdown.
 */
export async function resolveHost(host: string): Promise<string> {
  return host === 'localhost' ? (await lookup(host)).address : host;
}

/** Returns the origin at which this machine reaches a listening address: for a wildcard address, the loopback address. */
export function listeningOrigin({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
