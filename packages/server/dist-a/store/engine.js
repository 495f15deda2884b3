import { PostgresAdapter } from 'kysely';
/** What a database runs on, for the few statements that the two do not share. */
export const engineOf = (db) => db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
