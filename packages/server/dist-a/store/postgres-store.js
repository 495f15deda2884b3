import { Kysely } from 'kysely';
import { Unavailable } from '../resources/errors.js';
import { throughContention } from './contention.js';
import { makeDataDirectory } from './data-directory.js';
import { isUpToDate, migrate } from './migrate.js';
import { connectForStart, oneConnectionDialect, openPool, placeOf, postgresDialect, requireDatabaseUrl, } from './postgres.js';
import { asPostgresError, sqlState } from './postgres-errors.js';
import { beginLocked } from './process-lock.js';
import { MEMORY } from './sqlite-store.js';
import { StartError } from './start-error.js';
/** Throws an error again by its name. */
const rethrow = (error) => {
    throw asPostgresError(error);
};
/** Runs `work` while this process, of all on the database, holds the lock of those that start. */
const locked = async (databaseUrl, work) => {
    const holder = await connectForStart(databaseUrl);
    try {
        await beginLocked(holder).catch(rethrow);
        const result = await work();
        await holder.query('commit').catch(rethrow);
        return result;
    }
    finally {
        // Ends the transaction too, and with it the lock, when the work has thrown.
        await holder.end().catch(() => undefined);
    }
};
const UNDEFINED_TABLE = '42P01';
/** Most starts find everything as it has to be, and need neither the lock nor another connection. */
const needsMigration = async (db) => {
    try {
        return !(await isUpToDate(db));
    }
    catch (error) {
        if (sqlState(error) === UNDEFINED_TABLE)
            return true;
        throw error;
    }
};
const migrateAlone = (databaseUrl, clock) => locked(databaseUrl, async () => {
    const client = await connectForStart(databaseUrl);
    const db = new Kysely({ dialect: oneConnectionDialect(client) });
    try {
        await throughContention(() => migrate(db, clock));
    }
    finally {
        await client.end().catch(() => undefined);
    }
});
const reason = (error) => {
    if (error instanceof Unavailable)
        return reason(error.cause);
    if (!(error instanceof Error))
        return String(error);
    // An address with several targets fails with an error for each, and no message of its own.
    return error.message || ('code' in error ? String(error.code) : error.name);
};
/** One sentence for a database that the service cannot start on. */
const unusable = (databaseUrl, error) => new StartError(`The database ${placeOf(databaseUrl)} cannot be used (${reason(error)}).`, { cause: error });
/** Opens the store in a PostgreSQL database and brings it up to date. Throws StartError. */
export const openPostgresStore = async (options) => {
    const { databaseUrl, dataDir, clock, patienceMs } = options;
    requireDatabaseUrl(databaseUrl);
    const directory = dataDir === MEMORY ? undefined : makeDataDirectory(dataDir);
    const pool = openPool(databaseUrl);
    const db = new Kysely({ dialect: postgresDialect(pool) });
    try {
        if (await needsMigration(db))
            await migrateAlone(databaseUrl, clock);
    }
    catch (error) {
        await pool.end();
        if (error instanceof Unavailable || sqlState(error) !== undefined)
            throw unusable(databaseUrl, error);
        throw error;
    }
    const running = new Set();
    const tracked = (work) => {
        const settled = work.then(() => running.delete(settled), () => running.delete(settled));
        running.add(settled);
        return work;
    };
    return {
        engine: 'postgres',
        db,
        pool,
        ...(directory !== undefined && { directory }),
        transaction: (work) => tracked(throughContention(() => db.transaction().setIsolationLevel('serializable').execute(work), patienceMs)),
        snapshot: (read) => tracked(throughContention(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read), patienceMs)),
        alone: (work) => locked(databaseUrl, work),
        async isReady() {
            try {
                await db.selectFrom('migrations').select('number').limit(1).executeTakeFirstOrThrow();
                return true;
            }
            catch {
                return false;
            }
        },
        async close() {
            // What waits to be tried again holds no connection that the pool would wait for.
            while (running.size > 0)
                await Promise.all(running);
            if (!pool.ended && !pool.ending)
                await pool.end();
        },
    };
};
