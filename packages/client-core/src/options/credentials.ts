/**
 * A secret, or a function that returns it. The client calls the function on first use, and again after a 401, a timed-out attempt or an
 * error of the function.
 */
export type Secret = string | (() => string | Promise<string>);

/** The source of the `Authorization` header. */
export interface Credentials {
  /** Returns the value of the `Authorization` header. */
  current(): string | Promise<string>;
  /** Discards a value, for example after the service rejected it. Returns true if `current` may now return another one. */
  invalidate(value: string | Promise<string>): boolean;
}

/** Creates credentials that never change. */
export function fixedCredentials(authorization: string): Credentials {
  return { current: () => authorization, invalidate: () => false };
}

/**
 * Creates credentials that are looked up on first use, and again after an invalidation or a failed lookup. Concurrent calls share one
 * lookup.
 */
export function rotatingCredentials(lookUp: () => Promise<string>): Credentials {
  let cached: Promise<string> | undefined;
  const discard = (value: unknown) => {
    if (cached === value) cached = undefined;
  };
  return {
    current() {
      if (cached) return cached;
      const pending = lookUp();
      cached = pending;
      pending.catch(() => discard(pending));
      return pending;
    },
    invalidate(value) {
      discard(value);
      return true;
    },
  };
}

/**
 * Returns the `Authorization` header of a Bearer token (RFC 6750 §2.1). Throws a TypeError, which does not quote the token,
 * if it is malformed.
 */
export function bearerAuthorization(token: string): string {
  if (typeof token === 'string' && /^[\w.~+/-]+=*$/.test(token)) return `Bearer ${token}`;
  if (/^Bearer\s/i.test(token)) throw new TypeError('`apiKey` must not start with "Bearer ", which the client adds.');
  throw new TypeError('`apiKey` must be a non-empty string of letters, digits and -._~+/=, without a line break.');
}

/**
 * Returns the `Authorization` header of a user name and password in UTF-8 (RFC 7617). Throws a TypeError, which quotes
 * neither, if they are malformed.
 */
export function basicAuthorization(keyId: string, keySecret: string): string {
  if (/^Basic\s/i.test(keyId)) throw new TypeError('`keyId` must not start with "Basic ", which the client adds.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 7617 §2 forbids control characters.
  if (!keyId || !keySecret || /[:\u0000-\u001f\u007f]/.test(keyId) || /[\u0000-\u001f\u007f]/.test(keySecret)) {
    throw new TypeError('Expected `keyId` (no colon) and `keySecret`, not empty, without control characters.');
  }
  const bytes = new TextEncoder().encode(`${keyId}:${keySecret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
