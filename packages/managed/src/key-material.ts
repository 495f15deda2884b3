import type { ApiKeyHashData } from '@observability-api/schemas';

/** The id and secret of a new API key, and the digests that the service stores. */
export interface KeyMaterial {
  readonly keyId: string;
  readonly keySecret: string;
  /** The digests, and the last four characters of the id. Pass it as `hashData` to `api.keys.create`. */
  readonly hashData: ApiKeyHashData;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Four times the size of the alphabet. Bytes from this value on are discarded, because they would favor some characters. */
const byteLimit = 248;

/** The prefix of secrets. A secret scanner can match it in source code. */
const secretPrefix = 'obsk_';

const keyIdLength = 20;

/** 43 random characters from this alphabet have 256 bits of entropy. */
const secretLength = 43;

/** Creates a random key id and secret with their digests. Uses Web Crypto. */
export async function createKeyMaterial(): Promise<KeyMaterial> {
  const keyId = randomString(keyIdLength);
  const keySecret = secretPrefix + randomString(secretLength);
  const [keyIdHash, keySecretHash] = await Promise.all([hash(keyId), hash(keySecret)]);
  return { keyId, keySecret, hashData: { keyIdHash, keyIdSuffix: keyId.slice(-4), keySecretHash } };
}

/** Returns random letters and digits, uniformly distributed. */
function randomString(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < byteLimit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** Returns the SHA-256 digest of a string in UTF-8, as Base64. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
