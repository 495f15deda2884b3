import type { Format } from '../rule.ts';
import { isIpv4 } from './ipv4.ts';
import { isIpv6 } from './ipv6.ts';

/** Returns true for an IPv4 or IPv6 address with an optional prefix length (RFC 4632 §3.1, RFC 4291 §2.3). */
export function isCidr(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (more.length > 0 || (length !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(length))) return false;
  return isIpv4(address) ? Number(length ?? 0) <= 32 : isIpv6(address) && Number(length ?? 0) <= 128;
}

export const cidr: Format = { name: 'an IP address or CIDR range', test: isCidr };
