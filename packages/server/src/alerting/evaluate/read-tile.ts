import type { Source, Tile } from '@observability-api/schemas';
import { sourcesById } from '../../store/read-sources.ts';
import type { Store } from '../../store/store.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';
import type { Subject } from '../state/subject.ts';

/** Which tile of a tenant. */
export type TileIds = Pick<Subject, 'dashboardId' | 'tileId'>;

/** What is stored about the tile of an alert. */
export interface StoredTile {
  /** Absent when it was removed. */
  readonly tile: Tile | undefined;
  readonly sources: ReadonlyMap<string, Source>;
  /** The database with the tenant's telemetry. */
  readonly database: string;
}

/** A tile as it is stored; `undefined` when it was removed, or its dashboard. */
export async function storedTile(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  { dashboardId, tileId }: TileIds,
): Promise<Tile | undefined> {
  const dashboard = await db
    .selectFrom('dashboards')
    .select('tiles')
    .where('tenant_id', '=', tenant)
    .where('id', '=', dashboardId)
    .executeTakeFirst();
  const tiles = dashboard ? (JSON.parse(dashboard.tiles) as Tile[]) : [];
  return tiles.find(({ id }) => id === tileId);
}

/** Reads the tile of an alert, and the sources of its tenant in the order of creation. */
export async function readTile(store: Pick<Store, 'db'>, tenant: string, ids: TileIds): Promise<StoredTile> {
  const tile = await storedTile(store, tenant, ids);
  const sources = [...(await sourcesById(store.db, { id: tenant }))].sort(([a], [b]) => (a < b ? -1 : 1));
  return { tile, sources: new Map(sources), database: await databaseOfTenant(store, tenant) };
}
