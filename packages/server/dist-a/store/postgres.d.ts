import { type Dialect } from 'kysely';
import { Client, Pool } from 'pg';
/** Throws StartError when the address is none of PostgreSQL's. The sentence does not repeat it: it has a password. */
export declare const requireDatabaseUrl: (databaseUrl: string) => void;
/** Where a database is, without who connects to it and how. */
export declare const placeOf: (databaseUrl: string) => string;
/** The connections of a running service. What is lost is replaced when it is needed again. */
export declare const openPool: (databaseUrl: string) => Pool;
/** One connection for what a start does, which may take long. Throws Unavailable. */
export declare const connectForStart: (databaseUrl: string) => Promise<Client>;
/** The connections of a pool as a dialect of Kysely, which ends them when it is destroyed. */
export declare const postgresDialect: (pool: Pool) => Dialect;
/** A single connection as a dialect of Kysely; it stays open. */
export declare const oneConnectionDialect: (client: Client) => Dialect;
