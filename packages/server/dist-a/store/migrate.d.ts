import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';
/** A numbered step from one shape of the tables to the next; there is no way back. */
export interface Migration {
    readonly number: number;
    readonly name: string;
    /** `nowMs` is when it runs. */
    up(db: Kysely<unknown>, nowMs: number): Promise<void>;
}
/** All migrations, in the order of their numbers, without a gap. */
export declare const migrations: readonly Migration[];
/** Whether there is nothing to migrate, in a store that has its tables. */
export declare const isUpToDate: (db: Queries) => Promise<boolean>;
/**
 * Brings the tables up to date, all or nothing, in one transaction. On SQLite it holds the write lock from its first
 * statement, on PostgreSQL the caller holds a lock, so two processes cannot both migrate. Throws StartError when the
 * tables come from a newer version.
 */
export declare const migrate: (db: Kysely<Tables>, clock: Clock, steps?: readonly Migration[]) => Promise<void>;
