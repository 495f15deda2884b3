import { DeliveryError } from './delivery-error.ts';

/** A parsed signature header. */
export interface Signature {
  /** Unix time in seconds, as the text after `t=`. The signed bytes start with exactly these characters. */
  readonly seconds: string;
  readonly digests: readonly Uint8Array<ArrayBuffer>[];
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const maxHeaderLength = 1024;

/** Creates the signature header of a body. */
export async function createSignature(body: ArrayBuffer, secret: string, seconds: number): Promise<string> {
  const key = await importKey(secret, 'sign');
  const digest = await crypto.subtle.sign(algorithm, key, signedBytes(String(seconds), body));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
}

/** Throws a `DeliveryError` if none of the secrets matches the signature. Web Crypto compares in constant time. */
export async function verifySignature(
  { seconds, digests }: Signature,
  body: ArrayBuffer,
  secrets: readonly string[],
): Promise<void> {
  const signed = signedBytes(seconds, body);
  for (const secret of secrets) {
    const key = await importKey(secret, 'verify');
    for (const digest of digests) {
      if (await crypto.subtle.verify(algorithm, key, digest, signed)) return;
    }
  }
  throw new DeliveryError('INVALID_SIGNATURE', 'The signature of the delivery does not match any known secret.');
}

/** Parses a signature header. Ignores unknown parts, which later versions may add. Throws a `DeliveryError` if it is malformed. */
export function parseSignature(header: string): Signature {
  const parts = header.length > maxHeaderLength ? [] : header.split(',').map((part) => part.trim());
  const [time, ...otherTimes] = parts.filter((part) => part.startsWith('t='));
  const digests = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/i.exec(part)?.[1] ?? []);
  const seconds = /^t=(\d{1,12})$/.exec(time ?? '')?.[1];
  if (seconds === undefined || otherTimes.length > 0 || digests.length === 0) {
    throw new DeliveryError('MALFORMED_SIGNATURE', 'The signature must have the form `t=<seconds>,v1=<digest>`.');
  }
  return { seconds, digests: digests.map(parseHex) };
}

function parseHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

function importKey(secret: string, usage: 'sign' | 'verify') {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [usage]);
}

/** Returns the signed bytes: `<seconds>.<body>`. */
function signedBytes(seconds: string, body: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${seconds}.`);
  const bytes = new Uint8Array(prefix.length + body.byteLength);
  bytes.set(prefix);
  bytes.set(new Uint8Array(body), prefix.length);
  return bytes;
}
