import type { Engine } from '../clickhouse/engine.ts';
import { QueryError } from '../clickhouse/engine-errors.ts';
import { deleteSharedRequests } from './delete-shared-requests.ts';
import { rollUps } from './roll-ups.ts';
import { createDatabase, createRollUp, createSteps, createTable, dropSteps, type SchemaOptions } from './statements.ts';
import { tables } from './tables.ts';

/** The table with the steps that a database has been through. */
const STEPS = 'observability_api_steps';

/** The steps that bring a database up to date. New ones are appended. Each can be repeated safely. */
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

/** Returns true for errors of a statement itself, such as damaged data. Limits and a missing engine are not. */
function isDamage(error: unknown): boolean {
  return error instanceof QueryError && error.name === 'QueryError';
}

/** Returns the numbers of the steps that a database has been through; none if their table is damaged. */
async function stepsDone(engine: Engine, database: string): Promise<Set<number>> {
  const there = await namesOfTables(engine, database);
  if (!there.has(STEPS)) return new Set();
  try {
    const rows = await engine.query<{ number: number }>({ sql: `SELECT number FROM ${STEPS}`, database });
    return new Set(rows.map(({ number }) => number));
  } catch (error) {
    if (!isDamage(error)) throw error;
    return new Set();
  }
}

/**
 * Records steps. The tables are complete without the record: if it cannot be written, the steps are repeated at the next start.
 * A damaged table of steps is replaced.
 */
async function recordSteps(
  engine: Engine,
  database: string,
  place: SchemaOptions,
  numbers: readonly number[],
): Promise<void> {
  try {
    await engine.command(dropSteps(STEPS, place), database);
    await engine.command(createSteps(STEPS, place), database);
    await engine.insert(
      database,
      STEPS,
      numbers.map((number) => ({ number })),
    );
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

/** Creates the database of a tenant and its tables, or updates them. Repeating it changes nothing. */
export async function prepareDatabase(engine: Engine, database: string, place: SchemaOptions): Promise<void> {
  await engine.command(createDatabase(database, place));
  const done = await stepsDone(engine, database);
  const missing = steps.filter(({ number }) => !done.has(number));
  if (missing.length === 0) return;
  for (const step of missing) await step.run(engine, database, place);
  await recordSteps(
    engine,
    database,
    place,
    steps.map(({ number }) => number),
  );
}
