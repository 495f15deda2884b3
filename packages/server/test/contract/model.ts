import type { Json } from '../http/support/api.ts';
import { UNKNOWN_ID } from '../http/support/request-bodies.ts';

/** What lists of the interface hold. */
export const kinds = ['dashboards', 'alerts', 'webhooks', 'keys'] as const;
/** One of these lists. */
export type Kind = (typeof kinds)[number];

/** A thing as the model knows it: what a caller wrote, and the entity tags that it had, the last one being its own. */
export interface Thing {
  readonly id: string;
  content: Json;
  readonly tags: string[];
}

/** What a plain program holds of a tenant: the lists, in order of creation. */
export interface Model {
  readonly lists: Record<Kind, Thing[]>;
  /** Ids of what was deleted. */
  readonly gone: Record<Kind, string[]>;
}

/** An empty tenant. */
export function emptyModel(): Model {
  const empty = () => ({ dashboards: [], alerts: [], webhooks: [], keys: [] });
  return { lists: empty(), gone: empty() };
}

/** The thing that a number stands for; of numbers that end in 7 the last deleted one, or one that never was. */
export function pick(model: Model, kind: Kind, index: number): { id: string; thing: Thing | undefined } {
  const list = model.lists[kind];
  const thing = index % 10 === 7 ? undefined : list[index % Math.max(list.length, 1)];
  return { id: thing?.id ?? model.gone[kind].at(-1) ?? UNKNOWN_ID, thing };
}

/** Takes a thing out of a list. */
export function drop(model: Model, kind: Kind, id: string): void {
  model.lists[kind] = model.lists[kind].filter((one) => one.id !== id);
  model.gone[kind].push(id);
}

/** Deletes the alerts that have lost what they watch: their dashboard, their tile, or that it can be watched. */
export function dropOrphans(model: Model): void {
  for (const { id, content } of model.lists.alerts) {
    if (!canBeWatched(model, content.dashboardId, content.tileId)) drop(model, 'alerts', id);
  }
}

/** Whether an alert may stand on the tile. */
export function canBeWatched(model: Model, dashboardId: string, tileId: string): boolean {
  const dashboard = model.lists.dashboards.find(({ id }) => id === dashboardId);
  const tile = dashboard?.content.tiles.find(({ id }: Json) => id === tileId);
  return ['time', 'number'].includes(tile?.series[0].type);
}

/** How many alerts use the webhook. */
export function uses(model: Model, webhookId: string): number {
  return model.lists.alerts.filter(({ content }) => content.channels.some((one: Json) => one.webhookId === webhookId))
    .length;
}

/** Whether another webhook of the same kind has the name. */
export function nameIsTaken(model: Model, webhook: Json, ownId: string | undefined): boolean {
  return model.lists.webhooks.some(
    ({ id, content }) => id !== ownId && content.service === webhook.service && content.name === webhook.name,
  );
}
