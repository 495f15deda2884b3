/** The origin in a request target in absolute form, as sent to a proxy (RFC 9112 §3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A percent sign that is not followed by two hexadecimal digits. */
const MALFORMED_ESCAPE = /%(?![0-9a-f]{2})/i;

/** Escapes of unreserved characters, which are equivalent to the characters (RFC 3986 §6.2.2.2). */
const UNRESERVED_ESCAPE = /%(?:2d|2e|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi;

/** Returns the path of a request whose target was normalized by {@link requestTarget}. */
export function pathOf({ url }: { readonly url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/**
 * Returns the normalized path and query of a request target: without the origin, and without escapes of unreserved characters in
 * the path. The router and the error handler then see the same path.
 */
export function requestTarget(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(ORIGIN, '').replace(/^(?=[?#]|$)/, '/');
  if (!target.includes('%')) return target;
  const path = pathOf({ url: target });
  // The router rejects a malformed escape.
  if (MALFORMED_ESCAPE.test(path)) return target;
  return path.replaceAll(UNRESERVED_ESCAPE, decodeURIComponent) + target.slice(path.length);
}
