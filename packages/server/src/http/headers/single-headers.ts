import type { IncomingMessage } from 'node:http';

/**
 * The headers that a request may contain once. Node joins or drops repetitions, so two parsers of one request could see
 * different values. `If-Match`, `If-None-Match` and `X-Forwarded-For` are lists (RFC 9110 §5.3) and may be repeated;
 * Node's parser rejects a repeated `Content-Length`.
 */
const SINGLE_HEADERS = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Idempotency-Key'] as const;

const HOST = SINGLE_HEADERS.indexOf('Host');

/** Indexes of {@link SINGLE_HEADERS} by the length of the name, which differs for each. */
const byLength = new Map<number, number>(SINGLE_HEADERS.map((name, index) => [name.length, index]));

const lowerCase = SINGLE_HEADERS.map((name) => name.toLowerCase());

/**
 * Returns the message of a 400 if a header that must be single occurs more than once, or if `Host` is missing. HTTP/1.1
 * requires `Host` (RFC 9112 §3.2); HTTP/1.0 does not.
 */
export function headerError({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  /** One bit for each of the headers that have occurred. */
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    const index = byLength.get(name.length);
    if (index === undefined || name.toLowerCase() !== lowerCase[index]) continue;
    if ((seen & (1 << index)) !== 0) {
      return `Expected one ${SINGLE_HEADERS[index]} header, received ${countOf(lowerCase[index], rawHeaders)}.`;
    }
    seen |= 1 << index;
  }
  if ((seen & (1 << HOST)) !== 0 || httpVersion === '1.0') return undefined;
  return 'Expected one Host header, received none.';
}

function countOf(name: string | undefined, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === name).length;
}
