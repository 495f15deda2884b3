// Generated from specs/shared/schemas/DashboardContainer.yaml by `npm run generate`. Do not edit.

import { isDashboardContainer as guard, type DashboardContainer } from './bidirectional/dashboard-container.ts';

export { DashboardContainer, type DashboardContainerInput } from './bidirectional/dashboard-container.ts';

/** Returns true if the value is a valid {@link DashboardContainer}. */
export function isDashboardContainer(value: unknown): value is DashboardContainer {
  return guard(value);
}
