// Generated from specs/shared/schemas/DashboardClick.yaml by `npm run generate`. Do not edit.

import { isDashboardClick as guard, type DashboardClick } from './bidirectional/dashboard-click.ts';

export { DashboardClick, type DashboardClickInput } from './bidirectional/dashboard-click.ts';

/** Returns true if the value is a valid {@link DashboardClick}. */
export function isDashboardClick(value: unknown): value is DashboardClick {
  return guard(value);
}
