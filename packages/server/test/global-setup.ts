import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startEmbeddedPostgres } from './support/embedded-postgres.ts';
import type { PostgresAnswer } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the PostgreSQL of this run. */
    readonly postgresOfRun: string;
  }
}

/**
 * One PostgreSQL for a run of tests, whichever workers it has: it starts when the first test asks for it, so that runs
 * without such tests are none the slower, and stops with the run.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | undefined;
  const server = createServer(async (_, response) => {
    started ??= start();
    const answer: PostgresAnswer = await started.then(
      ({ url }) => ({ url, prefix }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('a listening server has a port');
  provide('postgresOfRun', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const postgres = await started?.catch(() => undefined);
    await postgres?.stop();
  };
}

const prefix = `test_${process.pid}_`;

async function start(): Promise<PostgresServer> {
  const { PG_URL: url } = process.env;
  return url ? { url, stop: () => dropDatabases(url) } : startEmbeddedPostgres();
}

/** Drops what this run has made on a server that outlives it. */
async function dropDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
