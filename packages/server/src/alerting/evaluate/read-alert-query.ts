import {
  type AlertChartConfig,
  type Dashboard,
  type SavedSearch,
  type Source,
  variableNameOf,
} from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { BoundedCache } from '../../domain/bounded-cache.ts';
import { sourcesById } from '../../store/read-sources.ts';
import { readTile } from '../../store/read-tile.ts';
import type { Store } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import type { RowFilter } from '../../telemetry/query/chart-query.ts';
import type { Variables } from '../../telemetry/query/sql/variables.ts';
import type { AnyTile } from '../../telemetry/query/tiles/plan-tile.ts';
import { nounOf, type SubjectIds, type SubjectNoun } from '../state/subject.ts';

/** The columns of an alert that define what it watches, and how the events of a saved search are grouped. */
export type SubjectColumns = Pick<
  Selectable<AlertsTable>,
  'dashboard_id' | 'tile_id' | 'saved_search_id' | 'group_by' | 'chart_config'
>;

/** The tile, saved search or chart that an alert watches, with everything that its query needs. */
export interface AlertQuery {
  readonly noun: SubjectNoun;
  /** Empty if it has no name. */
  readonly name: string;
  /** The query as a tile. Undefined if the tile or the saved search was deleted. */
  readonly tile: AnyTile | undefined;
  /** Filters in addition to those of the tile. */
  readonly filters: readonly RowFilter[];
  /** The variables of the dashboard. In an alert, they have no values. */
  readonly variables: Variables;
  /** The sources of the tenant in order of creation. */
  readonly sources: ReadonlyMap<string, Source>;
}

/** The tile, saved search or chart of an alert, without the sources. */
type StoredQuery = Pick<AlertQuery, 'name' | 'tile'> & Partial<Pick<AlertQuery, 'filters' | 'variables'>>;

const NOT_FOUND: StoredQuery = { name: '', tile: undefined };

/** A cached tile, and the version of its dashboard when it was read. */
interface CachedTile {
  readonly version: number;
  readonly query: StoredQuery;
}

/**
 * The cached tiles that alerts watch, for each store of this process. A dashboard may be several megabytes long and have thousands of
 * alerts.
 */
const tileCaches = new WeakMap<Store['db'], BoundedCache<CachedTile>>();

function tileCacheOf(db: Store['db']): BoundedCache<CachedTile> {
  const cache = tileCaches.get(db) ?? new BoundedCache<CachedTile>();
  tileCaches.set(db, cache);
  return cache;
}

/** Returns the ids of the subject of an alert. */
export function subjectIdsOf({ dashboard_id, tile_id, saved_search_id }: SubjectColumns): SubjectIds {
  return {
    ...(dashboard_id !== null && { dashboardId: dashboard_id }),
    ...(tile_id !== null && { tileId: tile_id }),
    ...(saved_search_id !== null && { savedSearchId: saved_search_id }),
  };
}

async function readTileQuery(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  { dashboardId = '', tileId = '' }: SubjectIds,
): Promise<StoredQuery> {
  const cache = tileCacheOf(db);
  const key = JSON.stringify([tenant, dashboardId, tileId]);
  const dashboard = db.selectFrom('dashboards').where('tenant_id', '=', tenant).where('id', '=', dashboardId);
  const stored = await dashboard.select('version').executeTakeFirst();
  const cached = cache.get(key);
  if (cached && cached.version === stored?.version) return cached.query;
  const { tile, details = null } = (await readTile(db, tenant, dashboardId, tileId)) ?? {};
  if (!stored || !tile) return NOT_FOUND;
  const { filters = [] } = details === null ? {} : (JSON.parse(details) as Pick<Dashboard, 'filters'>);
  const names = filters.filter(({ isVariableEnabled }) => isVariableEnabled).map(variableNameOf);
  const query = { name: tile.name, tile, variables: new Map(names.map((name) => [name, []])) };
  cache.set(key, { version: stored.version, query }, JSON.stringify([tile, names]).length);
  return query;
}

/** Reads a saved search as a line chart that counts its events. */
async function readSavedSearch(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  { savedSearchId = '' }: SubjectIds,
  groupBy: string | null,
): Promise<StoredQuery> {
  const row = await db
    .selectFrom('saved_searches')
    .select(['name', 'source_id', 'definition'])
    .where('tenant_id', '=', tenant)
    .where('id', '=', savedSearchId)
    .executeTakeFirst();
  if (!row) return NOT_FOUND;
  const { where, whereLanguage, filters } = JSON.parse(row.definition) as SavedSearch;
  return {
    name: row.name,
    tile: {
      config: {
        displayType: 'line',
        sourceId: row.source_id,
        select: [{ aggFn: 'count', where, whereLanguage }],
        ...(groupBy !== null && { groupBy }),
      },
    },
    filters: filters.map(({ condition }) => ({ text: condition, language: 'sql' })),
  };
}

function readChart(json: string): StoredQuery {
  const config = JSON.parse(json) as AlertChartConfig;
  const { name = '' } = config;
  if (config.configType === 'sql') return { name, tile: { config } };
  const { where = '', whereLanguage = 'lucene' } = config;
  return { name, tile: { config }, filters: where === '' ? [] : [{ text: where, language: whereLanguage }] };
}

function findQuery(
  store: Pick<Store, 'db'>,
  tenant: string,
  ids: SubjectIds,
  { chart_config, group_by }: Partial<SubjectColumns>,
): Promise<StoredQuery> | StoredQuery {
  switch (nounOf(ids)) {
    case 'tile':
      return readTileQuery(store, tenant, ids);
    case 'saved search':
      return readSavedSearch(store, tenant, ids, group_by ?? null);
    case 'chart':
      return chart_config ? readChart(chart_config) : NOT_FOUND;
  }
}

/** Returns the name of a tile or a saved search. Returns an empty string if it was deleted, or if there are no ids, as for a chart. */
export async function findName(store: Pick<Store, 'db'>, tenant: string, ids: SubjectIds): Promise<string> {
  return (await findQuery(store, tenant, ids, {})).name;
}

/** Reads the query of an alert and the sources of its tenant. */
export async function readAlertQuery(
  store: Pick<Store, 'db'>,
  tenant: string,
  columns: SubjectColumns,
): Promise<AlertQuery> {
  const ids = subjectIdsOf(columns);
  const query = await findQuery(store, tenant, ids, columns);
  const sources = await sourcesById(store.db, { id: tenant });
  return { filters: [], variables: new Map(), ...query, noun: nounOf(ids), sources };
}
