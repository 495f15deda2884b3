// Generated from specs/shared/schemas/DashboardValidation.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { DashboardError, isDashboardError } from './dashboard-error.ts';
import { WriteMeta, isWriteMeta } from './write-meta.ts';

/** The result of validating a dashboard. */
export interface DashboardValidation {
  /** Whether the dashboard has no errors. Storage limits are not checked. */
  valid: boolean;
  /** The reasons why the dashboard is not valid, at most 50. Empty if it is valid. */
  errors: DashboardError[];
  /** Present if a create request with the dashboard would have warnings. */
  meta?: WriteMeta;
  /**
   * The dashboard with the default values of the schema. Values that only a create request adds are absent, for
   * example ids. Null if the dashboard is not valid.
   */
  normalized: Record<string, unknown> | null;
}

/** Validates {@link DashboardValidation}. */
export const DashboardValidation: Schema<DashboardValidation> = /* @__PURE__ */ schema<DashboardValidation>(
  () => ({
    type: 'object',
    optional: ['meta'],
    properties: {
      valid: { type: 'boolean' },
      errors: { type: 'array', items: DashboardError.rule },
      meta: WriteMeta.rule,
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
  const { valid, errors, meta, normalized } = value;
  return (
    typeof valid === 'boolean' &&
    dashboardValidationErrors(errors) &&
    (meta === undefined || isWriteMeta(meta)) &&
    (isObject(normalized) || normalized === null)
  );
}
