import { Kysely, sql } from 'kysely';
import { reasonOf } from '../../domain/describe-error.ts';
import { StartupError, UnavailableError } from '../../domain/errors.ts';
import { settlesWithin } from '../../domain/settles-within.ts';
import type { Clock } from '../../domain/timestamp.ts';
import { createDataDirectory } from '../data-directory.ts';
import { isUpToDate, migrate } from '../migrations/migrate.ts';
import type { Store, StoreOptions } from '../store.ts';
import { MEMORY } from '../store.ts';
import { unavailabilityReason } from '../store-unavailable-error.ts';
import type { Tables } from '../tables.ts';
import { WriteHealth, writeProbe } from '../write-health.ts';
import {
  connectForStartup,
  describeDatabase,
  oneConnectionDialect,
  openPool,
  postgresDialect,
  requireDatabaseUrl,
} from './postgres-connection.ts';
import { sqlState, toStoreError } from './postgres-errors.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { beginWithLock } from './startup-lock.ts';

function throwStoreError(error: unknown): never {
  throw toStoreError(error);
}

/** Runs `work` while this process holds the startup lock of the database. Throws UnavailableError. */
async function withStartupLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const holder = await connectForStartup(databaseUrl);
  try {
    await beginWithLock(holder).catch(throwStoreError);
    const result = await work();
    await holder.query('commit').catch(throwStoreError);
    return result;
  } finally {
    // Also rolls back the transaction and releases the lock if `work` has thrown.
    await holder.end().catch(() => undefined);
  }
}

/** The maximum time that a readiness check waits for a read, or for a statement of its test write. */
const CHECK_TIMEOUT_MS = 2_000;

/** Readiness checks have their own connection, so that they do not wait while requests use all connections of their pool. */
const CHECK_POOL = { max: 1, statement_timeout: CHECK_TIMEOUT_MS, query_timeout: CHECK_TIMEOUT_MS };

const UNDEFINED_TABLE = '42P01';

/** Returns true unless exactly the migrations of this version have run. Queries `db` without the startup lock. */
async function needsMigration(db: Kysely<Tables>): Promise<boolean> {
  try {
    return !(await isUpToDate(db));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return true;
    throw error;
  }
}

function migrateWithLock(databaseUrl: string, clock: Clock): Promise<void> {
  return withStartupLock(databaseUrl, async () => {
    const client = await connectForStartup(databaseUrl);
    const db = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
    try {
      await retryOnConflict(() => migrate(db, clock));
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/** Returns the error for a database that the service cannot use at startup. */
function unusableDatabaseError(databaseUrl: string, error: unknown): StartupError {
  return new StartupError(`The database ${describeDatabase(databaseUrl)} cannot be used (${reasonOf(error)}).`, {
    cause: error,
  });
}

/** The transactions and snapshots that have not ended. */
class RunningWork {
  readonly #running = new Set<Promise<unknown>>();

  /** Tracks `work` until it is settled. Returns `work`. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const settled: Promise<unknown> = work.then(
      () => this.#running.delete(settled),
      () => this.#running.delete(settled),
    );
    this.#running.add(settled);
    return work;
  }

  /** Resolves when no work is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/** Returns the reason why the database cannot be read or does not accept writes, or undefined. */
async function readFailure(db: Kysely<Tables>): Promise<string | undefined> {
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
  await settlesWithin(checked, CHECK_TIMEOUT_MS);
  return reason;
}

/** Opens the store in a PostgreSQL database, and runs its migrations unless `migrates` is false. Throws StartupError. */
export async function openPostgresStore(options: StoreOptions & { readonly databaseUrl: string }): Promise<Store> {
  const { databaseUrl, dataDir, clock, lockTimeoutMs, migrates = true } = options;
  requireDatabaseUrl(databaseUrl);
  const directory = dataDir === MEMORY ? undefined : createDataDirectory(dataDir);
  const pool = openPool(databaseUrl);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    if ((await needsMigration(db)) && migrates) await migrateWithLock(databaseUrl, clock);
  } catch (error) {
    await pool.end();
    if (error instanceof UnavailableError || sqlState(error) !== undefined) {
      throw unusableDatabaseError(databaseUrl, error);
    }
    throw error;
  }
  const running = new RunningWork();
  const transactionOn =
    (connections: Kysely<Tables>): Store['transaction'] =>
    (work) =>
      running.track(
        health.track(() =>
          retryOnConflict(
            () => connections.transaction().setIsolationLevel('serializable').execute(work),
            lockTimeoutMs,
          ),
        ),
      );
  const checkPool = openPool(databaseUrl, CHECK_POOL);
  const checkDb = new Kysely<Tables>({ dialect: postgresDialect(checkPool) });
  const health = new WriteHealth(clock, () => transactionOn(checkDb)((tx) => writeProbe(tx, clock)));
  return {
    kind: 'postgres',
    db,
    pool,
    ...(directory !== undefined && { directory }),
    transaction: transactionOn(db),
    snapshot: (read) =>
      running.track(
        retryOnConflict(
          () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
          lockTimeoutMs,
        ),
      ),
    exclusive: (work) => withStartupLock(databaseUrl, work),
    unavailability: async () => (await readFailure(checkDb)) ?? health.failure(),
    restartReason: () => undefined,
    async close() {
      // A pool waits only for connections in use. A transaction that waits for its next attempt has none.
      await running.settled();
      for (const each of [pool, checkPool]) if (!each.ended && !each.ending) await each.end();
    },
  };
}
