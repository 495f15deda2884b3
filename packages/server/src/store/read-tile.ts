import type { Tile } from '@observability-api/schemas';
import { sql } from 'kysely';
import { databaseKind, type Queries } from './store.ts';

/**
 * Reads one tile of a dashboard. Returns undefined if the dashboard does not exist or has no such tile. The database finds the tile,
 * because parsing all tiles of a large dashboard takes longer and needs more memory.
 */
export async function readTile(
  db: Queries,
  tenant: string,
  dashboardId: string,
  tileId: string,
): Promise<Tile | undefined> {
  const isSqlite = databaseKind(db) === 'sqlite';
  const elements = isSqlite ? sql`json_each(dashboards.tiles)` : sql`json_array_elements(dashboards.tiles::json)`;
  const id = isSqlite ? sql`json_extract(tile.value, '$.id')` : sql`tile.value ->> 'id'`;
  const { rows } = await sql<{ tile: string }>`
    select cast(tile.value as text) as tile from dashboards, ${elements} as tile
    where dashboards.tenant_id = ${tenant} and dashboards.id = ${dashboardId} and ${id} = ${tileId}`.execute(db);
  const [row] = rows;
  return row && (JSON.parse(row.tile) as Tile);
}
