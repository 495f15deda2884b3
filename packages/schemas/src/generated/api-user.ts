// Generated from specs/open-source/schemas/ApiUser.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** An API key as the caller of a request. */
export interface ApiUser {
  /**
   * Id of the API key.
   * @example '6740a3f2c51e9b0012d4e802'
   */
  id: string;
  /**
   * Name of the API key.
   * @example 'Terraform'
   */
  name: string;
  /**
   * Id of the team that the API key belongs to.
   * @example '6740a3f2c51e9b0012d4e801'
   */
  team: string;
}

/** Validates {@link ApiUser}. */
export const ApiUser: Schema<ApiUser> = /* @__PURE__ */ schema<ApiUser>(
  () => ({
    type: 'object',
    optional: [],
    properties: { id: { type: 'string' }, name: { type: 'string' }, team: { type: 'string' } },
  }),
  'response',
  isApiUser,
);

/** Returns true if the value is a valid {@link ApiUser}. */
export function isApiUser(value: unknown): value is ApiUser {
  if (!isObject(value)) return false;
  const { id, name, team } = value;
  return typeof id === 'string' && typeof name === 'string' && typeof team === 'string';
}
