import type { Inventory, Resource } from '../inventory.ts';
import { type Json, objectsOf } from '../kinds.ts';
import type { Action } from './plan.ts';

/**
 * Replaces the update of an alert by its deletion and creation if the plan removes its tile: the service deletes the alerts of a removed
 * tile.
 */
export function replaceDeletedAlerts(writes: readonly Action[], inventory: Inventory): Action[] {
  const dashboards = new Map(
    writes
      .filter(({ kind, action }) => kind === 'Dashboard' && action === 'update')
      .map((action) => [action.id, action]),
  );
  return writes.map((action): Action => {
    const { id, ...rest } = action;
    if (action.kind !== 'Alert' || action.action !== 'update' || id === undefined) return action;
    const stored = inventory.find('Alert', id)?.value;
    const tiles = dashboards.get(stored?.['dashboardId'] as string)?.body?.['tiles'] as Json[] | undefined;
    if (!tiles || tiles.some((tile) => tile['id'] === stored?.['tileId'])) return action;
    return {
      ...rest,
      action: 'create',
      replaces: id,
      warnings: ['is created again without its history, because its tile is removed'],
    };
  });
}

/**
 * Adds a warning to an action for each alert that the service deletes with its tile or saved search. Omits alerts in `matched`, the
 * resources with a document, and in `deleted`, the ids of the resources that the plan deletes.
 */
export function addWarnings(
  action: Action,
  inventory: Inventory,
  { matched, deleted }: { readonly matched: ReadonlySet<Resource>; readonly deleted: ReadonlySet<string | undefined> },
): Action {
  const { kind, id, body } = action;
  const isSearch = kind === 'SavedSearch' && action.action === 'delete';
  if ((kind !== 'Dashboard' && !isSearch) || id === undefined) return action;
  const tiles = new Set(objectsOf(body?.['tiles']).map((tile) => tile['id']));
  const isLost = ({ dashboardId, tileId, savedSearchId }: Json) =>
    isSearch ? savedSearchId === id : dashboardId === id && !tiles.has(tileId);
  const lost = inventory
    .all('Alert')
    .filter((alert) => isLost(alert.value) && !deleted.has(alert.id) && !matched.has(alert));
  return lost.length === 0
    ? action
    : { ...action, warnings: lost.map(({ name }) => `also deletes the alert "${name}"`) };
}
