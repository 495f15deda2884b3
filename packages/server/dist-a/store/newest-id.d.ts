import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
/** The newest id that was given to what a list is ordered by; `undefined` in an empty store. */
export declare const newestId: (db: Kysely<Tables>) => Promise<string | undefined>;
