import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { postgres } from '../support/postgres.ts';

interface Overrides {
  readonly lockTimeoutMs?: number;
}

/** Opens a store in a database. */
export function open(databaseUrl: string, overrides: Overrides = {}): Promise<Store> {
  return openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now, ...overrides });
}

/** Opens a store in a database of its own until the end of the test. */
export async function openNew(overrides: Overrides = {}) {
  const { url, release } = await postgres.database();
  const store = await open(url, overrides);
  onTestFinished(async () => {
    await store.close();
    await release();
  });
  return { url, store };
}

/** Opens a store in a database of its own, through a proxy, until the end of the test. */
export async function openThroughProxy() {
  const { url, release } = await postgres.database();
  const proxy = await startDatabaseProxy(url);
  const store = await open(proxy.url);
  onTestFinished(async () => {
    await store.close();
    await proxy.close();
    await release();
  });
  return { proxy, store };
}

/** Executes a statement on a new connection. */
export async function executeOnNewConnection(
  databaseUrl: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
