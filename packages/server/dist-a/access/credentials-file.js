import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fchmodSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync, } from 'node:fs';
import { join } from 'node:path';
import { isCredentials } from './credentials.js';
const readJson = (path) => {
    let text;
    try {
        text = readFileSync(path, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        return 'unreadable';
    }
    try {
        const value = JSON.parse(text);
        return isCredentials(value) ? value : 'unreadable';
    }
    catch {
        return 'unreadable';
    }
};
const syncDirectory = (path) => {
    const handle = openSync(path, 'r');
    try {
        fsyncSync(handle);
    }
    finally {
        closeSync(handle);
    }
};
const write = (path, credentials) => {
    const handle = openSync(path, 'w', 0o600);
    try {
        // The mode above is for a new file; one that a crash left behind keeps its own.
        fchmodSync(handle, 0o600);
        writeSync(handle, `${JSON.stringify(credentials, null, 2)}\n`);
        fsyncSync(handle);
    }
    finally {
        closeSync(handle);
    }
};
/** The credentials file of `directory`. */
export const createCredentialsFile = (directory) => {
    const path = join(directory, 'credentials.json');
    const pending = join(directory, '.credentials.json.pending');
    const putInPlace = (from) => {
        renameSync(from, path);
        syncDirectory(directory);
    };
    return {
        path,
        read: () => readJson(path),
        readPending() {
            const credentials = readJson(pending);
            return credentials === 'unreadable' ? undefined : credentials;
        },
        prepare: (credentials) => write(pending, credentials),
        commit: () => putInPlace(pending),
        replace(credentials) {
            const own = `${pending}.${randomUUID()}`;
            try {
                write(own, credentials);
                putInPlace(own);
            }
            finally {
                rmSync(own, { force: true });
            }
        },
        setAside() {
            if (!existsSync(path))
                return undefined;
            const aside = join(directory, `credentials.${new Date().toISOString().replaceAll(':', '')}.json`);
            renameSync(path, aside);
            return aside;
        },
        discard: () => rmSync(pending, { force: true }),
    };
};
