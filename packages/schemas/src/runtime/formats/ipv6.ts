import type { Format } from '../rule.ts';
import { isIpv4 } from './ipv4.ts';

/** Returns true for an IPv6 address without a zone (RFC 4291 §2.2). */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const dotted = last.includes('.') && !text.endsWith(':');
  const plain = dotted ? groups.slice(0, -1) : groups;
  if ((dotted && !isIpv4(last)) || !plain.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const length = plain.length + (dotted ? 2 : 0);
  return halves.length === 2 ? length < 8 : length === 8;
}

export const ipv6: Format = { name: 'an IPv6 address', test: isIpv6 };
