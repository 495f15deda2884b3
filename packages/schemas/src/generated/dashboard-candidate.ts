// Generated from specs/shared/schemas/DashboardCandidate.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/**
 * The dashboard to validate, as in a create request. Every JSON value is accepted: the errors of an invalid
 * dashboard are in the result, not in a 400 response.
 */
export type DashboardCandidate = unknown;

/** Validates {@link DashboardCandidate}. */
export const DashboardCandidate: Schema<DashboardCandidate> = /* @__PURE__ */ schema<DashboardCandidate>(
  () => ({}),
  'request',
  isDashboardCandidate,
);

/** Returns true if the value is a valid {@link DashboardCandidate}. */
export function isDashboardCandidate(value: unknown): value is DashboardCandidate {
  return value !== undefined;
}
