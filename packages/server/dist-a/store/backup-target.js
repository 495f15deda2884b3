import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataDirectory } from './data-directory.js';
import { connectForStart, oneConnectionDialect, requireDatabaseUrl } from './postgres.js';
import { keepPrivate } from './private-files.js';
import { beginLocked } from './process-lock.js';
import { openSqlite } from './sqlite.js';
/** Opens the store in `dataDir`, or the database. Throws StartError and Unavailable. */
export const openRestoreTarget = (dataDir, databaseUrl) => databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);
const openFile = async (dataDir) => {
    const directory = lockDataDirectory(dataDir);
    try {
        const path = join(directory.path, 'store.sqlite');
        keepPrivate(path, [`${path}-wal`, `${path}-shm`]);
        const db = new Kysely({ dialect: openSqlite(path) });
        return {
            db,
            async close() {
                await db.destroy();
                directory.release();
            },
        };
    }
    catch (error) {
        directory.release();
        throw error;
    }
};
const openDatabase = async (databaseUrl) => {
    requireDatabaseUrl(databaseUrl);
    const holder = await connectForStart(databaseUrl);
    try {
        await beginLocked(holder);
        const client = await connectForStart(databaseUrl);
        const db = new Kysely({ dialect: oneConnectionDialect(client) });
        return {
            db,
            async close() {
                await db.destroy();
                await client.end().catch(() => undefined);
                await holder.end().catch(() => undefined);
            },
        };
    }
    catch (error) {
        await holder.end().catch(() => undefined);
        throw error;
    }
};
