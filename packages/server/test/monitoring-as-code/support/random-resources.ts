import fc from 'fast-check';
import { createArbitraries } from '../../contract/generators/arbitrary-values.ts';
import { withinRules } from '../../contract/generators/within-rules.ts';
import { oracleOf } from '../../contract/oracle.ts';
import { type ReferenceName, withReferences } from '../../contract/resource-references.ts';
import { readSpec } from '../../contract/spec.ts';
import type { Api, Json } from '../../http/support/api.ts';
import { tile } from '../../http/support/request-bodies.ts';
import { isSoak } from '../../support/soak.ts';

/** The number of bodies that are generated for each operation. */
const POOL_SIZE = isSoak ? 600 : 200;
/** The maximum length of a body as JSON. */
const MAX_LENGTH = 15_000;

/** The properties of sources that refer to other sources. */
const LINKS = ['logSourceId', 'traceSourceId', 'metricSourceId', 'sessionSourceId'];

/** The kinds of sources that tiles with formulas can query. */
const QUERIED = ['log', 'trace', 'metric'];

/** Creates random resources of all kinds that monitoring files can contain. */
export interface RandomResources {
  /**
   * Creates `count` resources of each kind, but only one connection. Returns `<kind>/<name>` of the sources and the connection, which
   * `pull` writes only if its arguments name them. The managed deployment has no connections.
   */
  create(api: Api, count?: number): Promise<string[]>;
}

/** Generates bodies of the operations that create resources, from the spec. */
function generateBodies(seed: number) {
  const spec = readSpec('open-source');
  const arbitraryOf = createArbitraries(spec, oracleOf(spec));
  const sample = (id: string) =>
    fc
      .sample(arbitraryOf(spec.operations.find((operation) => operation.id === id)?.body ?? {}), {
        seed,
        numRuns: POOL_SIZE,
      })
      .filter((body) => JSON.stringify(body).length <= MAX_LENGTH);
  return {
    createDashboard: sample('createDashboard'),
    createAlert: sample('createAlert'),
    createWebhook: sample('createWebhook'),
    createSavedSearch: sample('createSavedSearch'),
    createSource: sample('createSource'),
    createConnection: sample('createConnection'),
  };
}

/** Returns an object that creates random resources. Equal seeds generate equal request bodies, except for the ids in them. */
export function randomResources(seed: number): RandomResources {
  const bodies = generateBodies(seed);
  let next = 0;
  const take = (id: keyof typeof bodies) => {
    next += 1;
    return withinRules(id, structuredClone(bodies[id][next % bodies[id].length]), next) as Json;
  };
  /** Returns a body with a unique name. */
  const takeNamed = (id: keyof typeof bodies): Json => {
    const body = take(id);
    return { ...body, name: [...`${next} ${body.name}`].slice(0, 1000).join('').trim() };
  };
  return {
    async create(api, count = 3) {
      const sources: Json[] = (await api.get('/sources')).content;
      const named: string[] = [];
      const connectionIds: string[] = [sources[0].connection];
      if (api.name === 'open-source') {
        const connection = await api.create('/connections', takeNamed('createConnection'));
        connectionIds.unshift(connection.id);
        named.push(`Connection/${connection.name}`);
      }
      const webhooks: Json[] = [];
      for (let index = 0; index < count; index += 1)
        webhooks.push(await api.create('/webhooks', take('createWebhook')));
      const dashboards: Json[] = [];
      const savedSearches: Json[] = [];
      const ids: Record<string, () => readonly string[]> = {
        // Tiles with formulas reject kinds that are not in `QUERIED`, and tiles with SQL reject sources of another connection.
        sourceId: () =>
          sources
            .filter(({ kind, connection }) => QUERIED.includes(kind) && connection === sources[0].connection)
            .map(({ id }) => id),
        connectionId: () => [sources[0].connection],
        connection: () => connectionIds,
        databaseName: () => [sources[0].from.databaseName],
        webhookId: () => webhooks.map(({ id }) => id),
        dashboardId: () => dashboards.map(({ id }) => id),
        savedSearchId: () => savedSearches.map(({ id }) => id),
        tileId: () => dashboards.map(({ tiles }) => tiles.at(-1).id),
      };
      const withIds = (body: Json) =>
        withReferences(body, (kind: ReferenceName, index) => {
          const known = ids[kind]?.() ?? [];
          return known[index % known.length] ?? '';
        }) as Json;
      for (let index = 0; index < count; index += 1) {
        const body = withIds(takeNamed('createSource'));
        // The service accepts ids of linked sources that do not exist. References in monitoring files must resolve.
        for (const link of LINKS) if (body[link] !== undefined) body[link] = sources[index % sources.length].id;
        const source = await api.create('/sources', body);
        named.push(`Source/${source.name}`);
      }
      for (let index = 0; index < count; index += 1) {
        const body = takeNamed('createDashboard');
        const alertTile = { ...tile(), name: `Alert tile ${next}` };
        // The click actions of tiles open earlier dashboards of this call, so the first one has no generated tiles.
        const tiles = index === 0 ? [] : body.tiles;
        dashboards.push(await api.create('/dashboards', withIds({ ...body, tiles: [...tiles, alertTile] })));
      }
      for (let index = 0; index < count; index += 1) {
        savedSearches.push(await api.create('/saved-searches', withIds(take('createSavedSearch'))));
      }
      for (let index = 0; index < count; index += 1)
        await api.create('/alerts', withUniqueChannels(withIds(take('createAlert'))));
      return named;
    },
  };
}

/**
 * Keeps the first channel of each webhook and of each list of recipients. An alert may have more channels than there are webhooks, and
 * several of them then get the same webhook.
 */
function withUniqueChannels(alert: Json): Json {
  if (!alert.channels) return alert;
  const keyOf = ({ webhookId, emailRecipients }: Json) => JSON.stringify(webhookId ?? emailRecipients);
  const channels = new Map<string, Json>();
  for (const channel of alert.channels) if (!channels.has(keyOf(channel))) channels.set(keyOf(channel), channel);
  // The first channel stays the first, so `channel` still equals it.
  return { ...alert, channels: [...channels.values()] };
}
