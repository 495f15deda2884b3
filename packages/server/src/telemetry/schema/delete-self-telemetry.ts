import type { Engine } from '../clickhouse/engine.ts';
import { rollUps, viewOf } from './roll-ups.ts';
import { deleteRows, type SchemaOptions, selectRollUp } from './statements.ts';
import { readTableNames } from './telemetry-tables.ts';

const TABLES = ['otel_logs', 'otel_traces'];

/** Matches the logs and spans that the service writes about the requests to it. */
const SELF_TELEMETRY = "ServiceName = 'observability-api' AND ScopeName = 'observability-api'";

/** Matches all rows with the name of this service. Roll-ups have no column for the scope. */
const SERVICE = "ServiceName = 'observability-api'";

/**
 * Deletes the self-telemetry of a database: the logs and spans about requests to this service. Earlier versions wrote the requests of all
 * tenants into the database of the first team.
 *
 * First recomputes the roll-up rows of this service, then deletes the self-telemetry. After a crash in between, the next run still finds
 * self-telemetry and repeats both.
 */
export async function deleteSelfTelemetry(engine: Engine, database: string, options: SchemaOptions): Promise<void> {
  for (const table of TABLES) {
    if (!(await hasSelfTelemetry(engine, database, table))) continue;
    for (const rollUp of await findRollUps(engine, database, table)) {
      await engine.command(deleteRows(rollUp.name, SERVICE, options), database);
      const select = selectRollUp(rollUp, table, `${SERVICE} AND NOT (${SELF_TELEMETRY})`);
      // A replicated table would drop the rows of a repetition as duplicates of the deleted ones.
      await engine.command(`INSERT INTO ${rollUp.name} SETTINGS insert_deduplicate = 0 ${select}`, database);
    }
    await engine.command(deleteRows(table, SELF_TELEMETRY, options), database);
  }
}

/** Returns true if a table has rows to delete. A table without the expected columns has none. */
async function hasSelfTelemetry(engine: Engine, database: string, table: string): Promise<boolean> {
  const columns = await engine.query<{ name: string }>({
    sql: `SELECT name FROM system.columns
WHERE database = {database:String} AND table = {table:String} AND name IN ('ServiceName', 'ScopeName')`,
    parameters: { database, table },
  });
  if (columns.length < 2) return false;
  return (
    (await engine.query({ sql: `SELECT 1 AS found FROM ${table} WHERE ${SELF_TELEMETRY} LIMIT 1`, database })).length >
    0
  );
}

/** Returns the roll-ups of a table whose view exists. */
async function findRollUps(engine: Engine, database: string, table: string) {
  const names = await readTableNames(engine, database);
  return rollUps.filter((rollUp) => rollUp.baseTable === table && names.has(viewOf(rollUp)));
}
