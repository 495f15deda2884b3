import { UnavailableError } from '../domain/errors.ts';
import { settlesWithin } from '../domain/with-timeout.ts';
import type { Engine } from './clickhouse/engine.ts';
import type { EngineOptions } from './clickhouse/engine-options.ts';
import { openEngine } from './clickhouse/open-engine.ts';
import { type Charts, createCharts } from './query/charts.ts';
import { createCatalog } from './schema/catalog.ts';
import { prepareDatabase } from './schema/prepare-database.ts';
import type { SchemaOptions } from './schema/statements.ts';

/** How long telemetry is kept. */
const RETENTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** A database that is being prepared when telemetry is closed, and what is in the engine, may take this long together. */
const GRACE_MS = 3_000;

/** Telemetry of all tenants: the engine, and what is built on it. */
export interface Telemetry {
  /** What is inserted into a database of a tenant waits until that database has its tables. */
  readonly engine: Engine;
  readonly charts: Charts;
  /** Makes the database of a tenant, or brings it up to date; once in the life of the service. */
  prepare(database: string): Promise<void>;
  /** Starts the engine and prepares databases without anybody waiting for it; what fails is tried again when it is needed. */
  warm(databases: readonly string[]): void;
  /** How the engine is, for whoever asks whether the service is ready. It never starts for that; once it ran, it starts again. */
  state(): Promise<'ok' | 'no answer' | 'not started'>;
  /**
   * Waits for what is running, within bounds, then lets go of the engine. What is not over by then, and what comes later, throws
   * Unavailable. Closing again waits for the same.
   */
  close(graceMs?: number): Promise<void>;
}

/** Opens telemetry. Throws StartError. */
export async function openTelemetry(options: EngineOptions): Promise<Telemetry> {
  const engine = await openEngine(options);
  const place: SchemaOptions = {
    retentionDays: RETENTION_DAYS,
    ...('cluster' in options && options.cluster !== undefined && { cluster: options.cluster }),
  };
  const prepared = new Map<string, Promise<void>>();
  // One after the other: each is two dozen small statements, and together they would keep everything else waiting.
  let last: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | undefined;
  const begin = async (database: string): Promise<void> => {
    if (closing) throw new UnavailableError('The service is stopping');
    await prepareDatabase(engine, database, place);
  };
  const prepare = (database: string): Promise<void> => {
    const known = prepared.get(database);
    if (known) return known;
    const work = last.then(() => begin(database));
    last = work.catch(() => prepared.delete(database));
    prepared.set(database, work);
    return work;
  };
  const closeOnce = async (graceMs: number): Promise<void> => {
    const until = performance.now() + graceMs;
    await settlesWithin(last, graceMs);
    await engine.close(Math.max(0, until - performance.now()));
  };
  return {
    engine: {
      ...engine,
      async insert(database, table, rows) {
        await prepare(database);
        return engine.insert(database, table, rows);
      },
    },
    // Rows go by whole days, those of roll-ups one by one: at the end of what is kept, only the rows themselves are to be counted.
    charts: createCharts(engine, createCatalog(engine, RETENTION_DAYS * DAY_MS)),
    prepare,
    warm(databases) {
      for (const database of databases) if (!closing) prepare(database).catch(() => undefined);
    },
    async state() {
      if (prepared.size === 0) return 'not started';
      return (await engine.isReady()) ? 'ok' : 'no answer';
    },
    close(graceMs = GRACE_MS) {
      closing ??= closeOnce(graceMs);
      return closing;
    },
  };
}
