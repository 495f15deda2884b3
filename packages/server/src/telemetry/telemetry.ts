import { type Charts, createCharts } from './charts/charts.ts';
import { type Engine, openEngine } from './engine.ts';
import type { EngineOptions } from './engine-options.ts';
import { prepareDatabase } from './tables/prepare-database.ts';
import type { Place } from './tables/statements.ts';

/** How long telemetry is kept. */
const RETENTION_DAYS = 30;

/** Telemetry of all tenants: the engine, and what is built on it. */
export interface Telemetry {
  /** What is inserted into a database of a tenant waits until that database has its tables. */
  readonly engine: Engine;
  readonly charts: Charts;
  /** Makes the database of a tenant, or brings it up to date; once in the life of the service. */
  prepare(database: string): Promise<void>;
  /** Starts the engine and prepares databases without anybody waiting for it; what fails is tried again when it is needed. */
  warm(databases: readonly string[]): void;
  /** How the engine is, for whoever asks whether the service is ready. It starts for none that asks. */
  state(): Promise<'ok' | 'no answer' | 'not started'>;
  close(): Promise<void>;
}

/** Opens telemetry. Throws StartError. */
export const openTelemetry = async (options: EngineOptions): Promise<Telemetry> => {
  const engine = await openEngine(options);
  const place: Place = {
    retentionDays: RETENTION_DAYS,
    ...('cluster' in options && options.cluster !== undefined && { cluster: options.cluster }),
  };
  const prepared = new Map<string, Promise<void>>();
  // One after the other: each is two dozen small statements, and together they would keep everything else waiting.
  let last: Promise<unknown> = Promise.resolve();
  const prepare = (database: string): Promise<void> => {
    const known = prepared.get(database);
    if (known) return known;
    const work = last.then(() => prepareDatabase(engine, database, place));
    last = work.catch(() => prepared.delete(database));
    prepared.set(database, work);
    return work;
  };
  let isClosed = false;
  return {
    engine: {
      ...engine,
      async insert(database, table, rows) {
        await prepare(database);
        return engine.insert(database, table, rows);
      },
    },
    charts: createCharts(engine),
    prepare,
    warm(databases) {
      for (const database of databases) if (!isClosed) prepare(database).catch(() => undefined);
    },
    async state() {
      if (prepared.size === 0) return 'not started';
      return (await engine.isReady()) ? 'ok' : 'no answer';
    },
    async close() {
      isClosed = true;
      await last;
      await engine.close();
    },
  };
};
