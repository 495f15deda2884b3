import { Kysely, sql } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import { UnavailableError } from '../../domain/errors.ts';
import { StartupError } from '../../domain/startup-error.ts';
import { settlesWithin } from '../../domain/with-timeout.ts';
import { createDataDirectory } from '../data-directory.ts';
import { isUpToDate, migrate } from '../migrations/migrate.ts';
import type { Store, StoreOptions } from '../store.ts';
import { MEMORY } from '../store.ts';
import type { Tables } from '../tables.ts';
import { unavailabilityReason } from '../unavailability-reason.ts';
import { WriteHealth, writeProbe } from '../write-health.ts';
import {
  connectForStart,
  describeDatabase,
  oneConnectionDialect,
  openPool,
  postgresDialect,
  requireDatabaseUrl,
} from './postgres-connection.ts';
import { sqlState, toStoreError } from './postgres-errors.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { beginWithLock } from './startup-lock.ts';

/** Throws an error again by its name. */
function rethrow(error: unknown): never {
  throw toStoreError(error);
}

/** Runs `work` while this process, of all on the database, holds the lock of those that start. */
async function locked<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const holder = await connectForStart(databaseUrl);
  try {
    await beginWithLock(holder).catch(rethrow);
    const result = await work();
    await holder.query('commit').catch(rethrow);
    return result;
  } finally {
    // Ends the transaction too, and with it the lock, when the work has thrown.
    await holder.end().catch(() => undefined);
  }
}

/** How long a readiness check waits for the database. */
const READ_TIMEOUT_MS = 2_000;

const UNDEFINED_TABLE = '42P01';

/** Most starts find everything as it has to be, and need neither the lock nor another connection. */
async function needsMigration(db: Kysely<Tables>): Promise<boolean> {
  try {
    return !(await isUpToDate(db));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return true;
    throw error;
  }
}

function migrateAlone(databaseUrl: string, clock: Clock): Promise<void> {
  return locked(databaseUrl, async () => {
    const client = await connectForStart(databaseUrl);
    const db = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
    try {
      await retryOnConflict(() => migrate(db, clock));
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

function reason(error: unknown): string {
  if (error instanceof UnavailableError) return reason(error.cause);
  if (!(error instanceof Error)) return String(error);
  // An address with several targets fails with an error for each, and no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** One sentence for a database that the service cannot start on. */
function unusable(databaseUrl: string, error: unknown): StartupError {
  return new StartupError(`The database ${describeDatabase(databaseUrl)} cannot be used (${reason(error)}).`, {
    cause: error,
  });
}

/** Opens the store in a PostgreSQL database and brings it up to date. Throws StartError. */
export async function openPostgresStore(options: StoreOptions & { readonly databaseUrl: string }): Promise<Store> {
  const { databaseUrl, dataDir, clock, lockTimeoutMs: patienceMs, migrates = true } = options;
  requireDatabaseUrl(databaseUrl);
  const directory = dataDir === MEMORY ? undefined : createDataDirectory(dataDir);
  const pool = openPool(databaseUrl);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    const isOther = await needsMigration(db);
    if (isOther && migrates) await migrateAlone(databaseUrl, clock);
  } catch (error) {
    await pool.end();
    if (error instanceof UnavailableError || sqlState(error) !== undefined) throw unusable(databaseUrl, error);
    throw error;
  }
  const running = new Set<Promise<unknown>>();
  const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
    const settled: Promise<unknown> = work.then(
      () => running.delete(settled),
      () => running.delete(settled),
    );
    running.add(settled);
    return work;
  };
  const transaction: Store['transaction'] = (work) =>
    tracked(
      health.track(() =>
        retryOnConflict(() => db.transaction().setIsolationLevel('serializable').execute(work), patienceMs),
      ),
    );
  const health = new WriteHealth(clock, () => transaction((tx) => writeProbe(tx, clock)));
  return {
    kind: 'postgres',
    db,
    pool,
    ...(directory !== undefined && { directory }),
    transaction,
    snapshot: (read) =>
      tracked(
        retryOnConflict(
          () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
          patienceMs,
        ),
      ),
    exclusive: (work) => locked(databaseUrl, work),
    async unavailability() {
      let reason: string | undefined = 'no response';
      const readOnly = sql<string>`current_setting('transaction_read_only')`.as('readOnly');
      const read = db.selectFrom('migrations').select(readOnly).limit(1).executeTakeFirstOrThrow();
      const checked = read.then(
        (row) => {
          reason = row.readOnly === 'off' ? undefined : 'the database is read-only';
        },
        (error: unknown) => {
          reason = unavailabilityReason(error);
        },
      );
      await settlesWithin(checked, READ_TIMEOUT_MS);
      return reason ?? health.failure();
    },
    async close() {
      // What waits to be tried again holds no connection that the pool would wait for.
      while (running.size > 0) await Promise.all(running);
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}
