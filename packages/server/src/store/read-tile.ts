import type { Tile } from '@observability-api/schemas';
import { sql } from 'kysely';
import { databaseKind, type Queries } from './store.ts';

/** A dashboard with one of its tiles. */
export interface DashboardTile {
  /** Undefined if the dashboard has no tile with the id. */
  readonly tile: Tile | undefined;
  /** The column `details` of the dashboard: JSON, or null if it has none. */
  readonly details: string | null;
}

/**
 * Reads a dashboard with one of its tiles. Returns undefined if the dashboard does not exist. The database finds the tile, because
 * parsing all tiles of a large dashboard takes longer and needs more memory.
 */
export async function readTile(
  db: Queries,
  tenant: string,
  dashboardId: string,
  tileId: string,
): Promise<DashboardTile | undefined> {
  const isSqlite = databaseKind(db) === 'sqlite';
  const elements = isSqlite ? sql`json_each(dashboards.tiles)` : sql`json_array_elements(dashboards.tiles::json)`;
  const id = isSqlite ? sql`json_extract(tile.value, '$.id')` : sql`tile.value ->> 'id'`;
  const { rows } = await sql<{ details: string | null; tile: string | null }>`
    select details, (select cast(tile.value as text) from ${elements} as tile where ${id} = ${tileId} limit 1) as tile
    from dashboards where tenant_id = ${tenant} and id = ${dashboardId}`.execute(db);
  const [row] = rows;
  return row && { details: row.details, tile: row.tile === null ? undefined : (JSON.parse(row.tile) as Tile) };
}
