// Generated from specs/shared/schemas/DashboardError.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A reason why a dashboard is not valid. */
export interface DashboardError {
  /**
   * Location in the dashboard as names and indexes separated by dots. Empty for the whole dashboard.
   * @example 'tiles.0.config.select'
   */
  path: string;
  /**
   * What is wrong, usually with the expected and the received value.
   * @example 'required property is missing'
   */
  message: string;
}

/** Validates {@link DashboardError}. */
export const DashboardError: Schema<DashboardError> = /* @__PURE__ */ schema<DashboardError>(
  () => ({
    type: 'object',
    required: ['path', 'message'],
    properties: { path: { type: 'string' }, message: { type: 'string' } },
  }),
  'response',
  isDashboardError,
);

/** Returns true if the value is a valid {@link DashboardError}. */
export function isDashboardError(value: unknown): value is DashboardError {
  if (!isObject(value)) return false;
  const { path, message } = value;
  return typeof path === 'string' && typeof message === 'string';
}
