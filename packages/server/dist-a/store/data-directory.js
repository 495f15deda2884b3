import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Unavailable } from '../resources/errors.js';
import { keepPrivate } from './private-files.js';
import { StartError } from './start-error.js';
import { isBusy } from './store-errors.js';
const OWNER_ONLY = 0o700;
const reason = (error) => error instanceof Unavailable
    ? reason(error.cause)
    : error instanceof Error
        ? error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')
        : String(error);
/** One sentence for a data directory that cannot be written. */
export const unwritable = (path, error) => new StartError(`The data directory ${path} cannot be written (${reason(error)}).`, { cause: error });
/** One after the other: Node's own way to make the directories above too does not end where none can be made, as in /proc. */
const makeDirectories = (path) => {
    if (existsSync(path))
        return;
    makeDirectories(dirname(path));
    try {
        mkdirSync(path, { mode: OWNER_ONLY });
    }
    catch (error) {
        // Another process may have made it meanwhile.
        if (!existsSync(path))
            throw error;
    }
};
/** Makes the directory when it is missing, for files that several processes share. Throws StartError. */
export const makeDataDirectory = (dataDir) => {
    const path = resolve(dataDir);
    try {
        makeDirectories(path);
        return path;
    }
    catch (error) {
        throw unwritable(path, error);
    }
};
/**
 * Makes the directory when it is missing and locks it. The lock is an exclusive transaction on a small database of its
 * own: the kernel drops it when the process dies, and the database with the data stays open to admin commands.
 * Throws StartError when the directory cannot be written or when another service holds it.
 */
export const lockDataDirectory = (dataDir) => {
    const path = resolve(dataDir);
    let lock;
    try {
        makeDirectories(path);
        const file = join(path, 'service.lock');
        keepPrivate(file, [`${file}-journal`]);
        lock = new DatabaseSync(file, { timeout: 0 });
        lock.exec('BEGIN EXCLUSIVE');
    }
    catch (error) {
        lock?.close();
        if (isBusy(error)) {
            throw new StartError(`Another service is already running on the data directory ${path}: stop it, or choose another with --data-dir.`, { cause: error });
        }
        throw unwritable(path, error);
    }
    const held = lock;
    return { path, release: () => held.close() };
};
