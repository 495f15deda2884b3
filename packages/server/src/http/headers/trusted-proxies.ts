import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { parseAddressRange } from '../../domain/address-range.ts';
import { StartupError } from '../../domain/errors.ts';

/** Returns true for the address of a proxy whose `X-Forwarded-For` is used. */
export type TrustedProxies = (address: string) => boolean;

/** Parses addresses and CIDR ranges. Returns undefined for an empty list. Throws StartupError. */
export function parseTrustedProxies(sources: readonly string[]): TrustedProxies | undefined {
  if (sources.length === 0) return undefined;
  const ranges = sources.map((source) => {
    const range = parseAddressRange(source);
    if (range) return range;
    throw new StartupError(
      `Expected --trusted-proxies to contain IP addresses or CIDR ranges such as 10.0.0.0/8, received "${source}".`,
    );
  });
  return (address) => {
    if (isIP(address) === 0) return false;
    const proxy = ipaddr.process(address);
    return ranges.some(([network, bits]) => network.kind() === proxy.kind() && proxy.match(network, bits));
  };
}

/**
 * Returns the client address of a request: the last address in `X-Forwarded-For` that is not a trusted proxy, or the first one if all are
 * trusted proxies. Returns the address of the connection if it is not a trusted proxy, if the header is absent, or if this entry of the
 * header is not a valid address.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  // Without trusted proxies, `ip` is the address of the socket.
  return ip === socket.remoteAddress || isIP(ip) !== 0 ? ip : (socket.remoteAddress ?? '');
}
