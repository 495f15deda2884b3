import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from '../../../src/domain/tenant.ts';
import { Idempotency } from '../../../src/idempotency/idempotency.ts';
import { Sweep } from '../../../src/idempotency/sweep.ts';
import { QuotaExceededError, Quotas } from '../../../src/resources/quotas.ts';
import type { Store } from '../../../src/store/store.ts';
import { openTestService } from '../../support/service.ts';
import { type ApiResponse, deployments, type Json } from '../support/api.ts';
import { keysOf } from '../support/organization.ts';
import {
  type AlertTargets,
  alert,
  alertTargets,
  connection,
  dashboard,
  savedSearch,
  source,
  tile,
  UNKNOWN_ID,
  webhook,
} from '../support/request-bodies.ts';
import { serve, startForTest } from '../support/serve.ts';
import { startTwoTenants } from '../support/two-tenants.ts';

const DAY = 24 * 60 * 60 * 1000;

let last = 0;
/** Returns a new idempotency key. */
function newKey() {
  last += 1;
  return `key ${last} !~`;
}
function replayedHeader({ headers }: ApiResponse) {
  return headers.get('idempotency-replayed');
}

describe.each(deployments)('a create request with an idempotency key, in the %s deployment', (name) => {
  const served = serve({ telemetry: 'off' });
  const api = () => served.caller(name);
  const total = async (path: string) => (await api().get(path)).json.meta.total;

  const creates: [string, (targets: AlertTargets, logs: Json) => object][] = [
    ['/dashboards', () => dashboard(tile())],
    ['/alerts', (targets) => alert(targets)],
    ['/webhooks', () => webhook()],
    ['/saved-searches', (_, logs) => savedSearch(logs.id)],
    ['/sources', (_, logs) => source(logs.connection, { from: logs.from })],
  ];
  if (name === 'open-source') creates.push(['/connections', () => connection()]);

  it.each(creates)('returns the same response and creates nothing when it is repeated: %s', async (path, bodyOf) => {
    const [logs] = (await api().get('/sources')).content;
    const body = bodyOf(await alertTargets(api()), logs);
    const key = { 'idempotency-key': newKey() };
    const first = await api().post(path, body, key);
    expect([first.status, replayedHeader(first)]).toEqual([200, null]);
    const before = await total(path);
    const second = await api().post(path, body, key);
    expect([second.status, replayedHeader(second)]).toEqual([200, 'true']);
    expect(second.content).toEqual(first.content);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    if (name === 'managed') expect(second.json.requestId).toBe(second.headers.get('x-request-id'));
    expect(await total(path)).toBe(before);
  });

  it('returns the first response even if the resource was changed or deleted', async () => {
    const key = { 'idempotency-key': newKey() };
    const body = dashboard();
    const first = await api().post('/dashboards', body, key);
    await api().put(`/dashboards/${first.content.id}`, { ...body, name: 'Renamed' });
    expect((await api().post('/dashboards', body, key)).content).toEqual(first.content);
    await api().delete(`/dashboards/${first.content.id}`);
    const third = await api().post('/dashboards', body, key);
    expect([third.status, third.content, third.headers.get('etag')]).toEqual([200, first.content, '"1"']);
  });

  it('returns the first response if the request body is the same JSON value in another form', async () => {
    const key = { 'idempotency-key': newKey() };
    await api().send('POST', '/dashboards', { raw: '{"name":"a","tiles":[]}', headers: key });
    const second = await api().send('POST', '/dashboards', {
      raw: ' { "tiles" : [ ], "name" : "\\u0061" } ',
      headers: key,
    });
    expect([second.status, replayedHeader(second)]).toEqual([200, 'true']);
  });

  it('is rejected with a different body and creates nothing', async () => {
    const key = { 'idempotency-key': newKey() };
    await api().post('/dashboards', dashboard(), key);
    const before = await total('/dashboards');
    const { status, message } = await api().post('/dashboards', { ...dashboard(), name: 'Other' }, key);
    expect(status).toBe(422);
    expect(message).toBe('This Idempotency-Key was already used with a different body. Use a new key.');
    expect(await total('/dashboards')).toBe(before);
  });

  it('can have the key of a request to another operation', async () => {
    const key = { 'idempotency-key': newKey() };
    await api().post('/dashboards', dashboard(), key);
    const { status, headers } = await api().post('/webhooks', webhook(), key);
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  it('can use its key again after it fails', async () => {
    const key = { 'idempotency-key': newKey() };
    expect((await api().post('/dashboards', { name: 7 }, key)).status).toBe(400);
    const unknown = dashboard(tile({ series: [{ type: 'time', aggFn: 'count', sourceId: UNKNOWN_ID }] }));
    const rejected = await api().post('/dashboards', unknown, key);
    expect([rejected.status, rejected.issues[0]?.code]).toEqual([400, 'reference']);
    const { status, headers } = await api().post('/dashboards', dashboard(), key);
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  it('creates one resource if it is sent several times concurrently; the other responses are 409 or replayed', async () => {
    const key = { 'idempotency-key': newKey() };
    const before = await total('/dashboards');
    const responses = await Promise.all(Array.from({ length: 20 }, () => api().post('/dashboards', dashboard(), key)));
    expect(await total('/dashboards')).toBe(before + 1);
    expect(responses.filter((response) => response.status === 200 && replayedHeader(response) === null)).toHaveLength(
      1,
    );
    for (const { status, message } of responses.filter((response) => response.status !== 200)) {
      expect(status).toBe(409);
      expect(message).toBe('A request with this Idempotency-Key is in progress. Retry after it has finished.');
    }
    expect(replayedHeader(await api().post('/dashboards', dashboard(), key))).toBe('true');
  });

  it.each(['', 'x'.repeat(256), 'tab\there', 'Schlüssel'])('is rejected if the key is malformed: "%s"', async (key) => {
    const { status, issues } = await api().post('/dashboards', dashboard(), { 'idempotency-key': key });
    expect(status).toBe(400);
    expect(issues[0]).toMatchObject({ in: 'headers', pointer: '/Idempotency-Key' });
  });

  it('returns the same response for 24 hours', async () => {
    const server = await startForTest();
    const caller = server.caller(name);
    const key = { 'idempotency-key': newKey() };
    const first = await caller.post('/dashboards', dashboard(), key);
    server.clock.time += DAY - 1;
    expect((await caller.post('/dashboards', dashboard(), key)).content.id).toBe(first.content.id);
    server.clock.time += 1;
    const later = await caller.post('/dashboards', { ...dashboard(), name: 'Another day' }, key);
    expect([later.status, replayedHeader(later)]).toEqual([200, null]);
    expect(later.content.id).not.toBe(first.content.id);
    expect(replayedHeader(await caller.post('/dashboards', { ...dashboard(), name: 'Another day' }, key))).toBe('true');
    await server.close();
  });
});

describe('an idempotency key', () => {
  it('is separate for each tenant', async () => {
    const tenants = await startTwoTenants({ telemetry: 'off' });
    for (const name of deployments) {
      const key = { 'idempotency-key': newKey() };
      const first = await tenants.firstCaller(name).post('/dashboards', dashboard(), key);
      const second = await tenants.secondCaller(name).post('/dashboards', { ...dashboard(), name: 'Other' }, key);
      expect([second.status, replayedHeader(second)]).toEqual([200, null]);
      expect(second.content.id).not.toBe(first.content.id);
    }
    await tenants.close();
  });

  it('is ignored by an operation that does not support idempotency keys', async () => {
    const server = await startForTest();
    const key = { 'idempotency-key': 'x' };
    const keys = keysOf(server.caller('managed'));
    const created = await Promise.all([1, 2].map(() => keys.post('', {}, key)));
    expect(created[0]?.content.keyId).not.toBe(created[1]?.content.keyId);
    expect((await server.caller('managed').get('/dashboards', key)).status).toBe(200);
    await server.close();
  });
});

describe('the stored response of an idempotency key', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'idempotency-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('survives a restart', async () => {
    const key = { 'idempotency-key': newKey() };
    const server = await startForTest({ dataDir, telemetry: 'off' });
    const first = await server.caller('open-source').post('/dashboards', dashboard(), key);
    await server.close();
    const restarted = await startForTest({ dataDir, telemetry: 'off' });
    const second = await restarted.caller('open-source').post('/dashboards', dashboard(), key);
    expect([replayedHeader(second), second.content]).toEqual(['true', first.content]);
    await restarted.close();
  });

  it('contains no secret of a webhook', async () => {
    const server = await startForTest({ dataDir, telemetry: 'off' });
    const secret = 'canary-of-a-webhook';
    await server.caller('open-source').post('/webhooks', webhook({ secret }), { 'idempotency-key': newKey() });
    await server.close();
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
    const rows = JSON.stringify(database.prepare('select * from idempotency_keys').all());
    database.close();
    expect(rows).toContain('createWebhook');
    expect(rows).not.toContain(secret);
  });
});

describe('idempotency keys in the store', () => {
  const open = async () => {
    const { service, clock, team } = await openTestService();
    const { store } = service;
    const request = { tenant: team.id, operation: 'createDashboard', key: 'k', body: { name: 'a', tiles: [] } };
    const idempotency = new Idempotency({ store, clock: clock.now, quotas: new Quotas() });
    /** Simulates a process that reserves a key and then waits before it opens the transaction of the write. */
    const slowIdempotency = (wait: Promise<void>) => {
      let transactions = 0;
      const transaction: Store['transaction'] = async (work) => {
        transactions += 1;
        if (transactions === 2) await wait;
        return store.transaction(work);
      };
      return new Idempotency({ store: { ...store, transaction }, clock: clock.now, quotas: new Quotas() });
    };
    const create = () => idempotency.run(request, (tx) => service.raw.dashboards.create(tx, team, request.body));
    const dashboardCount = async () => (await service.dashboards.list(team, { limit: 10, offset: 0 })).total;
    const storedKeys = () => store.db.selectFrom('idempotency_keys').selectAll().execute();
    return { service, store, clock, team, request, create, slowIdempotency, dashboardCount, storedKeys };
  };

  it('expire after a minute if the request never ends', async () => {
    const { service, clock, request, create, slowIdempotency, dashboardCount } = await open();
    // Simulates a process that ended after it reserved the key.
    void slowIdempotency(new Promise(() => undefined)).run(request, async () => undefined);
    await expect(create()).rejects.toThrow(/in progress/);
    clock.time += 59_999;
    await expect(create()).rejects.toThrow(/in progress/);
    clock.time += 1;
    expect((await create()).replayed).toBe(false);
    expect((await create()).replayed).toBe(true);
    expect(await dashboardCount()).toBe(1);
    await service.close();
  });

  it('can be reserved by another request after a minute, and the slow first request is then rolled back', async () => {
    const { service, clock, team, request, create, slowIdempotency, dashboardCount } = await open();
    const { promise: wait, resolve: resume } = Promise.withResolvers<void>();
    const slow = slowIdempotency(wait).run(request, (tx) => service.raw.dashboards.create(tx, team, request.body));
    await expect(create()).rejects.toThrow(/in progress/);
    clock.time += 60_000;
    const { result: first } = await create();
    resume();
    await expect(slow).rejects.toThrow(/in progress/);
    expect(await dashboardCount()).toBe(1);
    expect((await create()).result).toEqual(JSON.parse(JSON.stringify(first)));
    await service.close();
  });

  it('are deleted, and the request is rolled back, if its response cannot be stored', async () => {
    const { service, store, clock, request, team, dashboardCount, storedKeys } = await open();
    const idempotency = new Idempotency({
      store,
      clock: clock.now,
      // The sources of the tenant exceed this limit, so no response can be stored.
      quotas: new Quotas({ ...DEFAULT_BOUNDS, maxStoredBytes: 100 }),
    });
    const create = idempotency.run(request, (tx) => service.raw.dashboards.create(tx, team, request.body));
    await expect(create).rejects.toThrow(QuotaExceededError);
    expect([await dashboardCount(), await storedKeys()]).toEqual([0, []]);
    await service.close();
  });

  it('are deleted after they expire', async () => {
    const { service, store, clock, create, storedKeys } = await open();
    const sweep = new Sweep({ store, clock: clock.now, quotas: new Quotas() });
    await create();
    clock.time += DAY;
    await sweep.run();
    expect(await storedKeys()).toHaveLength(1);
    clock.time += 1;
    await sweep.run();
    expect(await storedKeys()).toEqual([]);
    await sweep.close();
    await service.close();
  });

  it('are deleted in transactions of about 4 MiB, and their bytes are subtracted from the usage of the tenant', async () => {
    const { service, store, clock, request, team, storedKeys } = await open();
    const quotas = new Quotas();
    const idempotency = new Idempotency({ store, clock: clock.now, quotas });
    const body = { ...request.body, name: 'x'.repeat(2 ** 20) };
    for (let nth = 0; nth < 12; nth += 1) {
      const create = { ...request, key: newKey(), body };
      await idempotency.run(create, (tx) => service.raw.dashboards.create(tx, team, body));
    }
    const usedBytes = async () =>
      Number((await store.db.selectFrom('tenant_usage').select('bytes').executeTakeFirstOrThrow()).bytes);
    const before = await usedBytes();
    const counts: number[] = [];
    const transaction: Store['transaction'] = async (work) => {
      const result = await store.transaction(work);
      counts.push((await storedKeys()).length);
      return result;
    };
    clock.time += 2 * DAY;
    const sweep = new Sweep({ store: { ...store, transaction }, clock: clock.now, quotas });
    await sweep.run();
    await sweep.close();
    // Three transactions delete keys, one finds none, and one deletes rate limit windows.
    expect(counts).toEqual([8, 4, 0, 0, 0]);
    expect((before - (await usedBytes())) / 2 ** 20).toBeCloseTo(12, 1);
    await service.close();
  });
});
