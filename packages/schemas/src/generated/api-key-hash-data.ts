// Generated from specs/managed/schemas/ApiKeyHashData.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../runtime/value.ts';
import { countProperties, hasMaxLength, hasOnlyProperties } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern3 } from './patterns.ts';

/**
 * Digests of a key id and a secret that you generated. With digests, neither the create request nor its response
 * contains the secret. A digest is the Base64 encoding of the SHA-256 of the UTF-8 bytes, 44 characters long. A
 * digest that is already in use returns 409.
 */
export interface ApiKeyHashData {
  /**
   * Digest of the key id.
   *
   * Exactly 44 characters, a SHA-256 digest in Base64.
   * @example '5ZgyYvIrOT1d1c9bYbCwGDKWzgMbP5Cjr3IaTBVDHjE='
   */
  keyIdHash: string;
  /**
   * The last 4 characters of the key id. They become `keySuffix` of the key record.
   *
   * Exactly 4 characters.
   * @example 'x7Qd'
   */
  keyIdSuffix: string;
  /**
   * Digest of the secret.
   *
   * Exactly 44 characters, a SHA-256 digest in Base64.
   * @example 'pmWkWSBCL51Bfkhn79xPuKBKHz//H6B+mY6G9/eieuM='
   */
  keySecretHash: string;
}

/** Validates {@link ApiKeyHashData}. */
export const ApiKeyHashData: Schema<ApiKeyHashData> = /* @__PURE__ */ schema<ApiKeyHashData>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      keyIdHash: {
        type: 'string',
        minLength: 44,
        maxLength: 44,
        pattern: pattern3,
        expected: 'a SHA-256 digest in Base64',
      },
      keyIdSuffix: { type: 'string', minLength: 4, maxLength: 4 },
      keySecretHash: {
        type: 'string',
        minLength: 44,
        maxLength: 44,
        pattern: pattern3,
        expected: 'a SHA-256 digest in Base64',
      },
    },
  }),
  'request',
  isApiKeyHashData,
);

/** Returns true if the value is a valid {@link ApiKeyHashData}. */
export function isApiKeyHashData(value: unknown): value is ApiKeyHashData {
  if (!isObject(value)) return false;
  const { keyIdHash, keyIdSuffix, keySecretHash } = value;
  return (
    typeof keyIdHash === 'string' &&
    hasMaxLength(keyIdHash, 44) &&
    (keyIdHash.length >= 88 || countCodePoints(keyIdHash) >= 44) &&
    pattern3.test(keyIdHash) &&
    typeof keyIdSuffix === 'string' &&
    hasMaxLength(keyIdSuffix, 4) &&
    (keyIdSuffix.length >= 8 || countCodePoints(keyIdSuffix) >= 4) &&
    typeof keySecretHash === 'string' &&
    hasMaxLength(keySecretHash, 44) &&
    (keySecretHash.length >= 88 || countCodePoints(keySecretHash) >= 44) &&
    pattern3.test(keySecretHash) &&
    (countProperties(value) === 3 || hasOnlyProperties(value, ApiKeyHashData.rule.properties))
  );
}
