import type { IncomingMessage } from 'node:http';

/**
 * The headers that a request may contain once. Node joins or drops repetitions, so two parsers of one request could see
 * different values. `If-Match`, `If-None-Match` and `X-Forwarded-For` are lists (RFC 9110 §5.3) and may be repeated;
 * Node's parser rejects a repeated `Content-Length`.
 */
const SINGLE_HEADERS = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Idempotency-Key'];

/** The headers by their name in lower case. */
const BY_NAME = new Map(SINGLE_HEADERS.map((header) => [header.toLowerCase(), header]));

/** Returns the lower-case names of the headers that a request may contain once, as often as it contains them. */
function singleHeaderNames(rawHeaders: readonly string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (BY_NAME.has(name)) names.push(name);
  }
  return names;
}

/**
 * Returns the message of a 400 if a header that must be single occurs more than once, or if `Host` is missing. HTTP/1.1
 * requires `Host` (RFC 9112 §3.2); HTTP/1.0 does not.
 */
export function headerError({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  const names = singleHeaderNames(rawHeaders);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    const count = names.filter((name) => name === repeated).length;
    return `Expected one ${BY_NAME.get(repeated)} header, received ${count}.`;
  }
  if (names.includes('host') || httpVersion === '1.0') return undefined;
  return 'Expected one Host header, received none.';
}
