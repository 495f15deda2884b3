import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataDirectory, unwritable } from './data-directory.js';
import { migrate } from './migrate.js';
import { keepPrivate } from './private-files.js';
import { openSqlite, waitBriefly } from './sqlite.js';
import { openSqliteReader } from './sqlite-reader.js';
import { StartError } from './start-error.js';
import { createWriteTurns } from './write-turns.js';
/** Keeps everything in memory, for tests and trials. */
export const MEMORY = ':memory:';
const fileIn = ({ path }) => join(path, 'store.sqlite');
const openDatabase = (directory) => {
    if (!directory)
        return new Kysely({ dialect: openSqlite(MEMORY) });
    try {
        const path = fileIn(directory);
        keepPrivate(path, [`${path}-wal`, `${path}-shm`]);
        return new Kysely({ dialect: openSqlite(path) });
    }
    catch (error) {
        throw unwritable(directory.path, error);
    }
};
/** Opens the embedded store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export const openSqliteStore = async (options) => {
    const { dataDir, clock, patienceMs } = options;
    const directory = dataDir === MEMORY ? undefined : lockDataDirectory(dataDir);
    let db;
    let reader;
    try {
        db = openDatabase(directory);
        await migrate(db, clock);
        await waitBriefly(db);
        reader = directory && openSqliteReader(fileIn(directory));
    }
    catch (error) {
        await db?.destroy();
        directory?.release();
        if (directory && !(error instanceof StartError))
            throw unwritable(directory.path, error);
        throw error;
    }
    const opened = db;
    const turns = createWriteTurns(patienceMs);
    return {
        engine: 'sqlite',
        db: opened,
        ...(directory && { directory: directory.path }),
        ...(reader && { prepareRead: reader.prepare }),
        transaction: (work) => turns.take(() => opened.transaction().execute(work)),
        snapshot: (read) => opened.transaction().setAccessMode('read only').execute(read),
        // The lock on the directory keeps every other service away for as long as the store is open.
        alone: (work) => work(),
        async isReady() {
            try {
                await opened.selectFrom('migrations').select('number').limit(1).executeTakeFirstOrThrow();
                return true;
            }
            catch {
                return false;
            }
        },
        async close() {
            await turns.done();
            // Waits for the turn behind everything that was asked before, then nothing can be cut in half.
            await opened.connection().execute(async () => undefined);
            reader?.close();
            await opened.destroy();
            directory?.release();
        },
    };
};
