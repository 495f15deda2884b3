import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openService, type Service } from '../../src/app/service.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../src/domain/errors.ts';
import { postgres, type TestDatabase } from '../support/postgres.ts';
import { ALL, dashboardOf, makeWebhook, timeTile } from '../support/service.ts';

const ROUNDS = 8;

/** The names of what was refused. */
function refusals(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

describe.skipIf(postgres.problem !== undefined)('two services that write at once', () => {
  let database: TestDatabase;
  let first: Service;
  let second: Service;
  const tenant = { id: 'tenant' };

  beforeEach(async () => {
    database = await postgres.database();
    [first, second] = await Promise.all([
      openService({ dataDir: ':memory:', databaseUrl: database.url }),
      openService({ dataDir: ':memory:', databaseUrl: database.url }),
    ]);
  });
  afterEach(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.giveBack();
  });

  const newAlert = async () => {
    const { resource } = await first.dashboards.create(tenant, dashboardOf(timeTile()));
    const webhookId = await makeWebhook(first, tenant, crypto.randomUUID());
    const create = (service: Service) =>
      service.alerts.create(tenant, {
        source: 'tile',
        dashboardId: resource.id,
        tileId: resource.tiles[0]?.id ?? '',
        interval: '1m',
        threshold: 1,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId },
      });
    return { dashboardId: resource.id, webhookId, create };
  };

  it('leave no alert with a webhook that is gone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { webhookId, create } = await newAlert();
      const results = await Promise.allSettled([create(first), second.webhooks.delete(tenant, webhookId)]);
      const [refused, ...more] = refusals(results);
      expect(more).toEqual([]);
      expect(refused instanceof InvalidInputError || refused instanceof ConflictError, String(refused)).toBe(true);
    }
  });

  it('leave no alert on a dashboard that is gone, or on a tile that is', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { dashboardId, create } = await newAlert();
      const remove = () =>
        round % 2 === 0
          ? second.dashboards.delete(tenant, dashboardId)
          : second.dashboards.replace(tenant, dashboardId, dashboardOf());
      const results = await Promise.allSettled([create(first), remove()]);
      for (const refused of refusals(results)) expect(refused).toBeInstanceOf(InvalidInputError);
      expect((await first.alerts.list(tenant, ALL)).total).toBe(0);
    }
  });

  it('delete once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { resource } = await first.dashboards.create(tenant, dashboardOf());
      const results = await Promise.allSettled(
        [first, second].map((service) => service.dashboards.delete(tenant, resource.id)),
      );
      expect(refusals(results)).toEqual([expect.any(NotFoundError)]);
    }
  });

  it('keep to the most keys that an organization may have', async () => {
    const organization = first.credentials?.managed.organizationId ?? second.credentials?.managed.organizationId ?? '';
    for (let count = 1; count < 97; count += 1) await first.keys.create(organization, {});
    const creates = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? first : second).keys.create(organization, {}),
    );
    const refused = refusals(await Promise.allSettled(creates));
    expect(refused).toHaveLength(7);
    for (const reason of refused) expect(reason).toBeInstanceOf(ConflictError);
    expect((await second.keys.list(organization, ALL)).total).toBe(100);
  });

  it('merge what they set of the pipe settings', async () => {
    const { managed } = first.credentials ?? second.credentials ?? expect.fail('one of them made the tenants');
    const service = await first.tenants.service(managed.organizationId, managed.serviceId);
    await Promise.all([
      first.pipeSettings.update(service, managed.pipeId, { db_max_threads: 3 }),
      second.pipeSettings.update(service, managed.pipeId, { db_max_insert_threads: 4 }),
      first.pipeSettings.update(service, managed.pipeId, { object_storage_concurrency: 5 }),
    ]);
    const { resource, version } = await second.pipeSettings.get(service, managed.pipeId);
    expect(resource).toMatchObject({ db_max_threads: 3, db_max_insert_threads: 4, object_storage_concurrency: 5 });
    expect(version).toBe(4);
  });
});
