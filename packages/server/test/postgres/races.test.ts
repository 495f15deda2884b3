import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConflictError, InvalidInputError, NotFoundError } from '../../src/domain/errors.ts';
import { postgres, type TestDatabase } from '../support/postgres.ts';
import { ALL, createWebhook, dashboardOf, openDirectService, type TestService, timeTile } from '../support/service.ts';

const ROUNDS = 8;

/** Returns the errors of the rejected promises. */
function errorsOf(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

describe.skipIf(!postgres.isAvailable)('two services that write concurrently', () => {
  let database: TestDatabase;
  let first: TestService;
  let second: TestService;
  const tenant = { id: 'tenant' };

  beforeEach(async () => {
    database = await postgres.database();
    [first, second] = await Promise.all([
      openDirectService({ dataDir: ':memory:', databaseUrl: database.url }),
      openDirectService({ dataDir: ':memory:', databaseUrl: database.url }),
    ]);
  });
  afterEach(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.release();
  });

  /** Creates a dashboard and a webhook. The returned `create` creates an alert that watches the tile and notifies the webhook. */
  const prepareAlert = async () => {
    const { resource } = await first.dashboards.create(tenant, dashboardOf(timeTile()));
    const webhookId = await createWebhook(first, tenant);
    const create = (service: TestService) =>
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

  it('create no alert with a deleted webhook', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { webhookId, create } = await prepareAlert();
      const results = await Promise.allSettled([create(first), second.webhooks.delete(tenant, webhookId)]);
      const [error, ...others] = errorsOf(results);
      expect(others).toEqual([]);
      expect(error instanceof InvalidInputError || error instanceof ConflictError, String(error)).toBe(true);
    }
  });

  it('create no alert on a deleted dashboard or tile', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { dashboardId, create } = await prepareAlert();
      const remove = () =>
        round % 2 === 0
          ? second.dashboards.delete(tenant, dashboardId)
          : second.dashboards.replace(tenant, dashboardId, dashboardOf());
      const results = await Promise.allSettled([create(first), remove()]);
      for (const error of errorsOf(results)) expect(error).toBeInstanceOf(InvalidInputError);
      expect((await first.alerts.list(tenant, ALL)).total).toBe(0);
    }
  });

  it('delete a dashboard once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { resource } = await first.dashboards.create(tenant, dashboardOf());
      const results = await Promise.allSettled(
        [first, second].map((service) => service.dashboards.delete(tenant, resource.id)),
      );
      expect(errorsOf(results)).toEqual([expect.any(NotFoundError)]);
    }
  });

  it('do not exceed the limit of keys of an organization', async () => {
    const organization = first.credentials?.managed.organizationId ?? second.credentials?.managed.organizationId ?? '';
    // One key exists. After 96 more, three fit under the limit of 100.
    for (let count = 1; count < 97; count += 1) await first.keys.create(organization, {});
    const creates = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? first : second).keys.create(organization, {}),
    );
    const errors = errorsOf(await Promise.allSettled(creates));
    expect(errors).toHaveLength(7);
    for (const error of errors) expect(error).toBeInstanceOf(ConflictError);
    expect((await second.keys.list(organization, ALL)).total).toBe(100);
  });

  it('merge their changes of the pipe settings', async () => {
    const { managed } =
      first.credentials ??
      second.credentials ??
      expect.fail('Expected one of the services to have created the tenants.');
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
