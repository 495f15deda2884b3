// Generated from specs/shared/schemas/WriteWarning.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A part of the request that is accepted, but may not work as intended. */
export interface WriteWarning {
  /**
   * JSON Pointer to the value in the request body.
   * @example '/url'
   */
  pointer: string;
  /**
   * Describes the problem and its consequence.
   * @example 'hooks.example.org does not resolve at the moment. Notifications fail until the host name resolves.'
   */
  message: string;
}

/** Validates {@link WriteWarning}. */
export const WriteWarning: Schema<WriteWarning> = /* @__PURE__ */ schema<WriteWarning>(
  () => ({
    type: 'object',
    required: ['pointer', 'message'],
    properties: { pointer: { type: 'string' }, message: { type: 'string' } },
  }),
  'response',
  isWriteWarning,
);

/** Returns true if the value is a valid {@link WriteWarning}. */
export function isWriteWarning(value: unknown): value is WriteWarning {
  if (!isObject(value)) return false;
  const { pointer, message } = value;
  return typeof pointer === 'string' && typeof message === 'string';
}
