/** What stands before the path where the whole address was sent, as to a proxy (RFC 9112 §3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;

/** Letters, digits and what else means the same with and without an escape (RFC 3986 §6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2d|2e|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi;

/** The path of a request whose target is one of {@link requestTarget}. */
export function pathOf({ url }: { readonly url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/**
 * The path and query that a request is for, in one spelling of all that mean the same: without the origin, and without
 * escapes of what needs none. Where requests are routed and where errors are answered see the same path then.
 */
export function requestTarget(sent: string): string {
  const target = sent.startsWith('/') ? sent : sent.replace(ORIGIN, '').replace(/^(?=[?#]|$)/, '/');
  if (!target.includes('%')) return target;
  const path = pathOf({ url: target });
  // A broken escape is refused where the path is read.
  if (BROKEN_ESCAPE.test(path)) return target;
  return path.replaceAll(NEEDLESS_ESCAPE, decodeURIComponent) + target.slice(path.length);
}
