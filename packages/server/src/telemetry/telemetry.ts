import type { Engine } from './clickhouse/engine.ts';
import { type EngineOptions, openEngine } from './clickhouse/open-engine.ts';
import { type Charts, createCharts } from './query/charts.ts';
import { type Catalog, createCatalog } from './schema/catalog.ts';
import { DatabasePreparations } from './schema/database-preparations.ts';
import { prepareDatabase } from './schema/prepare-database.ts';
import type { SchemaOptions } from './schema/statements.ts';

/** Telemetry older than this is deleted. */
const RETENTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** Default of the maximum time that `close` waits, in total, for the preparation of databases and for running statements. */
const CLOSE_TIMEOUT_MS = 3_000;

/** The telemetry of all tenants: the engine and the charts. */
export interface Telemetry {
  /** The engine. Its `insert` prepares the database before the first insert into it. */
  readonly engine: Engine;
  readonly charts: Charts;
  /** The tables of the engine. */
  readonly catalog: Catalog;
  /** Creates or updates a telemetry database, once per process. Retries after an error with the next call. */
  prepare(database: string): Promise<void>;
  /** Prepares databases in the background, which starts the engine. A database that fails is prepared again when it is needed. */
  warm(databases: readonly string[]): void;
  /** Returns the state of the engine. Does not start an engine that has never run; restarts one that stopped. */
  state(): Promise<'ok' | 'no response' | 'not started'>;
  /**
   * Waits up to `timeoutMs` for running work, then closes the engine. Unfinished and later work throws UnavailableError. A repeated
   * call waits for the first one.
   */
  close(timeoutMs?: number): Promise<void>;
}

/** Opens telemetry. Throws StartupError for an invalid URL of a ClickHouse server. */
export async function openTelemetry(options: EngineOptions): Promise<Telemetry> {
  const engine = await openEngine(options);
  const schemaOptions: SchemaOptions = {
    retentionDays: RETENTION_DAYS,
    ...('cluster' in options && options.cluster !== undefined && { cluster: options.cluster }),
  };
  const preparations = new DatabasePreparations((database) => prepareDatabase(engine, database, schemaOptions));
  // Telemetry rows expire by whole days, roll-up rows one by one. Roll-ups of days beyond the retention are incomplete, so charts do not
  // use them.
  const catalog = createCatalog(engine, RETENTION_DAYS * DAY_MS);
  let closing: Promise<void> | undefined;
  return {
    engine: {
      ...engine,
      async insert(database, table, rows) {
        await preparations.prepare(database);
        return engine.insert(database, table, rows);
      },
    },
    charts: createCharts(engine, catalog),
    catalog,
    prepare: (database) => preparations.prepare(database),
    warm: (databases) => preparations.prepareInBackground(databases),
    async state() {
      if (!preparations.hasStarted) return 'not started';
      return (await engine.isReady()) ? 'ok' : 'no response';
    },
    close(timeoutMs = CLOSE_TIMEOUT_MS) {
      closing ??= closeEngine(engine, preparations, timeoutMs);
      return closing;
    },
  };
}

async function closeEngine(engine: Engine, preparations: DatabasePreparations, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  await preparations.stop(timeoutMs);
  await engine.close(Math.max(0, deadline - performance.now()));
}
