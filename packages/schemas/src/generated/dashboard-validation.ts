// Generated from specs/shared/schemas/DashboardValidation.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { DashboardError, isDashboardError } from './dashboard-error.ts';

/** The result of validating a dashboard. */
export interface DashboardValidation {
  /** Whether a create request with the dashboard would succeed. */
  valid: boolean;
  /** All reasons why the dashboard is not valid, at most 50. Empty if it is valid. */
  errors: DashboardError[];
  /** The dashboard with all defaults. Null if it is not valid. */
  normalized: Record<string, unknown> | null;
}

/** Validates {@link DashboardValidation}. */
export const DashboardValidation: Schema<DashboardValidation> = /* @__PURE__ */ schema<DashboardValidation>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      valid: { type: 'boolean' },
      errors: { type: 'array', items: DashboardError.rule },
      normalized: { type: ['object', 'null'] },
    },
  }),
  'response',
  isDashboardValidation,
);

function dashboardValidationErrors(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isDashboardError(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link DashboardValidation}. */
export function isDashboardValidation(value: unknown): value is DashboardValidation {
  if (!isObject(value)) return false;
  const { valid, errors, normalized } = value;
  return (
    typeof valid === 'boolean' && dashboardValidationErrors(errors) && (isObject(normalized) || normalized === null)
  );
}
