import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../src/index.ts';
import { openStore } from '../../src/store/open-store.ts';
import { withCredentials } from '../http/support/api.ts';
import { dashboard } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { postgres, type TestDatabase } from '../support/postgres.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;

describe.skipIf(!postgres.isAvailable)('services on one PostgreSQL database', () => {
  let database: TestDatabase;
  let dataDir: string;
  let open: Server[];
  beforeEach(async () => {
    database = await postgres.database();
    dataDir = mkdtempSync(join(tmpdir(), 'shared-state-'));
    open = [];
  });
  afterEach(async () => {
    for (const server of open) await server.close();
    rmSync(dataDir, { recursive: true });
    await database.release();
  });

  const start = async (options: ServerOptions = {}): Promise<Server> => {
    const server = await startForTest({ dataDir, databaseUrl: database.url, ...options });
    open.push(server);
    return server;
  };
  const startTwo = async (options: ServerOptions = {}) => [await start(options), await start(options)] as const;

  it('count the requests of a credential together', async () => {
    const [firstServer, secondServer] = await startTwo({ rateLimit: '4/60' });
    const remaining = async (server: Server) => {
      const { status, headers } = await server.caller('open-source').get('/sources');
      return [status, headers.get('ratelimit-remaining')];
    };
    const responses = [
      await remaining(firstServer),
      await remaining(secondServer),
      await remaining(firstServer),
      await remaining(secondServer),
      await remaining(firstServer),
      await remaining(secondServer),
    ];
    expect(responses).toEqual([
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
      [429, '0'],
    ]);
  });

  it('ignore the request counts of a service whose clock was an hour ahead', async () => {
    const server = await start({ rateLimit: '4/60' });
    const api = server.caller('open-source');
    for (let request = 0; request < 4; request += 1) await api.get('/sources');
    expect((await api.get('/sources')).status).toBe(429);
    const other = await start({ rateLimit: '4/60' });
    const store = await openStore({ dataDir: ':memory:', databaseUrl: database.url, clock: Date.now });
    await store.db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ expire: eb('expire', '+', 3_600_000) }))
      .execute();
    await store.close();
    const { status, headers } = await other.caller('open-source').get('/sources');
    expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '3']);
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
  });

  it('do not store the credentials of the requests that they count', async () => {
    const server = await start({ rateLimit: '100/60' });
    const secret = 'canary-of-a-credential';
    await withCredentials(server.caller('open-source'), `Bearer ${secret}`).get('/sources');
    const store = await openStore({ dataDir: ':memory:', databaseUrl: database.url, clock: Date.now });
    const rows = await store.db.selectFrom('rate_limits').selectAll().execute();
    await store.close();
    // One row counts the requests with the credential. The other row counts the 401 responses to the client address.
    expect(rows.map(({ points }) => points)).toEqual([1, 1]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('execute concurrent requests with one idempotency key once', async () => {
    const [firstServer, secondServer] = await startTwo();
    for (let round = 0; round < 5; round += 1) {
      const key = { 'idempotency-key': `round ${round}` };
      const responses = await Promise.all(
        [firstServer, secondServer, firstServer, secondServer, firstServer, secondServer].map((server) =>
          server.caller('managed').post('/dashboards', dashboard(), key),
        ),
      );
      const first = responses.filter(({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'));
      expect(first).toHaveLength(1);
      for (const { status, content } of responses) {
        expect([200, 409]).toContain(status);
        if (status === 200) expect(content).toEqual(first[0]?.content);
      }
      const replay = await secondServer.caller('managed').post('/dashboards', dashboard(), key);
      expect([replay.headers.get('idempotency-replayed'), replay.content]).toEqual(['true', first[0]?.content]);
      expect((await firstServer.caller('managed').get('/dashboards')).json.meta.total).toBe(round + 1);
    }
  });

  it('respond with 503 while the database is unavailable, and recover afterwards', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const server = await start({ databaseUrl: proxy.url, rateLimit: '100/60' });
    const api = server.caller('open-source');
    expect((await api.get('/sources')).status).toBe(200);
    proxy.disconnect();
    const { status, headers, message } = await api.get('/sources');
    expect([status, headers.get('retry-after'), message]).toEqual([503, '1', 'The store is unavailable.']);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
      'observability_api_store_up{engine="postgres"} 0',
    );
    proxy.reconnect();
    expect((await api.get('/sources')).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.close();
    await proxy.close();
  });
});
