import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { SystemResponse } from '../add-system-routes.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns true for a loopback address, including an IPv4 loopback address mapped to IPv6, such as `::ffff:127.0.0.1`. */
export function isLoopback(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, 'ipv4');
  return isIPv6(address) && loopback.check(address, 'ipv6');
}

/** The options of {@link createHostCheck}. */
export interface HostCheck {
  /** Names in addition to `localhost` and the loopback addresses. */
  readonly allowedHosts: readonly string[];
  readonly trustedProxies?: TrustedProxies | undefined;
}

/**
 * Returns a check of the `Host` header for routes that only operators need. It protects a service on a loopback address from DNS
 * rebinding: a website whose host name resolves to 127.0.0.1, in the browser of the operator. The check returns a response with
 * status 421 for a host that is not allowed, and otherwise `undefined`.
 *
 * It applies to requests with a `Host` header on connections to a loopback address, unless they come from a trusted proxy.
 */
export function createHostCheck({ allowedHosts, trustedProxies }: HostCheck) {
  const allowed = new Set(allowedHosts.map((name) => name.toLowerCase()));
  return ({ socket, headers }: FastifyRequest): SystemResponse | undefined => {
    const { localAddress = '', remoteAddress = '' } = socket;
    if (headers.host === undefined || !isLoopback(localAddress) || trustedProxies?.(remoteAddress)) return undefined;
    const name = hostName(headers.host);
    if (name !== undefined && (name === 'localhost' || isLoopback(name) || allowed.has(name))) return undefined;
    return { status: 421, contentType: 'text/plain; charset=utf-8', body: REJECTION };
  };
}

const REJECTION =
  'Expected the Host localhost, a loopback address, --host or a name of --allowed-hosts. On a loopback address, other names are rejected to prevent DNS rebinding.\n';

/** Returns the host name of a Host header, without the port and IPv6 brackets. Returns undefined for a malformed header. */
function hostName(host: string): string | undefined {
  return URL.parse(`http://${host}`)
    ?.hostname.replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}
