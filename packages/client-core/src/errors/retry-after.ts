/** A value above this is a time in epoch seconds, one below a number of seconds. */
const epoch = 1_000_000_000;

/**
 * How long an answer asks to wait, in milliseconds: `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), else
 * `X-RateLimit-Reset` in seconds or as epoch seconds. `undefined` where it does not say, or nothing that can be read.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const after = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset');
  const ms = after ? readRetryAfter(after) : reset ? readReset(Number(reset)) : Number.NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function readRetryAfter(text: string): number {
  const seconds = Number(text);
  return Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
}

function readReset(seconds: number): number {
  return seconds > epoch ? seconds * 1000 - Date.now() : seconds * 1000;
}
