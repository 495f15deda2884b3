import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * The prefixes of personal API access keys, ingestion keys and the secrets of API keys. A secret scanner can match secrets by their
 * prefix.
 */
export const PREFIXES = { personal: 'obsp_', ingestion: 'obsi_', secret: 'obsk_' } as const;

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const KEY_ID_LENGTH = 20;

/** Returns a new secret: the prefix of its kind and 256 random bits in base64url. */
export function newSecret(kind: keyof typeof PREFIXES): string {
  return PREFIXES[kind] + randomBytes(32).toString('base64url');
}

/** Returns a new key id of 20 letters and digits. It is the user name of Basic authentication. */
export function newKeyId(): string {
  return Array.from({ length: KEY_ID_LENGTH }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('');
}

/**
 * Returns the SHA-256 of a secret or a key id in base64. The store contains digests instead of secrets. A slow password hash is not needed,
 * because {@link newSecret} and `createKeyMaterial` of the managed client create secrets with at least 256 random bits.
 */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64');
}

/** Compares two digests in constant time. */
export function equalDigests(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1')];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the last four characters of a key, which identify it for the user. */
export function suffixOf(key: string): string {
  return key.slice(-4);
}

/** Replaces the user info of all URLs in a text, and their passwords in query parameters, with `***`. */
export function redactPasswords(text: string): string {
  return text.replaceAll(/:\/\/\S*@/g, '://***@').replaceAll(/([?&](?:ssl)?password=)[^&\s']*/gi, '$1***');
}
