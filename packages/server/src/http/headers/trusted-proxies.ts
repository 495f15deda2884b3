import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { parseAddressRange } from '../../domain/address-range.ts';
import { StartupError } from '../../domain/startup-error.ts';

/** Whether an address is that of a proxy whose `X-Forwarded-For` is believed. */
export type TrustedProxies = (address: string) => boolean;

/** Reads addresses and CIDR ranges; `undefined` for none. Throws StartError. */
export function parseTrustedProxies(sources: readonly string[]): TrustedProxies | undefined {
  if (sources.length === 0) return undefined;
  const ranges = sources.map((source) => {
    const range = parseAddressRange(source);
    if (range) return range;
    throw new StartupError(
      `"${source}" in --trusted-proxies is neither an IP address nor a range of them such as 10.0.0.0/8.`,
    );
  });
  return (address) => {
    if (isIP(address) === 0) return false;
    const proxy = ipaddr.process(address);
    return ranges.some(([network, bits]) => network.kind() === proxy.kind() && proxy.match(network, bits));
  };
}

/**
 * The address that a request comes from: what the nearest proxy that is not trusted says of itself, else the other end
 * of the connection, also where a trusted proxy forwards something that is no address.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  // Without trusted proxies Fastify answers the socket's address itself.
  return ip === socket.remoteAddress || isIP(ip) !== 0 ? ip : (socket.remoteAddress ?? '');
}
