import type { IncomingHttpHeaders } from 'node:http';

/** Returns the token of a `Bearer` credential without verifying it, or undefined. */
export function bearerCredential({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
}

/**
 * Returns the user name and password of a `Basic` credential without verifying them, or undefined. They are decoded
 * because one pair has several base64 encodings.
 */
export function basicCredential({ authorization }: IncomingHttpHeaders): string | undefined {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('latin1');
}
