import { DataTypeNode, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler, RawNode, } from 'kysely';
import { Client, Pool, types } from 'pg';
import { asPostgresError, endsConnection, unreachable } from './postgres-errors.js';
import { StartError } from './start-error.js';
/** Ten processes fit into the hundred connections that PostgreSQL allows by default. */
const MAX_CONNECTIONS = 9;
/** How long it may take to connect, or to get one of the connections while all are busy. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a statement of a running service may take; the client gives up a little later, should nobody answer. */
const STATEMENT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 12_000;
/** A process that stands still within a transaction holds up the others no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** How long a start waits for the start of another process. */
const START_LOCK_TIMEOUT_MS = 60_000;
const INT8 = types.builtins.INT8;
/** Counts and versions are numbers; what a number cannot hold exactly stays text. */
const parseInteger = (text) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : text;
};
/** Types of this store alone: those that `pg` has for everybody are not touched. */
const ownTypes = {
    getTypeParser: ((oid, format) => oid === INT8 && format !== 'binary'
        ? parseInteger
        : types.getTypeParser(oid, format)),
};
/** Every setting here yields to one of the same name in the address. */
const shared = (databaseUrl) => ({
    connectionString: databaseUrl,
    application_name: 'observability-api',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: ownTypes,
});
/** Throws StartError when the address is none of PostgreSQL's. The sentence does not repeat it: it has a password. */
export const requireDatabaseUrl = (databaseUrl) => {
    if (/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? ''))
        return;
    throw new StartError('The database URL cannot be read: expected postgres://user:password@host:port/database.');
};
/** Where a database is, without who connects to it and how. */
export const placeOf = (databaseUrl) => {
    const url = URL.parse(databaseUrl);
    const host = url?.host || url?.searchParams.get('host') || 'localhost';
    return `${host}${url?.pathname ?? ''}`;
};
/** A connection that dies while nobody waits for an answer says so by an event, which would end the process. */
const surviveLoss = (emitter) => {
    emitter.on('error', () => undefined);
    return emitter;
};
/** The connections of a running service. What is lost is replaced when it is needed again. */
export const openPool = (databaseUrl) => {
    const pool = surviveLoss(new Pool({
        ...shared(databaseUrl),
        max: MAX_CONNECTIONS,
        idleTimeoutMillis: 30_000,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: ANSWER_TIMEOUT_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }));
    pool.on('connect', surviveLoss);
    return pool;
};
/** One connection for what a start does, which may take long. Throws Unavailable. */
export const connectForStart = async (databaseUrl) => {
    const client = surviveLoss(new Client({ ...shared(databaseUrl), lock_timeout: START_LOCK_TIMEOUT_MS }));
    try {
        await client.connect();
        return client;
    }
    catch (error) {
        throw unreachable(error);
    }
};
/** A connection whose errors have their name, and which is not used again after one that ends it. */
const guarded = (client, release) => {
    let broken = false;
    const query = async (text, values) => {
        try {
            return await client.query(text, [...values]);
        }
        catch (error) {
            broken ||= endsConnection(error);
            throw asPostgresError(error);
        }
    };
    // Kysely also asks for cursors, which nothing here uses.
    const asked = query;
    return { query: asked, release: (discard = false) => release(discard || broken) };
};
const guardedPool = (pool) => ({
    options: {},
    async connect() {
        let client;
        try {
            client = await pool.connect();
        }
        catch (error) {
            throw unreachable(error);
        }
        return guarded(client, (broken) => client.release(broken));
    },
    end: () => pool.end(),
});
/** Types of columns that are on PostgreSQL what they are on SQLite: integers of 64 bits, texts compared by their bytes. */
const COLUMN_TYPES = { integer: 'bigint', text: 'text collate "C"' };
class Compiler extends PostgresQueryCompiler {
    visitColumnDefinition(node) {
        const type = DataTypeNode.is(node.dataType) ? COLUMN_TYPES[node.dataType.dataType] : undefined;
        super.visitColumnDefinition(type === undefined ? node : { ...node, dataType: RawNode.createWithSql(type) });
    }
}
const dialectOf = (pool) => ({
    createDriver: () => new PostgresDriver({ pool }),
    createQueryCompiler: () => new Compiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
});
/** The connections of a pool as a dialect of Kysely, which ends them when it is destroyed. */
export const postgresDialect = (pool) => dialectOf(guardedPool(pool));
/** A single connection as a dialect of Kysely; it stays open. */
export const oneConnectionDialect = (client) => dialectOf({
    options: {},
    connect: async () => guarded(client, () => undefined),
    end: async () => undefined,
});
