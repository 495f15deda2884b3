import { fullMatch } from '../guards.ts';
import type { Format } from '../rule.ts';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const shape = /* @__PURE__ */ fullMatch(octet, '\\.', octet, '\\.', octet, '\\.', octet);

/** Returns true for an IPv4 address in dotted-decimal notation without leading zeros (RFC 2673 §3.2). */
export function isIpv4(text: string): boolean {
  return shape.test(text);
}

export const ipv4: Format = { name: 'an IPv4 address', test: isIpv4 };
