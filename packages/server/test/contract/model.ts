import type { Json } from '../http/support/api.ts';
import { UNKNOWN_ID } from '../http/support/request-bodies.ts';

/** The lists of the API that the model contains. */
export const kinds = ['dashboards', 'alerts', 'webhooks', 'keys'] as const;
/** The name of a list. */
export type Kind = (typeof kinds)[number];

/** A resource in the model: its content and its entity tags, the current one last. */
export interface ModelResource {
  readonly id: string;
  content: Json;
  readonly etags: string[];
}

/** A model of a tenant. Each list contains its resources in the order of creation. */
export interface Model {
  readonly lists: Record<Kind, ModelResource[]>;
  /** Ids of deleted resources. */
  readonly deleted: Record<Kind, string[]>;
}

/** Returns an empty tenant. */
export function emptyModel(): Model {
  const empty = () => ({ dashboards: [], alerts: [], webhooks: [], keys: [] });
  return { lists: empty(), deleted: empty() };
}

/**
 * Selects a resource by a number. Numbers that end with 7 select the last deleted one, or an unknown id. So do all numbers if the
 * list is empty.
 */
export function pick(model: Model, kind: Kind, index: number): { id: string; resource: ModelResource | undefined } {
  const list = model.lists[kind];
  const resource = index % 10 === 7 ? undefined : list[index % Math.max(list.length, 1)];
  return { id: resource?.id ?? model.deleted[kind].at(-1) ?? UNKNOWN_ID, resource };
}

/** Deletes a resource. */
export function deleteResource(model: Model, kind: Kind, id: string): void {
  model.lists[kind] = model.lists[kind].filter((resource) => resource.id !== id);
  model.deleted[kind].push(id);
}

/** Deletes alerts whose dashboard or tile was deleted, or whose tile no longer supports alerts. */
export function deleteOrphanedAlerts(model: Model): void {
  for (const { id, content } of model.lists.alerts) {
    if (!supportsAlert(model, content.dashboardId, content.tileId)) deleteResource(model, 'alerts', id);
  }
}

/** Returns true if a tile exists and supports alerts. */
export function supportsAlert(model: Model, dashboardId: string, tileId: string): boolean {
  const dashboard = model.lists.dashboards.find(({ id }) => id === dashboardId);
  const tile = dashboard?.content.tiles.find(({ id }: Json) => id === tileId);
  return ['time', 'number'].includes(tile?.series?.[0].type);
}

/** Returns the number of alerts that use a webhook. */
export function countAlertsOf(model: Model, webhookId: string): number {
  return model.lists.alerts.filter(({ content }) =>
    content.channels.some((channel: Json) => channel.webhookId === webhookId),
  ).length;
}

/** Returns true if another webhook with the same `service`, such as `slack`, has the name. */
export function nameIsTaken(model: Model, webhook: Json, ownId: string | undefined): boolean {
  return model.lists.webhooks.some(
    ({ id, content }) => id !== ownId && content.service === webhook.service && content.name === webhook.name.trim(),
  );
}
