import type { IncomingHttpHeaders } from 'node:http';

/** The token of a `Bearer` credential. */
export function bearerCredential({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

/** The user name and password of a `Basic` credential: one pair can be written in several ways in base64. */
export function basicCredential({ authorization }: IncomingHttpHeaders): string | undefined {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('latin1');
}
