import { type Kysely, PostgresAdapter } from 'kysely';

/** What a store runs on. */
export type Engine = 'sqlite' | 'postgres';

/** What a database runs on, for the few statements that the two do not share. */
export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
