import { createServer } from 'node:http';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startEmbeddedPostgres } from './support/embedded-postgres.ts';
import { listenOnLoopback } from './support/listen.ts';
import type { PostgresReply } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL that returns a {@link PostgresReply} with the PostgreSQL server of this run. */
    readonly postgresOfRun: string;
  }
}

/**
 * Provides one PostgreSQL server for all workers of a test run: the server of `PG_URL`, or an embedded one. The embedded
 * server starts when the first test needs it, and stops at the end of the run.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | undefined;
  const server = createServer(async (_, response) => {
    started ??= start();
    const reply: PostgresReply = await started.then(
      ({ url }) => ({ url, prefix }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    response.end(JSON.stringify(reply));
  });
  const port = await listenOnLoopback(server);
  provide('postgresOfRun', `http://127.0.0.1:${port}`);
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

/** Drops the databases of this run on an external server. */
async function dropDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
