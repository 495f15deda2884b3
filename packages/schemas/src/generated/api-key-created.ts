// Generated from specs/managed/schemas/ApiKeyCreated.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { ApiKey, isApiKey } from './api-key.ts';

/** A new API key. The key id and the secret are returned only once. */
export interface ApiKeyCreated {
  /** The key record. */
  key: ApiKey;
  /**
   * The user name for HTTP Basic authentication. Absent if the request had `hashData`.
   * @example 'Yb3kT9vQm2LpR8sWx7Qd'
   */
  keyId?: string;
  /**
   * The password for HTTP Basic authentication. It cannot be read again. Absent if the request had `hashData`.
   * @example 'obsk_5Jq0Zr1VtXw3Yh8Nc6Mb2Ke4Gd7Pf9Su'
   */
  keySecret?: string;
}

/** Validates {@link ApiKeyCreated}. */
export const ApiKeyCreated: Schema<ApiKeyCreated> = /* @__PURE__ */ schema<ApiKeyCreated>(
  () => ({
    type: 'object',
    required: ['key'],
    properties: { key: ApiKey.rule, keyId: { type: 'string' }, keySecret: { type: 'string' } },
  }),
  'response',
  isApiKeyCreated,
);

/** Returns true if the value is a valid {@link ApiKeyCreated}. */
export function isApiKeyCreated(value: unknown): value is ApiKeyCreated {
  if (!isObject(value)) return false;
  const { key: property0, keyId, keySecret } = value;
  return (
    isApiKey(property0) &&
    (keyId === undefined || typeof keyId === 'string') &&
    (keySecret === undefined || typeof keySecret === 'string')
  );
}
