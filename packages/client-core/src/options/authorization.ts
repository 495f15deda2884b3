/** The `Authorization` of a Bearer token (RFC 6750 §2.1). Throws a TypeError, which does not quote it, when it is none. */
export function bearer(token: string): string {
  if (typeof token === 'string' && /^[\w.~+/-]+=*$/.test(token)) return `Bearer ${token}`;
  throw new TypeError('`apiKey` is empty, or has characters that a key cannot have; was it read with its line break?');
}

/** The `Authorization` of a user name and password (RFC 7617), in UTF-8. Throws a TypeError that quotes neither. */
export function basic(keyId: string, keySecret: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what RFC 7617 §2 forbids.
  if (!keyId || !keySecret || /[:\u0000-\u001f\u007f]/.test(keyId) || /[\u0000-\u001f\u007f]/.test(keySecret)) {
    throw new TypeError('`keyId` and `keySecret` cannot be empty or have control characters, nor `keyId` a colon.');
  }
  const bytes = new TextEncoder().encode(`${keyId}:${keySecret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
