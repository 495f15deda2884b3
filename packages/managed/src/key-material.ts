import type { ApiKeyHashData } from '@observability-api/schemas';

/** A key that was made here, and what the service needs to know of it. */
export interface KeyMaterial {
  readonly keyId: string;
  readonly keySecret: string;
  /** For `api.keys.create({ hashData })`: with it, id and secret never leave this process. */
  readonly hashData: ApiKeyHashData;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What secrets start with, so that a scanner of source code recognises them. */
const prefix = 'obsk_';

/** A key id of 20 letters and digits, a secret of 256 random bits, and their digests, made with Web Crypto. */
export async function createKeyMaterial(): Promise<KeyMaterial> {
  const keyId = randomText(20);
  // 43 of 62 characters are 256 bits.
  const keySecret = prefix + randomText(43);
  const [keyIdHash, keySecretHash] = await Promise.all([digest(keyId), digest(keySecret)]);
  return { keyId, keySecret, hashData: { keyIdHash, keyIdSuffix: keyId.slice(-4), keySecretHash } };
}

/** Letters and digits, each as likely as any other: bytes that would favour some are left out. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 248 && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

/** Base64 of the SHA-256 of the UTF-8 bytes. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
