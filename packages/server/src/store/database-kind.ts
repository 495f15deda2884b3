import { type Kysely, PostgresAdapter } from 'kysely';

/** What a store runs on. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** What a database runs on, for the few statements that the two do not share. */
export function databaseKind<Tables>(db: Kysely<Tables>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
