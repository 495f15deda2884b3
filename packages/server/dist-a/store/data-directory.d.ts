import { StartError } from './start-error.ts';
/** A directory that this process, and no other service, works on until `release` is called. */
export interface DataDirectory {
    readonly path: string;
    release(): void;
}
/** One sentence for a data directory that cannot be written. */
export declare const unwritable: (path: string, error: unknown) => StartError;
/** Makes the directory when it is missing, for files that several processes share. Throws StartError. */
export declare const makeDataDirectory: (dataDir: string) => string;
/**
 * Makes the directory when it is missing and locks it. The lock is an exclusive transaction on a small database of its
 * own: the kernel drops it when the process dies, and the database with the data stays open to admin commands.
 * Throws StartError when the directory cannot be written or when another service holds it.
 */
export declare const lockDataDirectory: (dataDir: string) => DataDirectory;
