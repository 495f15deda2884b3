import type { Source, Tile } from '@observability-api/schemas';
import { sourcesById } from '../../store/read-sources.ts';
import type { Store } from '../../store/store.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';
import type { Subject } from '../state/subject.ts';

/** Identifies a tile of a tenant. */
export type TileIds = Pick<Subject, 'dashboardId' | 'tileId'>;

/** The tile of an alert with everything that its query needs. */
export interface StoredTile {
  /** Undefined if the tile was deleted. */
  readonly tile: Tile | undefined;
  /** The sources of the tenant in order of creation. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The database with the tenant's telemetry. */
  readonly database: string;
}

/** Reads a tile. Returns undefined if the tile or its dashboard was deleted. */
export async function findTile(
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

/** Reads the tile of an alert and the sources of its tenant. */
export async function readTile(store: Pick<Store, 'db'>, tenant: string, ids: TileIds): Promise<StoredTile> {
  const tile = await findTile(store, tenant, ids);
  const sources = [...(await sourcesById(store.db, { id: tenant }))].sort(([a], [b]) => (a < b ? -1 : 1));
  return { tile, sources: new Map(sources), database: await databaseOfTenant(store, tenant) };
}
