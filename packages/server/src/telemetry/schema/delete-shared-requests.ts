import type { Engine } from '../clickhouse/engine.ts';
import { rollUps, viewOf } from './roll-ups.ts';
import { deleteRows, type SchemaOptions, selectRollUp } from './statements.ts';

const TABLES = ['otel_logs', 'otel_traces'];

/** The requests of the service itself have both names. */
const OWN = "ServiceName = 'observability-api' AND ScopeName = 'observability-api'";

/**
 * Deletes the requests that earlier versions wrote about themselves: they wrote the requests of all tenants into the
 * database of the first team. The roll-ups of the service's name are computed again from the remaining rows.
 */
export async function deleteSharedRequests(engine: Engine, database: string, place: SchemaOptions): Promise<void> {
  for (const table of TABLES) {
    if (!(await hasOwnRows(engine, database, table))) continue;
    await engine.command(deleteRows(table, OWN, place), database);
    for (const rollUp of await rollUpsOf(engine, database, table)) {
      await engine.command(deleteRows(rollUp.name, "ServiceName = 'observability-api'", place), database);
      const select = selectRollUp(rollUp, table, "ServiceName = 'observability-api'");
      await engine.command(`INSERT INTO ${rollUp.name} ${select}`, database);
    }
  }
}

/** Returns true if a table has rows to delete. A table with other columns than ours has none. */
async function hasOwnRows(engine: Engine, database: string, table: string): Promise<boolean> {
  const columns = await engine.query<{ name: string }>({
    sql: `SELECT name FROM system.columns
WHERE database = {database:String} AND table = {table:String} AND name IN ('ServiceName', 'ScopeName')`,
    parameters: { database, table },
  });
  if (columns.length < 2) return false;
  return (await engine.query({ sql: `SELECT 1 AS found FROM ${table} WHERE ${OWN} LIMIT 1`, database })).length > 0;
}

async function rollUpsOf(engine: Engine, database: string, table: string) {
  const views = await engine.query<{ name: string }>({
    sql: 'SELECT name FROM system.tables WHERE database = {database:String}',
    parameters: { database },
  });
  const names = new Set(views.map(({ name }) => name));
  return rollUps.filter((rollUp) => rollUp.of === table && names.has(viewOf(rollUp)));
}
