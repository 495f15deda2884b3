import type { IncomingMessage } from 'node:http';

/** What is wrong with how a request names its host: HTTP/1.1 wants that once (RFC 9112 §3.2), HTTP/1.0 at most once. */
export function hostFault({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  if (lines === 1 || (lines === 0 && httpVersion === '1.0')) return undefined;
  return `Expected one Host header, received ${lines === 0 ? 'none' : lines}`;
}
