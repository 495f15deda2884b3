import { fullMatch } from '../guards.ts';
import type { Format } from '../rule.ts';

/** Returns the pattern of an IPv4 address (RFC 3986 §3.2.2). */
export function ipv4Pattern(): string {
  return Array(4).fill('(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)').join('\\.');
}

const shape = /* @__PURE__ */ fullMatch(/* @__PURE__ */ ipv4Pattern());

/** Returns true for an IPv4 address in dotted-decimal notation without leading zeros (RFC 3986 §3.2.2). */
export function isIpv4(text: string): boolean {
  return shape.test(text);
}

export const ipv4: Format = { name: 'an IPv4 address', test: isIpv4 };
