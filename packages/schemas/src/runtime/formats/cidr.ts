import { fullMatch } from '../guards.ts';
import type { Format } from '../rule.ts';
import { ipv4Pattern } from './ipv4.ts';
import { ipv6Pattern } from './ipv6.ts';

const ipv4Range = /* @__PURE__ */ fullMatch(/* @__PURE__ */ ipv4Pattern(), '(?:/(?:[12]?\\d|3[0-2]))?');
const ipv6Range = /* @__PURE__ */ fullMatch(/* @__PURE__ */ ipv6Pattern(), '(?:/(?:[1-9]?\\d|1[01]\\d|12[0-8]))?');

/** Returns true for an IPv4 or IPv6 address with an optional prefix length (RFC 4632 §3.1, RFC 4291 §2.3). */
export function isCidr(text: string): boolean {
  return ipv4Range.test(text) || ipv6Range.test(text);
}

export const cidr: Format = { name: 'an IP address or CIDR range', test: isCidr };
