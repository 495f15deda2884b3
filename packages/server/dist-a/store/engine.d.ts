import { type Kysely } from 'kysely';
/** What a store runs on. */
export type Engine = 'sqlite' | 'postgres';
/** What a database runs on, for the few statements that the two do not share. */
export declare const engineOf: <Tables>(db: Kysely<Tables>) => Engine;
