import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../faults/child.ts';
import { type Api, callerWith, createApi, type Json } from '../http/support/api.ts';
import { postgres } from '../support/postgres.ts';
import { removeDirectory } from '../support/processes.ts';
import { basic } from '../support/service.ts';
import { type Balancer, startBalancer } from './balancer.ts';

describe.skipIf(!postgres.isAvailable)('two processes on one database, behind a load balancer', () => {
  let databaseUrl: string;
  let dataDir: string;
  let processes: readonly [Child, Child];
  let balancer: Balancer;

  beforeAll(async () => {
    databaseUrl = await postgres.emptyDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
    const start = () => startChild({ dataDir, databaseUrl, args: ['--log-level=silent'] });
    processes = await Promise.all([start(), start()]);
    balancer = await startBalancer(processes.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer?.close();
    await stop();
    removeDirectory(dataDir);
  });

  /** Stops both processes and returns their exit codes. */
  const stop = () => Promise.all((processes ?? []).map((child) => child.end('SIGTERM')));

  /** Returns a client of each process. */
  const clientsOf = (name: 'open-source' | 'managed'): [Api, Api] => {
    const [first, second] = processes;
    return [callerWith(name, first.url, first.credentials), callerWith(name, second.url, second.credentials)];
  };
  const balanced = () => callerWith('open-source', balancer.url, processes[0].credentials);

  /** Runs a statement on the database and returns its rows. */
  const runSql = async (query: string): Promise<Json[]> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const result = await client.query(query);
    await client.end();
    return result.rows;
  };

  it('create the first tenants once and store only their credentials in the data directory', async () => {
    for (const table of ['teams', 'organizations', 'services', 'pipes', 'personal_keys', 'api_keys']) {
      expect(await runSql(`select count(*) as count from ${table}`), table).toEqual([{ count: '1' }]);
    }
    expect(readdirSync(dataDir)).toEqual(['credentials.json']);
    expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
    const urls = processes.map(({ url }) => url);
    expect(urls).toContain(processes[0].credentials.openSource.baseUrl);
    for (const url of urls) expect((await fetch(`${url}/ready`)).status).toBe(200);
  });

  it('read what another process wrote', async () => {
    const [first, second] = clientsOf('open-source');
    const created = await first.create('/dashboards', { name: 'Shared', tiles: [] });
    expect((await second.get(`/dashboards/${created.id}`)).content).toEqual(created);
    expect((await second.put(`/dashboards/${created.id}`, { name: 'Changed', tiles: [] })).status).toBe(200);
    const { content, headers } = await first.get(`/dashboards/${created.id}`);
    expect(content.name).toBe('Changed');
    expect(headers.get('etag')).toBe((await second.get(`/dashboards/${created.id}`)).headers.get('etag'));
    expect((await first.delete(`/dashboards/${created.id}`)).status).toBe(200);
    expect((await second.get(`/dashboards/${created.id}`)).status).toBe(404);
  });

  it('reject a key immediately after another process disabled or deleted it', async () => {
    const [first, second] = clientsOf('managed');
    const { organizationId } = processes[0].credentials.managed;
    const keys = createApi({ ...first, root: `/v1/organizations/${organizationId}/keys` });
    const { key, keyId, keySecret } = await keys.create('', { name: 'short-lived', roles: ['admin'] });
    const caller = createApi({ ...second, authorization: basic(keyId, keySecret) });
    expect((await caller.get('/dashboards')).status).toBe(200);
    expect((await keys.patch(`/${key.id}`, { state: 'disabled' })).status).toBe(200);
    expect((await caller.get('/dashboards')).status).toBe(401);
    expect((await keys.patch(`/${key.id}`, { state: 'enabled' })).status).toBe(200);
    expect((await caller.get('/dashboards')).status).toBe(200);
    expect((await keys.delete(`/${key.id}`)).status).toBe(200);
    expect((await caller.get('/dashboards')).status).toBe(401);
  });

  it('reject a personal API access key immediately after it was revoked in the database', async () => {
    const api = balanced();
    expect((await api.get('/dashboards')).status).toBe(200);
    await runSql(`update personal_keys set revoked_at = '2026-01-01T00:00:00.000Z'`);
    const rejected = await Promise.all([api.get('/dashboards'), api.get('/dashboards')]);
    await runSql('update personal_keys set revoked_at = null');
    expect(rejected.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('lose no update with If-Match', async () => {
    const api = balanced();
    const { id } = await api.create('/dashboards', { name: '0', tiles: [] });
    let written = 0;
    const increment = async (): Promise<void> => {
      for (;;) {
        const { content, headers } = await api.get(`/dashboards/${id}`);
        const next = { name: String(Number(content.name) + 1), tiles: [] };
        const { status } = await api.put(`/dashboards/${id}`, next, { 'if-match': headers.get('etag') ?? '' });
        expect([200, 412]).toContain(status);
        if (status !== 200) continue;
        written += 1;
        return;
      }
    };
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let count = 0; count < 5; count += 1) await increment();
      }),
    );
    expect(written).toBe(40);
    expect((await api.get(`/dashboards/${id}`)).content.name).toBe('40');
  });

  it('accept one of several concurrent creates with the same webhook name', async () => {
    const api = balanced();
    const body = { name: 'On-call', service: 'generic', url: 'https://hooks.example.org/' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => api.post('/webhooks', body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    for (const { status, issues } of responses) if (status === 400) expect(issues[0]?.pointer).toBe('/name');
  });

  it('stop on SIGTERM', async () => {
    expect(await stop()).toEqual([0, 0]);
  });
});
