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
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { currentTenant } from '../../domain/current-tenant.ts';
import { StartupError } from '../../domain/errors.ts';
import { StoreBusyError, StoreUnavailableError } from '../store-unavailable-error.ts';
import { paceReads } from './pace-reads.ts';
import { endsConnection, toStoreError } from './postgres-errors.ts';

/**
 * The size of the pool for requests. With the connection for readiness checks, a process has nine connections. Ten processes fit
 * into the 100 connections that PostgreSQL allows by default.
 */
const MAX_CONNECTIONS = 8;

/**
 * The number of connections that only the service itself uses, so that, for example, authentication does not wait for the requests of
 * tenants.
 */
const SERVICE_CONNECTIONS = 2;

/** The maximum number of connections that one tenant, or the service itself, uses. */
const CONNECTIONS_PER_TENANT = 4;

/** The maximum time to connect, or to wait for a connection of the pool. */
const CONNECT_TIMEOUT_MS = 5_000;

/** The maximum time of a statement of a running service. PostgreSQL cancels the statement. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** The time after which the client stops waiting, if PostgreSQL does not respond. */
const QUERY_TIMEOUT_MS = 12_000;

/** The maximum time that a hanging process can block others with an open transaction. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** The maximum time that a process waits at startup for the startup of another process. */
const STARTUP_LOCK_TIMEOUT_MS = 60_000;

const INT8 = types.builtins.INT8;

/** Parses an int8 value as a number. Returns values outside of the safe integers as text. */
function parseInteger(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** The type parsers of this store. The global parsers of `pg` are unchanged. */
const TYPE_PARSERS: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? parseInteger
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Returns the settings of every connection. Parameters of the URL take precedence. */
function clientConfig(databaseUrl: string): ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'observability-api',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: TYPE_PARSERS,
  };
}

/** Throws StartupError if the URL is not a PostgreSQL URL. The message does not quote the URL: it can contain a password. */
export function requireDatabaseUrl(databaseUrl: string): void {
  if (/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? '')) return;
  throw new StartupError('The database URL is invalid: expected postgres://user:password@host:port/database.');
}

/** Returns the host and name of a database, without user and password. */
export function describeDatabase(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const host = url?.host || url?.searchParams.get('host') || 'localhost';
  return `${host}${url?.pathname ?? ''}`;
}

/**
 * Ignores `error` events of idle connections, which would end the process. A pool then opens another connection. The next query on a
 * connection without a pool fails.
 */
function ignoreIdleErrors<Emitter extends { on(event: 'error', listener: () => void): unknown }>(
  emitter: Emitter,
): Emitter {
  emitter.on('error', () => undefined);
  return emitter;
}

/**
 * Creates a connection pool of a running service. The pool replaces lost connections when they are needed. `settings` override the
 * settings of the pool for requests.
 */
export function openPool(databaseUrl: string, settings: PoolConfig = {}): Pool {
  const pool = ignoreIdleErrors(
    new Pool({
      ...clientConfig(databaseUrl),
      max: MAX_CONNECTIONS,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      ...settings,
    }),
  );
  pool.on('connect', (client) => {
    ignoreIdleErrors(client);
    paceReads(client.connection.stream);
  });
  return pool;
}

/** Opens a connection for startup, without a statement timeout. Throws StoreUnavailableError. */
export async function connectForStartup(databaseUrl: string): Promise<Client> {
  const client = ignoreIdleErrors(new Client({ ...clientConfig(databaseUrl), lock_timeout: STARTUP_LOCK_TIMEOUT_MS }));
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StoreUnavailableError(error);
  }
}

type Queryable = Pick<Client, 'query'>;

/** Wraps a connection for Kysely: maps its errors, and discards the connection after an error that ends it. */
function guardConnection(client: Queryable, release: (broken: boolean) => void): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      broken ||= endsConnection(error);
      throw toStoreError(error);
    }
  };
  return {
    // Kysely's type also has an overload for cursors, which this service does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard = false) => release(discard || broken),
  };
}

/** The message with which `pg-pool` reports that no connection became free in time. This error has no code. */
const POOL_TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';

/** Returns the error for a failure to acquire a connection of a pool. */
function acquireError(error: unknown): StoreUnavailableError {
  const isBusy = error instanceof Error && error.message === POOL_TIMEOUT_MESSAGE;
  return isBusy ? new StoreBusyError(error) : new StoreUnavailableError(error);
}

/**
 * Wraps a pool for Kysely. Limits the connections of each tenant, of all tenants together and of the service itself. The tenants take
 * turns. Otherwise the requests of one tenant, which may wait for the locks of each other, would delay all others.
 */
function guardedPool(pool: Pool): PostgresPool {
  const createQueue = (slots: number) =>
    new SlotQueue({
      slots,
      slotsPerTenant: CONNECTIONS_PER_TENANT,
      timeoutMs: CONNECT_TIMEOUT_MS,
      createTimeoutError: () => new StoreBusyError(new Error('Other requests use all connections.')),
    });
  const tenants = createQueue(MAX_CONNECTIONS - SERVICE_CONNECTIONS);
  // Without this limit, many requests with unknown keys would fill the queue of the pool.
  const service = createQueue(CONNECTIONS_PER_TENANT);
  return {
    options: {},
    async connect() {
      const tenant = currentTenant();
      const leave = await (tenant === '' ? service : tenants).acquire(tenant);
      let client: PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        leave();
        throw acquireError(error);
      }
      return guardConnection(client, (broken) => {
        client.release(broken);
        leave();
      });
    },
    end: () => pool.end(),
  };
}

/** Maps column types to those with the behavior of SQLite: 64-bit integers, and text that is compared by its bytes. */
const COLUMN_TYPES: Readonly<Record<string, string>> = { integer: 'bigint', text: 'text collate "C"' };

class PortableQueryCompiler extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    const type = DataTypeNode.is(node.dataType) ? COLUMN_TYPES[node.dataType.dataType] : undefined;
    super.visitColumnDefinition(type === undefined ? node : { ...node, dataType: RawNode.createWithSql(type) });
  }
}

function dialectOf(pool: PostgresPool): Dialect {
  return {
    createDriver: () => new PostgresDriver({ pool }),
    createQueryCompiler: () => new PortableQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

/** Returns the Kysely dialect for a pool. Destroying the Kysely instance ends the pool. */
export function postgresDialect(pool: Pool): Dialect {
  return dialectOf(guardedPool(pool));
}

/** Returns the Kysely dialect for a single connection. The caller closes the connection. */
export function oneConnectionDialect(client: Client): Dialect {
  return dialectOf({
    options: {},
    connect: async () => guardConnection(client, () => undefined),
    end: async () => undefined,
  });
}
