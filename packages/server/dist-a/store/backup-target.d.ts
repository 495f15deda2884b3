import { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
/** A store as it is, not brought up to date, that no service can start on meanwhile. */
export interface RestoreTarget {
    readonly db: Kysely<Tables>;
    close(): Promise<void>;
}
/** Opens the store in `dataDir`, or the database. Throws StartError and Unavailable. */
export declare const openRestoreTarget: (dataDir: string, databaseUrl?: string) => Promise<RestoreTarget>;
