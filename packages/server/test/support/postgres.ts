import { Client } from 'pg';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';

/** The response of the HTTP server in `global-setup.ts`: the PostgreSQL server of the test run, or the reason why there is none. */
export type PostgresReply =
  | {
      readonly url: string;
      /** The prefix of the names of test databases. */
      readonly prefix: string;
    }
  | {
      readonly error: string;
    };

/** A database with empty tables of the current version. */
export interface TestDatabase {
  readonly url: string;
  /** Deletes all rows, so that the next test can use the database. All connections must be closed. */
  release(): Promise<void>;
}

/** PostgreSQL for tests. */
export interface Postgres {
  readonly isAvailable: boolean;
  /** Creates a database without tables and returns its URL. */
  emptyDatabase(): Promise<string>;
  /** Returns a database that no other test uses until it is released. */
  database(): Promise<TestDatabase>;
}

async function fetchReply(): Promise<PostgresReply> {
  const response = await fetch(inject('postgresOfRun'));
  return (await response.json()) as PostgresReply;
}

/** Deletes the rows of all tables except `migrations`. Tables that refer to others come first. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('delete from %I', relname) as statement from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by oid desc`);
  await client.query(rows.map(({ statement }) => statement).join(';'));
}

function connectTo(url: string, prefix: string): Postgres {
  const withClient = async <Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
    const client = new Client({ connectionString: database });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  const create = async (): Promise<string> => {
    const name = prefix + crypto.randomUUID().replaceAll('-', '');
    // `template0` has no connections. A connection to the default template would make the statement fail.
    await withClient(url, (client) => client.query(`create database ${name} template template0`));
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  };

  const createUpToDate = async (): Promise<string> => {
    const database = await create();
    await (await openStore({ dataDir: ':memory:', databaseUrl: database, clock: Date.now })).close();
    return database;
  };

  const freeDatabases: string[] = [];
  return {
    isAvailable: true,
    emptyDatabase: create,
    async database() {
      const database = freeDatabases.pop() ?? (await createUpToDate());
      const release = async () => {
        await withClient(database, emptyTables);
        freeDatabases.push(database);
      };
      return { url: database, release };
    },
  };
}

const reply = await fetchReply();

if ('error' in reply) {
  if (process.env['CI']) throw new Error(`In CI, the tests require PostgreSQL: ${reply.error}`);
  process.stderr.write(
    `\nTests on PostgreSQL are skipped: ${reply.error}\nSet PG_URL to the URL of a server that the tests may use.\n`,
  );
}

function unavailablePostgres(reason: string): Postgres {
  const fail = (): never => {
    throw new Error(reason);
  };
  return { isAvailable: false, emptyDatabase: fail, database: fail };
}

/** The PostgreSQL server of `PG_URL`, or the one that the global setup starts. */
export const postgres: Postgres =
  'error' in reply ? unavailablePostgres(reply.error) : connectTo(reply.url, reply.prefix);
