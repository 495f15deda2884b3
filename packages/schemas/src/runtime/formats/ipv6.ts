import { fullMatch } from '../guards.ts';
import type { Format } from '../rule.ts';
import { ipv4Pattern } from './ipv4.ts';

/**
 * Returns the pattern of an IPv6 address: the forms of RFC 3986 §3.2.2. The forms with the fewest groups after `::` come
 * first, because they are the most frequent ones.
 */
export function ipv6Pattern(): string {
  const group = '[\\da-fA-F]{1,4}';
  const last = `(?:${group}:${group}|${ipv4Pattern()})`;
  const upTo = (count: number) => `(?:(?:${group}:){0,${count - 1}}${group})?::`;
  const forms = [upTo(7), `${upTo(6)}${group}`];
  for (let count = 5; count > 0; count--) forms.push(`${upTo(count)}(?:${group}:){${5 - count}}${last}`);
  forms.push(`::(?:${group}:){5}${last}`, `(?:${group}:){6}${last}`);
  return `(?:${forms.join('|')})`;
}

const shape = /* @__PURE__ */ fullMatch(/* @__PURE__ */ ipv6Pattern());

/** Returns true for an IPv6 address without a zone (RFC 4291 §2.2). */
export function isIpv6(text: string): boolean {
  return shape.test(text);
}

export const ipv6: Format = { name: 'an IPv6 address', test: isIpv6 };
