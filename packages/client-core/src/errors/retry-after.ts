/** A larger value of the header is a Unix time in seconds. A smaller one is the number of seconds to wait. */
const minUnixSeconds = 1_000_000_000;

/**
 * Returns the time in milliseconds that a response asks to wait before the next request. Reads `Retry-After`
 * (RFC 9110 §10.2.3), otherwise `X-RateLimit-Reset`. The value is a number of seconds, a Unix time or a date. Returns `undefined`
 * without a valid value.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after') || headers.get('x-ratelimit-reset');
  if (!value) return undefined;
  const seconds = Number(value);
  const isTime = seconds > minUnixSeconds || Number.isNaN(seconds);
  const ms = Number.isNaN(seconds) ? Date.parse(value) : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, isTime ? ms - Date.now() : ms) : undefined;
}
