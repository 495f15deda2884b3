import type { AlertInput, WebhookInput } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { PayloadTooLargeError } from '../../src/domain/errors.ts';
import { DEFAULT_BOUNDS, type TenantUsage } from '../../src/domain/tenant.ts';
import { Idempotency } from '../../src/idempotency/idempotency.ts';
import { Sweep } from '../../src/idempotency/sweep.ts';
import { QuotaExceededError, Quotas } from '../../src/resources/quotas.ts';
import { engines } from '../support/engines.ts';
import {
  ALL,
  createWebhook,
  dashboardOf,
  openDirectService,
  readAll,
  type TestService,
  timeTile,
} from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const NOTHING = { dashboards: 0, alerts: 0, webhooks: 0, saved_searches: 0, bytes: 0 };

/** The bytes of the sources that a new tenant has. */
const DEFAULT_BYTES = 1_990;

async function usageOf({ store }: Pick<TestService, 'store'>, { id }: { readonly id: string }) {
  const row = await store.db.selectFrom('tenant_usage').selectAll().where('tenant_id', '=', id).executeTakeFirst();
  const { tenant_id: _, ...usage } = row ?? { tenant_id: '', ...NOTHING };
  return usage;
}

function webhookNamed(name: string): WebhookInput {
  return {
    name,
    service: 'generic',
    url: 'https://hooks.example.org/on-call',
  };
}

describe.each(engines)('the limits of a tenant on $name', (engine) => {
  it('apply to dashboards, alerts and webhooks, and allow a create after a delete', async () => {
    const bounds = { maxDashboards: 2, maxAlerts: 1, maxWebhooks: 2 };
    const { service, team, managed } = await engine.openTestService({ bounds });
    const first = (await service.dashboards.create(team, dashboardOf(timeTile()))).resource;
    await service.dashboards.create(team, dashboardOf());
    const createThird = () => service.dashboards.create(team, dashboardOf());
    await expect(createThird()).rejects.toThrow(QuotaExceededError);
    await expect(createThird()).rejects.toThrow(
      'The number of dashboards of the tenant is limited to 2 (it has 2). Delete one first, or ask the operator to raise --max-dashboards.',
    );
    expect((await readAll(service.dashboards.list(team, ALL))).total).toBe(2);
    await service.dashboards.create(managed, dashboardOf());

    const webhookId = await createWebhook(service, team);
    await service.webhooks.create(team, webhookNamed('second'));
    await expect(service.webhooks.create(team, webhookNamed('third'))).rejects.toThrow(
      /webhooks of the tenant is limited to 2/,
    );

    const alert: AlertInput = {
      source: 'tile',
      dashboardId: first.id,
      tileId: first.tiles[0]?.id ?? '',
      interval: '5m',
      threshold: 1,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId },
    };
    await service.alerts.create(team, alert);
    await expect(service.alerts.create(team, alert)).rejects.toThrow(
      /alerts of the tenant is limited to 1 \(it has 1\)/,
    );

    await service.dashboards.delete(team, first.id);
    expect(await usageOf(service, team)).toMatchObject({ dashboards: 1, alerts: 0, webhooks: 2 });
    await createThird();
    await service.close();
  });

  it('apply to the stored bytes, and allow a write that reduces them', async () => {
    const { service, team } = await engine.openTestService({ bounds: { maxStoredBytes: 3_000 + DEFAULT_BYTES } });
    // In addition to its name, a dashboard has four bytes: its tiles and its tags are stored as `[]`.
    const named = (length: number) => ({ name: 'é'.repeat(length / 2), tiles: [] });
    const { id } = (await service.dashboards.create(team, named(2_000))).resource;
    await expect(service.dashboards.create(team, named(1_000))).rejects.toThrow(
      `The storage of the tenant is limited to ${3_000 + DEFAULT_BYTES} bytes (it uses ${2_004 + DEFAULT_BYTES}, and this write adds 1004). Delete other resources first, or ask the operator to raise --max-stored-bytes.`,
    );
    await service.dashboards.replace(team, id, named(2_900));
    await expect(service.dashboards.replace(team, id, named(3_100))).rejects.toThrow(QuotaExceededError);
    expect((await service.dashboards.get(team, id)).resource.name).toHaveLength(1_450);
    await service.dashboards.replace(team, id, named(100));
    expect((await usageOf(service, team)).bytes).toBe(104 + DEFAULT_BYTES);
    await service.close();
  });

  it('allow only writes that free space after the limit was lowered below the use', async () => {
    const { service, team } = await engine.openTestService();
    const lowered = new Quotas({ ...DEFAULT_BOUNDS, maxDashboards: 1, maxStoredBytes: DEFAULT_BYTES });
    const change = (usage: Partial<TenantUsage>) =>
      service.store.transaction((tx) => lowered.change(tx, team.id, usage));
    await service.dashboards.create(team, dashboardOf());
    await service.dashboards.create(team, dashboardOf());
    await expect(change({ bytes: 1 })).rejects.toThrow(QuotaExceededError);
    await expect(change({ dashboards: 1 })).rejects.toThrow('dashboards of the tenant is limited to 1 (it has 2)');
    const { dashboards, bytes } = await usageOf(service, team);
    await change({ bytes: -1 });
    await change({ dashboards: -1 });
    expect(await usageOf(service, team)).toMatchObject({ dashboards: dashboards - 1, bytes: bytes - 1 });
    await service.close();
  });

  it('count the responses that are stored for idempotency keys until they expire', async () => {
    const { service, clock, team } = await engine.openTestService();
    const { store } = service;
    const quotas = new Quotas();
    const idempotency = new Idempotency({ store, clock: clock.now, quotas });
    const sweep = new Sweep({ store, clock: clock.now, quotas });
    const request = { tenant: team.id, operation: 'createDashboard', key: 'k', body: dashboardOf() };
    const { result } = await idempotency.run(request, (tx) => service.raw.dashboards.create(tx, team, dashboardOf()));
    await service.dashboards.delete(team, result.resource.id);
    expect((await usageOf(service, team)).bytes).toBe(JSON.stringify(result).length + DEFAULT_BYTES);
    clock.time += DAY_MS + 1;
    await sweep.run();
    expect(await usageOf(service, team)).toEqual({ ...NOTHING, bytes: DEFAULT_BYTES });
    await sweep.close();
    await service.close();
  });

  it('use counters that equal the stored items and bytes after many changes', async () => {
    const { service, team } = await engine.openTestService();
    const webhookId = await createWebhook(service, team);
    for (let round = 0; round < 5; round += 1) {
      const { resource } = await service.dashboards.create(team, dashboardOf(timeTile(), timeTile()));
      const tileId = resource.tiles[0]?.id ?? '';
      await service.alerts.create(team, {
        source: 'tile',
        dashboardId: resource.id,
        tileId,
        interval: '5m',
        threshold: 1,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId },
        message: 'm'.repeat(round + 1),
      } as AlertInput);
      // An update without the ids of the tiles replaces the tiles, and deletes the alert.
      if (round % 2 === 0)
        await service.dashboards.replace(team, resource.id, dashboardOf(timeTile({ name: 'other' })));
    }
    const { db } = service.store;
    const { id: sourceId } = await db
      .selectFrom('sources')
      .select('id')
      .where('tenant_id', '=', team.id)
      .executeTakeFirstOrThrow();
    const { resource: search } = await service.savedSearches.create(team, { name: 'a', sourceId });
    await service.savedSearches.create(team, { name: 'deleted', sourceId });
    await service.savedSearches.replace(team, search.id, { name: 'changed', sourceId, where: 'a:b' });
    const [, deleted] = (await readAll(service.savedSearches.list(team, ALL))).items;
    await service.savedSearches.delete(team, deleted?.id ?? '');
    const dashboards = await db.selectFrom('dashboards').select(['name', 'tiles', 'tags', 'details']).execute();
    const alerts = await db
      .selectFrom('alerts')
      .select(['name', 'message', 'note', 'channels', 'display_name', 'tags', 'group_by', 'chart_config'])
      .execute();
    const webhooks = await db
      .selectFrom('webhooks')
      .select(['name', 'url', 'description', 'body', 'headers', 'query_params', 'secret'])
      .execute();
    const searches = await db.selectFrom('saved_searches').select(['name', 'definition']).execute();
    const rows = [...dashboards, ...alerts, ...webhooks, ...searches];
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
    expect(await usageOf(service, team)).toEqual({
      dashboards: dashboards.length,
      alerts: alerts.length,
      webhooks: webhooks.length,
      saved_searches: searches.length,
      bytes: bytes + DEFAULT_BYTES,
    });
    expect([alerts.length, searches.length]).toEqual([2, 1]);
    await service.close();
  });

  it.runIf(engine.name === 'postgres')('apply to concurrent writes of two services on one store', async () => {
    const options = await engine.storeOptions();
    const open = () => openDirectService({ dataDir: ':memory:', ...options, bounds: { maxDashboards: 5 } });
    const services = [await open(), await open()];
    const { credentials } = services[0] as TestService;
    const { tenant } = await (services[0] as TestService)
      .readBearer(`Bearer ${credentials?.openSource.apiKey}`)
      .authenticate();
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        (services[index % 2] as TestService).dashboards.create(tenant, dashboardOf()),
      ),
    );
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ reason }) => reason)).toEqual(Array(7).fill(expect.any(QuotaExceededError)));
    expect((await readAll((services[0] as TestService).dashboards.list(tenant, ALL))).total).toBe(5);
    for (const service of services) await service.close();
    await options.release();
  });
});

it('the service rejects concurrent creates above the limit', async () => {
  const service = await openDirectService({ dataDir: ':memory:', bounds: { maxDashboards: 3 } });
  const { tenant } = await service.readBearer(`Bearer ${service.credentials?.openSource.apiKey}`).authenticate();
  const creates = Array.from({ length: 6 }, () => service.dashboards.create(tenant, dashboardOf()));
  const statuses = (await Promise.allSettled(creates)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(3);
  await service.close();
});

it('the service rejects a dashboard above the configured number of bytes', async () => {
  const service = await openDirectService({ dataDir: ':memory:', bounds: { maxDashboardBytes: 1_000 } });
  const { tenant } = await service.readBearer(`Bearer ${service.credentials?.openSource.apiKey}`).authenticate();
  // In addition to its name, a dashboard has four bytes: its tiles and its tags are stored as `[]`.
  const named = (length: number) => ({ name: 'x'.repeat(length), tiles: [] });
  const { id } = (await service.dashboards.create(tenant, named(996))).resource;
  const larger = [service.dashboards.create(tenant, named(997)), service.dashboards.replace(tenant, id, named(997))];
  for (const write of larger) {
    await expect(write).rejects.toThrow(PayloadTooLargeError);
    await expect(write).rejects.toThrow(
      'Expected a dashboard of at most 1000 bytes of JSON, received 1001 bytes. Split it, or ask the operator to raise --max-dashboard-bytes.',
    );
  }
  expect((await service.dashboards.get(tenant, id)).version).toBe(1);
  await service.close();
});
