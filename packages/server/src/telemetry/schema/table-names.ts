import type { Engine } from '../clickhouse/engine.ts';

/** Returns the names of the tables of a database. */
export async function readTableNames(engine: Engine, database: string): Promise<Set<string>> {
  const rows = await engine.query<{ name: string }>({
    sql: 'SELECT name FROM system.tables WHERE database = {database:String}',
    parameters: { database },
  });
  return new Set(rows.map(({ name }) => name));
}
