import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { Refusal } from '../../access/refusal.js';
import { migrations } from '../../store/migrate.js';
import { openSqlite } from '../../store/sqlite.js';
import { openSqliteStore } from '../../store/sqlite-store.js';
import { StartError } from '../../store/start-error.js';
import { openStore } from '../../store/store.js';
const noStore = (place) => new Refusal(`There is no store in ${place}: start the service on it once, or name another.`);
/** The last migration that has run; undefined when the file has no tables. */
const appliedMigration = async (db) => {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'migrations'))
        return undefined;
    const last = await db
        .selectFrom('migrations')
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirst();
    return last?.number ?? undefined;
};
/** Brings the tables up to date, for which no service may be running. */
const bringUpToDate = async (dataDir) => {
    try {
        await (await openSqliteStore({ dataDir, clock: Date.now })).close();
    }
    catch (error) {
        if (!(error instanceof StartError) || !error.message.startsWith('Another service'))
            throw error;
        throw new Refusal(`The service that runs on ${resolve(dataDir)} is older than this command: restart it with this version first.`);
    }
};
const openFile = async (dataDir) => {
    const path = join(resolve(dataDir), 'store.sqlite');
    if (!existsSync(path))
        throw noStore(resolve(dataDir));
    const db = new Kysely({ dialect: openSqlite(path) });
    try {
        const applied = await appliedMigration(db);
        if (applied === undefined)
            throw noStore(resolve(dataDir));
        if (applied > migrations.length) {
            throw new Refusal(`The store in ${resolve(dataDir)} is of a newer version: use the command of that version.`);
        }
        if (applied < migrations.length)
            await bringUpToDate(dataDir);
    }
    catch (error) {
        await db.destroy();
        throw error;
    }
    return {
        db,
        // The lock that a transaction begins with is waited for, as long as a start waits for it.
        transaction: (work) => db.transaction().execute(work),
        snapshot: (read) => db.transaction().setAccessMode('read only').execute(read),
        close: () => db.destroy(),
    };
};
const openDatabase = async (databaseUrl) => {
    const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now });
    const first = await store.db.selectFrom('teams').select('id').limit(1).executeTakeFirst();
    if (first)
        return store;
    await store.close();
    throw noStore('the database');
};
/** Opens a store beside the service that may be running on it. Throws Refusal, StartError, Unavailable. */
export const openAdminStore = ({ dataDir, databaseUrl }) => databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);
/** Opens the store for one piece of work. */
export const withStore = async (place, newId, work) => {
    const store = await openAdminStore(place);
    try {
        return await work({ store, clock: Date.now, newId });
    }
    finally {
        await store.close();
    }
};
