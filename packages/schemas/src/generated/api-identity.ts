// Generated from specs/open-source/schemas/ApiIdentity.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { ApiUser, isApiUser } from './api-user.ts';

/** The caller, and the version of the API. */
export interface ApiIdentity {
  /**
   * Version of the paths of the API.
   * @example 'v2'
   */
  version: string;
  /** The API key of the request. Its secret is not included. */
  user: ApiUser;
}

/** Validates {@link ApiIdentity}. */
export const ApiIdentity: Schema<ApiIdentity> = /* @__PURE__ */ schema<ApiIdentity>(
  () => ({
    type: 'object',
    required: ['version', 'user'],
    properties: { version: { type: 'string' }, user: ApiUser.rule },
  }),
  'response',
  isApiIdentity,
);

/** Returns true if the value is a valid {@link ApiIdentity}. */
export function isApiIdentity(value: unknown): value is ApiIdentity {
  if (!isObject(value)) return false;
  const { version, user } = value;
  return typeof version === 'string' && isApiUser(user);
}
