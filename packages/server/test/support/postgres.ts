import { Client } from 'pg';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';

/** What the set-up of the run says of its PostgreSQL. */
export type PostgresAnswer =
  | {
      readonly url: string;
      /** What the names of databases that tests make begin with. */
      readonly prefix: string;
    }
  | { readonly problem: string };

/** A database that is up to date and has nothing in its tables. */
export interface TestDatabase {
  readonly url: string;
  /** Empties it for the next test: several times quicker than a new one. Nothing may be connected to it any more. */
  giveBack(): Promise<void>;
}

/** PostgreSQL for tests; `problem` says why there is none. */
export interface Postgres {
  readonly problem?: string;
  /** Makes a database without tables; its address. It goes with the run. */
  emptyDatabase(): Promise<string>;
  database(): Promise<TestDatabase>;
}

async function askForUrl(): Promise<PostgresAnswer> {
  const answer = await fetch(inject('postgresOfRun'));
  return (await answer.json()) as PostgresAnswer;
}

/** Statements that leave every table empty but that of the migrations: those that refer to others come first. */
async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('delete from %I', relname) as statement from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by oid desc`);
  await client.query(rows.map(({ statement }) => statement).join(';'));
}

function connectTo(url: string, prefix: string): Postgres {
  const within = async <Result>(database: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
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
    await within(url, (client) => client.query(`create database ${name} template template0`));
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  };

  const createUpToDate = async (): Promise<string> => {
    const database = await create();
    await (await openStore({ dataDir: ':memory:', databaseUrl: database, clock: Date.now })).close();
    return database;
  };

  const free: string[] = [];
  return {
    emptyDatabase: create,
    async database() {
      const database = free.pop() ?? (await createUpToDate());
      const giveBack = async () => {
        await within(database, emptyTables);
        free.push(database);
      };
      return { url: database, giveBack };
    },
  };
}

const answer = await askForUrl();

if ('problem' in answer) {
  const sentence = `No PostgreSQL to test with: ${answer.problem}`;
  if (process.env['CI']) throw new Error(sentence);
  process.stderr.write(`\n${sentence}\nTests on PostgreSQL are skipped; PG_URL names one that they may use.\n`);
}

function missing(problem: string): Postgres {
  const refuse = (): never => {
    throw new Error(problem);
  };
  return { problem, emptyDatabase: refuse, database: refuse };
}

/** The PostgreSQL of this run, by PG_URL or started for it. */
export const postgres: Postgres = 'problem' in answer ? missing(answer.problem) : connectTo(answer.url, answer.prefix);
