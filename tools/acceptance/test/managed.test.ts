import type { Dashboard } from '@observability-api/managed';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { installedClient } from '../src/packed-project.ts';

type Module = typeof import('@observability-api/managed');

describe('the managed client', () => {
  const { managed } = inject('credentials');
  let client: Module;
  let api: ReturnType<Module['createClient']>;
  let dashboard: Dashboard;

  beforeAll(async () => {
    client = await installedClient<Module>(inject('project'), 'managed');
    api = client.createClient(managed);
  });

  it('creates a webhook, a dashboard and an alert on its tile', async () => {
    const webhook = await api.webhooks.create({
      name: 'On call',
      service: 'slack',
      url: 'https://hooks.example.com/slack',
    });
    dashboard = await api.dashboards.create({
      name: 'Requests',
      tiles: [
        { name: 'All', x: 0, y: 0, w: 6, h: 3, series: [{ type: 'number', aggFn: 'count', where: 'ServiceName:api' }] },
      ],
    });
    const alert = await api.alerts.create({
      source: 'tile',
      dashboardId: dashboard.id,
      tileId: dashboard.tiles[0]?.id,
      interval: '5m',
      threshold: 10,
      thresholdType: 'between',
      thresholdMax: 20,
      channels: [{ type: 'webhook', webhookId: webhook.id }],
    });
    expect(alert).toMatchObject({ channel: { webhookId: webhook.id }, thresholdMax: 20 });
    expect(alert).not.toHaveProperty('teamId');
    expect((await api.alerts.list()).items).toContainEqual(alert);
    await api.dashboards.delete(dashboard.id);
    await expect(api.alerts.get(alert.id)).rejects.toBeInstanceOf(client.NotFoundError);
    await api.webhooks.delete(webhook.id);
  });

  it('creates a key that can only read, which the service rejects after it is disabled', async () => {
    const created = await api.keys.create({ name: 'Reader', roles: ['developer'] });
    expect(created.key).toMatchObject({ name: 'Reader', state: 'enabled', roles: ['developer'], expireAt: null });
    expect(created.keyId).toHaveLength(20);
    expect(created.key.keySuffix).toBe(created.keyId?.slice(-4));

    const reader = client.createClient({ ...managed, keyId: created.keyId, keySecret: created.keySecret });
    expect((await reader.dashboards.list()).meta?.offset).toBe(0);
    await expect(reader.dashboards.create({ name: 'No', tiles: [] })).rejects.toBeInstanceOf(client.ForbiddenError);
    expect((await api.keys.get(created.key.id)).usedAt).toBeDefined();

    await api.keys.update(created.key.id, { state: 'disabled' });
    const error = await reader.dashboards.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(client.UnauthorizedError);
    expect(String(error)).toContain('not active');
    expect(String(error)).not.toContain(created.keySecret);
    await api.keys.delete(created.key.id);
  });

  it('changes pipe settings and resets one to its default', async () => {
    const before = await api.pipeSettings.get(managed.pipeId);
    expect(before).toMatchObject({ db_max_threads: 8, object_storage_use_cluster_function: true });
    const changed = await api.pipeSettings.update(managed.pipeId, {
      db_max_threads: 0,
      db_parallel_view_processing: true,
    });
    expect(changed).toEqual({ ...before, db_max_threads: 0, db_parallel_view_processing: true });
    await api.pipeSettings.update(managed.pipeId, { db_max_threads: null });
    expect(await api.pipeSettings.get(managed.pipeId)).toEqual({ ...before, db_parallel_view_processing: true });
  });

  it('throws an error for a setting out of range', async () => {
    const error = await api.pipeSettings
      .update(managed.pipeId, { db_max_threads: 65 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(client.BadRequestError);
    expect(String(error)).toContain('db_max_threads: expected 0 to 64, received 65');
  });
});
