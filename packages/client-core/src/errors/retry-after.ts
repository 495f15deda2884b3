/** A larger value is a Unix time in seconds; a smaller one is a number of seconds to wait. */
const minUnixSeconds = 1_000_000_000;

/**
 * Returns the time in milliseconds that a response asks to wait before the next request. Reads `Retry-After` in seconds or
 * as a date (RFC 9110 §10.2.3), otherwise `X-RateLimit-Reset` in seconds or as a Unix time. Returns `undefined` if neither
 * header has a valid value.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const retryAfter = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset');
  const ms = retryAfter ? parseRetryAfter(retryAfter) : reset ? parseReset(Number(reset)) : Number.NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function parseRetryAfter(text: string): number {
  const seconds = Number(text);
  return Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
}

function parseReset(seconds: number): number {
  return seconds > minUnixSeconds ? seconds * 1000 - Date.now() : seconds * 1000;
}
