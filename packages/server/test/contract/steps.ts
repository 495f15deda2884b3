import fc from 'fast-check';
import type { Json } from '../http/support/api.ts';
import { type Kind, kinds, type Model, nameIsTaken, pick, supportsAlert } from './model.ts';

/** A request to the service and to the model. */
export interface Step {
  readonly kind: Kind;
  readonly action: 'create' | 'update' | 'delete' | 'get' | 'list';
  /** Selects a resource, see {@link pick}. Also varies the body. */
  readonly index: number;
  /** The page of a list. */
  readonly limit: number;
  readonly offset: number;
  /** The entity tag in `If-Match`. `first` is the tag of the first version, and `any` is `*`. */
  readonly ifMatch: 'none' | 'current' | 'first' | 'any';
  readonly name: string;
  /** The types of the new tiles. */
  readonly types: readonly string[];
  /** A bit mask of the tiles that an update keeps. */
  readonly keptTiles: number;
  /** Selects the tile of an alert. */
  readonly tileIndex: number;
  readonly tags: readonly string[] | undefined;
  /** Selects the webhooks of an alert. */
  readonly webhooks: readonly number[];
}

const types = ['time', 'number', 'search', 'markdown', 'table'];

/** Returns an arbitrary of steps on these lists. */
export function steps(lists: readonly Kind[]): fc.Arbitrary<Step> {
  return fc.record({
    kind: fc.constantFrom(...kinds.filter((kind) => lists.includes(kind))),
    action: fc.constantFrom('create', 'create', 'update', 'update', 'delete', 'get', 'list'),
    index: fc.nat(20),
    limit: fc.integer({ min: 1, max: 8 }),
    offset: fc.nat(4),
    ifMatch: fc.constantFrom('none', 'none', 'current', 'first', 'any'),
    name: fc.constantFrom('a', 'b', 'c'),
    types: fc.array(fc.constantFrom(...types), { maxLength: 3 }),
    keptTiles: fc.nat(7),
    tileIndex: fc.nat(7),
    tags: fc.option(fc.uniqueArray(fc.constantFrom('x', 'y', '\u{1f600}'), { maxLength: 2 }), { nil: undefined }),
    webhooks: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  });
}

const create = {
  action: 'create',
  index: 0,
  limit: 1,
  offset: 0,
  ifMatch: 'none',
  name: 'a',
  types: [],
  keptTiles: 0,
  tileIndex: 0,
  tags: undefined,
  webhooks: [0],
} as const;

/** The first steps of every run: two dashboards, two webhooks and three alerts. */
export const initialSteps: readonly Step[] = [
  { ...create, kind: 'webhooks' },
  { ...create, kind: 'webhooks', name: 'b' },
  { ...create, kind: 'dashboards', types: ['time', 'number', 'search'] },
  { ...create, kind: 'dashboards', types: ['time'] },
  { ...create, kind: 'alerts' },
  { ...create, kind: 'alerts', tileIndex: 1, webhooks: [0, 1] },
  { ...create, kind: 'alerts', index: 1 },
];

/** Returns the step that lists all resources of a kind. */
export function listAll(kind: Kind): Step {
  return { ...create, kind, action: 'list', limit: 1_000 };
}

/** Returns the body of a step and whether the rules allow it. */
export function bodyOfStep(model: Model, step: Step, id: string | undefined): { body: Json; allowed: boolean } {
  switch (step.kind) {
    case 'dashboards':
      return { body: dashboardBody(model, step, id), allowed: true };
    case 'alerts':
      return alertBody(model, step);
    case 'webhooks': {
      const service = step.index % 2 === 0 ? 'generic' : 'slack';
      const body = { name: step.name, service, url: 'https://93.184.216.34/' };
      return { body, allowed: !nameIsTaken(model, body, id) };
    }
    case 'keys':
      return { body: { name: step.name, state: step.index % 2 === 0 ? 'enabled' : 'disabled' }, allowed: true };
  }
}

/** Returns a dashboard. Kept tiles keep their id. Every second one gets the type of the first new tile, or `time` if no tile is new. */
function dashboardBody(model: Model, step: Step, id: string | undefined): Json {
  const before: Json[] = model.lists.dashboards.find((dashboard) => dashboard.id === id)?.content.tiles ?? [];
  const staying = before.filter((_, index) => (step.keptTiles >> index) % 2 === 1);
  const changed = staying.map((tile, index) => (index % 2 === 0 ? tile : tileOf(step.types[0] ?? 'time', tile.id)));
  const tiles = [...changed, ...step.types.map((type) => tileOf(type))];
  return { name: step.name, tiles, ...(step.tags && { tags: step.tags }) };
}

function tileOf(type: string, id?: string): Json {
  const aggregate = type === 'search' || type === 'markdown' ? {} : { aggFn: 'count' };
  return { ...(id && { id }), name: type, x: 0, y: 0, w: 1, h: 1, series: [{ type, ...aggregate }] };
}

function alertBody(model: Model, step: Step): { body: Json; allowed: boolean } {
  const { id: dashboardId, resource } = pick(model, 'dashboards', step.index);
  const tiles: Json[] = resource?.content.tiles ?? [];
  const tileId = tiles[step.tileIndex % Math.max(tiles.length, 1)]?.id ?? dashboardId;
  const webhooks = step.webhooks.map((index) => pick(model, 'webhooks', index));
  const ids = [...new Set(webhooks.map(({ id }) => id))];
  const channels = ids.map((webhookId) => ({ type: 'webhook', webhookId }));
  return {
    body: {
      source: 'tile',
      name: step.name,
      dashboardId,
      tileId,
      interval: '5m',
      threshold: step.index,
      thresholdType: 'above',
      channels,
    },
    allowed: supportsAlert(model, dashboardId, tileId) && webhooks.every((webhook) => webhook.resource !== undefined),
  };
}
