import type { Engine } from '../clickhouse/engine.ts';
import { isStatementError } from '../clickhouse/engine-errors.ts';
import { deleteSelfTelemetry } from './delete-self-telemetry.ts';
import { rollUps, viewOf } from './roll-ups.ts';
import {
  createDatabase,
  createRollUp,
  createSteps,
  createTable,
  dropSteps,
  localTable,
  type SchemaOptions,
} from './statements.ts';
import { readTableNames, tables } from './telemetry-tables.ts';

/** The table that records which migration steps a database has completed. */
const STEPS_TABLE = 'observability_api_steps';

/** The migration steps in order. New steps are appended. A step can run again, for example if the record of the steps is lost. */
const steps: readonly {
  readonly number: number;
  run(engine: Engine, database: string, options: SchemaOptions): Promise<void>;
}[] = [
  { number: 1, run: createTables },
  { number: 2, run: deleteSelfTelemetry },
];

/**
 * Creates the missing tables with their roll-ups, before any row is inserted. An existing table gets no roll-ups, because they
 * would not include its rows.
 *
 * The table of a roll-up is created before its base table, and its view after the base table. If the view is missing, another process is
 * creating the tables, or has stopped before it created the view. The base table then has no rows yet. Creates the missing view, so that it
 * includes the rows of this process. On a cluster, also creates the missing distributed table of a roll-up.
 */
async function createTables(engine: Engine, database: string, options: SchemaOptions): Promise<void> {
  const existing = await readTableNames(engine, database);
  for (const table of tables) {
    const ofTable = rollUps.filter(({ baseTable }) => baseTable === table.name);
    const statements = existing.has(table.name)
      ? ofTable
          .filter((rollUp) => existing.has(localTable(rollUp.name, options)))
          .filter((rollUp) => !existing.has(viewOf(rollUp)) || !existing.has(rollUp.name))
          .flatMap((rollUp) => createRollUp(rollUp, options))
      : [
          ...ofTable.flatMap((rollUp) => createRollUp(rollUp, options).slice(0, 1)),
          ...createTable(table, options),
          ...ofTable.flatMap((rollUp) => createRollUp(rollUp, options).slice(1)),
        ];
    for (const statement of statements) await engine.command(statement, database);
  }
}

/** Returns the numbers of the completed steps. Returns an empty set if the table of steps is missing or damaged. */
async function readCompletedSteps(engine: Engine, database: string): Promise<Set<number>> {
  const existing = await readTableNames(engine, database);
  if (!existing.has(STEPS_TABLE)) return new Set();
  try {
    const rows = await engine.query<{ number: number }>({ sql: `SELECT number FROM ${STEPS_TABLE}`, database });
    return new Set(rows.map(({ number }) => number));
  } catch (error) {
    if (!isStatementError(error)) throw error;
    return new Set();
  }
}

/**
 * Records the completed steps in a new table of steps, which also replaces a damaged one. If the engine rejects a statement, the error is
 * ignored, and the steps run again at the next start. Throws other errors.
 */
async function recordSteps(
  engine: Engine,
  database: string,
  options: SchemaOptions,
  numbers: readonly number[],
): Promise<void> {
  try {
    for (const statement of [...dropSteps(STEPS_TABLE, options), ...createSteps(STEPS_TABLE, options)])
      await engine.command(statement, database);
    await engine.insert(
      database,
      STEPS_TABLE,
      numbers.map((number) => ({ number })),
    );
  } catch (error) {
    if (!isStatementError(error)) throw error;
  }
}

/** Creates or updates a telemetry database and its tables. Idempotent. */
export async function prepareDatabase(engine: Engine, database: string, options: SchemaOptions): Promise<void> {
  await engine.command(createDatabase(database, options));
  const completed = await readCompletedSteps(engine, database);
  const missing = steps.filter(({ number }) => !completed.has(number));
  if (missing.length === 0) return;
  for (const step of missing) await step.run(engine, database, options);
  await recordSteps(
    engine,
    database,
    options,
    steps.map(({ number }) => number),
  );
}
