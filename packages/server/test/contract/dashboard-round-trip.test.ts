import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, deployments, type Json } from '../http/support/api.ts';
import { dashboard, tile } from '../http/support/request-bodies.ts';
import { engines } from '../support/engines.ts';
import { createArbitraries } from './generators/arbitrary-values.ts';
import { withinRules } from './generators/within-rules.ts';
import { oracleOf } from './oracle.ts';
import { type ReferenceName, withReferences } from './resource-references.ts';
import { serveFrom } from './serve-from.ts';
import { readSpec } from './spec.ts';

const seed = Number(process.env['ROUND_TRIP_SEED'] ?? randomInt(2 ** 31));
/** The number of dashboards, divided among the databases. */
const numRuns = Number(process.env['ROUND_TRIPS'] ?? 200);
console.log(`dashboard round trips: ROUND_TRIP_SEED=${seed}`);

const spec = readSpec('open-source');
const createDashboard = spec.operations.find(({ id }) => id === 'createDashboard');
const arbitraryOf = createArbitraries(spec, oracleOf(spec));
/** Random dashboards, except very large ones. Enough of them that every kind of tile occurs. */
const pool = fc
  .sample(arbitraryOf(createDashboard?.body ?? {}), { seed, numRuns: Math.max(numRuns, 2_000) })
  .map((sample, index) => withinRules('createDashboard', sample, index))
  .filter((sample) => JSON.stringify(sample).length < 500_000);

const seen = new Set<string>();
const withNewKind = new Set(
  pool.filter((sample) => {
    const before = seen.size;
    for (const kind of kindsOf(sample)) seen.add(kind);
    return seen.size > before;
  }),
);
/** The first dashboards with each kind of tile, and others up to `numRuns`. */
const samples = [...withNewKind, ...pool.filter((sample) => !withNewKind.has(sample))].slice(0, numRuns);

/** Returns the kinds of tiles in a dashboard. */
function kindsOf({ tiles }: Json): string[] {
  return tiles.map(({ config, series }: Json) =>
    config ? `${config.configType ?? 'builder'} ${config.displayType}` : `series ${series[0].type}`,
  );
}

/** The ids that a dashboard can refer to, in one deployment. */
type Ids = Readonly<Record<string, readonly string[]>>;

describe.each(engines.map((engine, index) => ({ engine, store: engine.name, index })))(
  'on $store',
  ({ engine, index }) => {
    const served = serveFrom(engine, { telemetry: 'off' });
    const samplesOfEngine = samples.filter((_, position) => position % engines.length === index);
    const idsOf = async (api: Api): Promise<Ids> => {
      const sources: Json[] = (await api.get('/sources')).content;
      const { id } = await api.create('/dashboards', dashboard(tile()));
      return {
        sourceId: sources.map((source) => source.id),
        connectionId: [sources[0].connection],
        dashboardId: [id],
      };
    };
    let ids: readonly Ids[];
    beforeAll(async () => {
      ids = await Promise.all(deployments.map((name) => idsOf(served.caller(name))));
    });

    it('dashboards do not change when they are read and sent back, and both deployments return the same', {
      timeout: 600_000,
    }, async () => {
      for (const sample of samplesOfEngine) {
        const written = await Promise.all(
          deployments.map((name, index) => roundTrip(served.caller(name), sample, ids[index] ?? {})),
        );
        expect(written[0]).toEqual(written[1]);
      }
    });
  },
);

/** Creates a dashboard, reads it and sends it back. Returns it with placeholders instead of the ids of the deployment. */
async function roundTrip(api: Api, sample: Json, ids: Ids): Promise<Json> {
  const body = withReferences(sample, (kind: ReferenceName, index) => ids[kind]?.[index % ids[kind].length] ?? '');
  const created = await api.create('/dashboards', body);
  const path = `/dashboards/${created.id}`;
  const { content: read } = await api.get(path);
  expect(read).toEqual(created);
  const { content: updated } = await api.put(path, read);
  expect(updated).toEqual(read);
  await api.delete(path);
  return withPlaceholders(read, body as Json, ids);
}

/** Replaces the ids that differ between deployments: those that the service assigned, and those of existing resources. */
function withPlaceholders(read: Json, sent: Json, ids: Ids): Json {
  const assigned = (items: Json[], sentItems: Json[] = []) =>
    items.map(({ id, ...item }, index) => ({ ...item, id: sentItems[index]?.id === undefined ? 'assigned' : id }));
  const { id: _, tiles, filters, ...properties } = read;
  const withoutAssigned = {
    ...properties,
    tiles: assigned(tiles, sent.tiles),
    filters: assigned(filters, sent.filters),
  };
  let text = JSON.stringify(withoutAssigned);
  for (const [kind, kindIds] of Object.entries(ids)) {
    for (const [position, id] of kindIds.entries()) text = text.replaceAll(id, `${kind} ${position}`);
  }
  return JSON.parse(text);
}

it('the dashboards have tiles of every kind', () => {
  expect([...new Set(samples.flatMap(kindsOf))].sort()).toEqual([
    ...['bar', 'event_patterns', 'heatmap', 'line', 'markdown', 'number', 'pie', 'search', 'stacked_bar', 'table'].map(
      (kind) => `builder ${kind}`,
    ),
    ...['markdown', 'number', 'search', 'table', 'time'].map((type) => `series ${type}`),
    ...['bar', 'line', 'number', 'pie', 'stacked_bar', 'table'].map((kind) => `sql ${kind}`),
  ]);
});
