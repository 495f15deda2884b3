import { type Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Tables } from './tables.ts';
/** What was restored. */
export interface RestoredBackup {
    readonly rows: number;
    /** When the backup was taken. */
    readonly createdAt: string;
}
/**
 * Restores a backup into an empty store, all of it or nothing, and then brings it up to date. Nothing else may use the
 * store. Throws StartError for a store that is not empty, BackupUnreadable, and the errors of files and of the store.
 */
export declare const restoreBackup: (db: Kysely<Tables>, path: string, clock: Clock) => Promise<RestoredBackup>;
