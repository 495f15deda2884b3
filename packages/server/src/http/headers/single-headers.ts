import type { IncomingMessage } from 'node:http';

/**
 * The headers that a request may contain at most once. Node joins or drops repetitions, so two parsers of one request could see
 * different values. `If-Match`, `If-None-Match` and `X-Forwarded-For` are lists (RFC 9110 §5.3) and may be repeated;
 * Node's parser rejects a repeated `Content-Length`.
 */
const SINGLE_HEADERS = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Idempotency-Key'];

/**
 * Returns the message of a 400 if a header that must be single occurs more than once, or if `Host` is missing. HTTP/1.1
 * requires `Host` (RFC 9112 §3.2); HTTP/1.0 does not.
 */
export function headerError({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  for (const header of SINGLE_HEADERS) {
    const count = names.filter((name) => name === header.toLowerCase()).length;
    if (count > 1) return `Expected one ${header} header, received ${count}.`;
  }
  if (names.includes('host') || httpVersion === '1.0') return undefined;
  return 'Expected one Host header, received none.';
}
