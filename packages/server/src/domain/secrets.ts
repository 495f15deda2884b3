import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What secrets of each kind start with, so that a scanner of source code recognises them. */
export const PREFIXES = { personal: 'obsp_', ingestion: 'obsi_', secret: 'obsk_' } as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const KEY_ID_LENGTH = 20;

/** A secret of 256 random bits in base64url, behind the prefix of its kind. */
export function newSecret(kind: keyof typeof PREFIXES): string {
  return PREFIXES[kind] + randomBytes(32).toString('base64url');
}

/** A key id, the user name of Basic authentication: 20 letters and digits. */
export function newKeyId(): string {
  return Array.from({ length: KEY_ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/**
 * Base64 of the SHA-256 of the UTF-8 bytes: what is stored in place of a secret. The secrets have 256 random bits, so
 * nothing slower is needed.
 */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64');
}

/** Compares two digests in a time that does not tell how much of them is equal. */
export function equalDigests(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1')];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The last four characters, which a person recognises a key by. */
export function suffixOf(key: string): string {
  return key.slice(-4);
}
