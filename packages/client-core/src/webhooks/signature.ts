import { DeliveryError } from './delivery-error.ts';

/** What a signature header says. */
export interface Signature {
  /** Seconds since 1970, as the text that was signed. */
  readonly seconds: string;
  readonly digests: readonly Uint8Array<ArrayBuffer>[];
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** The header of a body that is signed now. */
export async function signatureText(body: ArrayBuffer, secret: string, seconds: number): Promise<string> {
  const digest = await crypto.subtle.sign(algorithm, await keyFrom(secret, 'sign'), signedBytes(String(seconds), body));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
}

/**
 * Throws a `DeliveryError` when none of the secrets made the signature. Web Crypto compares, in a time that says nothing
 * of how much is right.
 */
export async function requireSigned(
  { seconds, digests }: Signature,
  body: ArrayBuffer,
  secrets: readonly string[],
): Promise<void> {
  const signed = signedBytes(seconds, body);
  for (const secret of secrets) {
    const key = await keyFrom(secret, 'verify');
    for (const digest of digests) {
      if (await crypto.subtle.verify(algorithm, key, digest, signed)) return;
    }
  }
  throw new DeliveryError('WRONG_SIGNATURE', 'The delivery is not signed with a secret that is known here.');
}

/** Reads the header of a signature. Parts that are not known are those of later versions. */
export function parseSignature(header: string): Signature {
  const parts = header.length > 1024 ? [] : header.split(',').map((part) => part.trim());
  const [time, ...others] = parts.filter((part) => part.startsWith('t='));
  const digests = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/i.exec(part)?.[1] ?? []);
  const seconds = /^t=(\d{1,12})$/.exec(time ?? '')?.[1];
  if (seconds === undefined || others.length > 0 || digests.length === 0) {
    throw new DeliveryError('MALFORMED_SIGNATURE', 'The signature is not `t=<seconds>,v1=<digest>`.');
  }
  return { seconds, digests: digests.map(bytesOf) };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

const keyFrom = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use]);

/** `<t>.<body>`, byte for byte. */
function signedBytes(seconds: string, body: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const before = new TextEncoder().encode(`${seconds}.`);
  const bytes = new Uint8Array(before.length + body.byteLength);
  bytes.set(before);
  bytes.set(new Uint8Array(body), before.length);
  return bytes;
}
