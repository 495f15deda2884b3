import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  RawNode,
} from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import { StartupError } from '../../domain/startup-error.ts';
import { endsConnection, toStoreError, unreachable } from './postgres-errors.ts';

/** Ten processes fit into the hundred connections that PostgreSQL allows by default. */
const MAX_CONNECTIONS = 9;

/** How long it may take to connect, or to get one of the connections while all are busy. */
const CONNECT_TIMEOUT_MS = 5_000;

/** How long a statement of a running service may take; the client gives up a little later, should nobody answer. */
const STATEMENT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 12_000;

/** A process that stands still within a transaction holds up the others no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** How long a start waits for the start of another process. */
const START_LOCK_TIMEOUT_MS = 60_000;

const INT8 = types.builtins.INT8;

/** Counts and versions are numbers; what a number cannot hold exactly stays text. */
function parseInteger(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** Types of this store alone: those that `pg` has for everybody are not touched. */
const ownTypes: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? parseInteger
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Every setting here yields to one of the same name in the address. */
function shared(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'observability-api',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: ownTypes,
  };
}

/** Throws StartError when the address is none of PostgreSQL's. The sentence does not repeat it: it has a password. */
export function requireDatabaseUrl(databaseUrl: string): void {
  if (/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? '')) return;
  throw new StartupError('The database URL cannot be read: expected postgres://user:password@host:port/database.');
}

/** Where a database is, without who connects to it and how. */
export function describeDatabase(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const host = url?.host || url?.searchParams.get('host') || 'localhost';
  return `${host}${url?.pathname ?? ''}`;
}

/** A connection that dies while nobody waits for an answer says so by an event, which would end the process. */
function surviveLoss<Emitter extends { on(event: 'error', listener: () => void): unknown }>(emitter: Emitter): Emitter {
  emitter.on('error', () => undefined);
  return emitter;
}

/** The connections of a running service. What is lost is replaced when it is needed again. */
export function openPool(databaseUrl: string): Pool {
  const pool = surviveLoss(
    new Pool({
      ...shared(databaseUrl),
      max: MAX_CONNECTIONS,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  );
  pool.on('connect', surviveLoss);
  return pool;
}

/** One connection for what a start does, which may take long. Throws Unavailable. */
export async function connectForStart(databaseUrl: string): Promise<Client> {
  const client = surviveLoss(new Client({ ...shared(databaseUrl), lock_timeout: START_LOCK_TIMEOUT_MS }));
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(error);
  }
}

type Queryable = Pick<Client, 'query'>;

/** A connection whose errors have their name, and which is not used again after one that ends it. */
function guarded(client: Queryable, release: (broken: boolean) => void): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      broken ||= endsConnection(error);
      throw toStoreError(error);
    }
  };
  // Kysely also asks for cursors, which nothing here uses.
  const asked = query as unknown as PostgresPoolClient['query'];
  return { query: asked, release: (discard = false) => release(discard || broken) };
}

function guardedPool(pool: Pool): PostgresPool {
  return {
    options: {},
    async connect() {
      let client: PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw unreachable(error);
      }
      return guarded(client, (broken) => client.release(broken));
    },
    end: () => pool.end(),
  };
}

/** Types of columns that are on PostgreSQL what they are on SQLite: integers of 64 bits, texts compared by their bytes. */
const COLUMN_TYPES: Readonly<Record<string, string>> = { integer: 'bigint', text: 'text collate "C"' };

class Compiler extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    const type = DataTypeNode.is(node.dataType) ? COLUMN_TYPES[node.dataType.dataType] : undefined;
    super.visitColumnDefinition(type === undefined ? node : { ...node, dataType: RawNode.createWithSql(type) });
  }
}

function dialectOf(pool: PostgresPool): Dialect {
  return {
    createDriver: () => new PostgresDriver({ pool }),
    createQueryCompiler: () => new Compiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

/** The connections of a pool as a dialect of Kysely, which ends them when it is destroyed. */
export function postgresDialect(pool: Pool): Dialect {
  return dialectOf(guardedPool(pool));
}

/** A single connection as a dialect of Kysely; it stays open. */
export function oneConnectionDialect(client: Client): Dialect {
  return dialectOf({
    options: {},
    connect: async () => guarded(client, () => undefined),
    end: async () => undefined,
  });
}
