import type { Dashboard, DashboardInput } from '@observability-api/schemas';

const SUFFIX = ' (copy)';

/** The maximum length of the name of a dashboard, tile or source, in code points. */
const MAX_NAME_LENGTH = 1024;

/** Returns the name of a copy. Shortens the original name if the result would be too long for the service. */
export function copyName(name: string): string {
  return [...name].slice(0, MAX_NAME_LENGTH - SUFFIX.length).join('') + SUFFIX;
}

/** Returns the body that creates a copy of a dashboard. The tiles keep their ids. */
export function copyOf({ id: _id, ...dashboard }: Dashboard): DashboardInput {
  return { ...(dashboard as DashboardInput), name: copyName(dashboard.name) };
}
