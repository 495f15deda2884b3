import type { Dashboard } from './generated/dashboard.ts';
import type { DashboardInput } from './generated/dashboard-input.ts';

/**
 * Returns the body that creates a copy of a dashboard. The service assigns new ids to the copy, its tiles and its filters. The copy
 * keeps the ids of containers, because tiles refer to them.
 */
export function copyOf({ id: _, tiles, filters = [], ...dashboard }: Dashboard): DashboardInput {
  return {
    ...dashboard,
    tiles: tiles.map(({ id: _id, ...tile }) => tile),
    filters: filters.map(({ id: _id, ...filter }) => filter),
  } as DashboardInput;
}
