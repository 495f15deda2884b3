import type { Format } from '../rule.ts';
import { isIpv6 } from './ipv6.ts';

const shape =
  /^[a-z][a-z0-9+.-]*:(?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*@)?(?:\[(?:([0-9a-f:.]+)|v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+)\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*)?|(?!\/\/)(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*)(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i;

/** Returns true for a URI with a scheme (RFC 3986 §3) whose components contain only allowed characters. It may have a fragment. */
export function isUri(text: string): boolean {
  const parts = shape.exec(text);
  return parts !== null && (parts[1] === undefined || isIpv6(parts[1]));
}

export const uri: Format = { name: 'a URI with a scheme', test: isUri };
