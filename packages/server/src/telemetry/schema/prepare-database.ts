import type { Engine } from '../clickhouse/engine.ts';
import { deleteSharedRequests } from './delete-shared-requests.ts';
import { rollUps } from './roll-ups.ts';
import { createDatabase, createRollUp, createSteps, createTable, type SchemaOptions } from './statements.ts';
import { tables } from './tables.ts';

/** Which of our steps a database has been through. */
const STEPS = 'observability_api_steps';

/** Steps are only ever added: a database goes through those that it has not been through. */
const steps: readonly {
  readonly number: number;
  run(engine: Engine, database: string, place: SchemaOptions): Promise<void>;
}[] = [
  { number: 1, run: firstTables },
  { number: 2, run: deleteSharedRequests },
];

async function namesOfTables(engine: Engine, database: string): Promise<Set<string>> {
  const rows = await engine.query<{ name: string }>({
    sql: 'SELECT name FROM system.tables WHERE database = {database:String}',
    parameters: { database },
  });
  return new Set(rows.map(({ name }) => name));
}

/**
 * Tables that are there are used as they are: nothing is known of the rows they have, so they get no roll-ups. Views come
 * before any row does.
 */
async function firstTables(engine: Engine, database: string, place: SchemaOptions): Promise<void> {
  const there = await namesOfTables(engine, database);
  for (const table of tables) {
    if (there.has(table.name)) continue;
    const own = rollUps.filter(({ of }) => of === table.name);
    const statements = [...createTable(table, place), ...own.flatMap((rollUp) => createRollUp(rollUp, place))];
    for (const statement of statements) await engine.command(statement, database);
  }
}

/** Makes the database of a tenant and its tables, or brings them up to date. Doing it again changes nothing. */
export async function prepareDatabase(engine: Engine, database: string, place: SchemaOptions): Promise<void> {
  await engine.command(createDatabase(database, place));
  const there = await namesOfTables(engine, database);
  const done = there.has(STEPS)
    ? await engine.query<{ number: number }>({ sql: `SELECT number FROM ${STEPS}`, database })
    : [];
  const numbers = new Set(done.map(({ number }) => number));
  const missing = steps.filter(({ number }) => !numbers.has(number));
  if (missing.length === 0) return;
  for (const step of missing) await step.run(engine, database, place);
  await engine.command(createSteps(STEPS, place), database);
  await engine.insert(
    database,
    STEPS,
    missing.map(({ number }) => ({ number })),
  );
}
