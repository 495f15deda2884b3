import { type Dialect, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
/**
 * Opens a SQLite file, or a database in memory for `:memory:`, as a dialect of Kysely. An acknowledged write survives
 * a crash of the process and of the machine (`synchronous=FULL`). Throws what `node:sqlite` throws.
 */
export declare const openSqlite: (path: string) => Dialect;
/** From now on a statement that meets the lock of another process fails soon, so that the event loop goes on. */
export declare const waitBriefly: (db: Kysely<Tables>) => Promise<void>;
