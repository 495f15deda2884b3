import type { Source, Tile } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { sourcesById } from '../../resources/sources.ts';
import type { Store } from '../../store/store.ts';
import type { AlertsTable } from '../../store/tables.ts';
import { databaseOfTenant } from '../../telemetry/tenant-database.ts';

/** What is stored about the tile of an alert. */
export interface StoredTile {
  /** Absent when it was removed. */
  readonly tile: Tile | undefined;
  readonly sources: ReadonlyMap<string, Source>;
  /** The database with the tenant's telemetry. */
  readonly database: string;
}

/** Reads the tile of an alert, and the sources of its tenant in the order of creation. */
export const readTile = async (
  store: Pick<Store, 'db'>,
  { tenant_id, dashboard_id, tile_id }: Selectable<AlertsTable>,
): Promise<StoredTile> => {
  const dashboard = await store.db
    .selectFrom('dashboards')
    .select('tiles')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', dashboard_id)
    .executeTakeFirst();
  const tiles = dashboard ? (JSON.parse(dashboard.tiles) as Tile[]) : [];
  const sources = [...(await sourcesById(store.db, { id: tenant_id }))].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    tile: tiles.find(({ id }) => id === tile_id),
    sources: new Map(sources),
    database: await databaseOfTenant(store, tenant_id),
  };
};
