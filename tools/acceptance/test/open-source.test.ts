import type { Alert, Dashboard, Webhook } from '@observability-api/open-source';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { installedClient } from '../src/packed-project.ts';

type Module = typeof import('@observability-api/open-source');

describe('the open source client', () => {
  let client: Module;
  let api: ReturnType<Module['createClient']>;
  let webhook: Webhook;
  let dashboard: Dashboard;
  let alert: Alert;

  beforeAll(async () => {
    client = await installedClient<Module>(inject('project'), 'open-source');
    api = client.createClient(inject('credentials').openSource);
  });

  it('creates a webhook', async () => {
    webhook = await api.webhooks.create({
      name: 'On call',
      service: 'generic',
      url: 'https://hooks.example.com/on-call',
    });
    expect(webhook).toMatchObject({ name: 'On call', service: 'generic' });
  });

  it('creates a dashboard with a tile that counts events', async () => {
    dashboard = await api.dashboards.create({
      name: 'Checkout',
      tags: ['checkout'],
      tiles: [
        {
          name: 'Errors',
          x: 0,
          y: 0,
          w: 12,
          h: 4,
          series: [{ type: 'time', dataSource: 'events', aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
        },
      ],
    });
    expect(dashboard.id).toMatch(/^[0-9a-f]{24}$/);
    expect(dashboard.tiles[0]?.id).toMatch(/^[0-9a-f]{24}$/);
    expect(dashboard.tiles[0]?.series).toEqual([
      {
        type: 'time',
        dataSource: 'events',
        aggFn: 'count',
        where: 'SeverityText:error',
        groupBy: [],
        displayType: 'line',
      },
    ]);
  });

  it('creates an alert on the tile', async () => {
    alert = await api.alerts.create({
      source: 'tile',
      dashboardId: dashboard.id,
      tileId: dashboard.tiles[0]?.id,
      interval: '1h',
      threshold: 100,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: webhook.id },
      name: 'Too many errors',
      message: 'At least 100 errors in an hour.',
    });
    expect(alert).toMatchObject({ state: 'OK', channels: [{ type: 'webhook', webhookId: webhook.id }], note: null });
  });

  it('lists the webhook, the dashboard and the alert', async () => {
    expect((await api.dashboards.list()).items).toContainEqual(dashboard);
    expect((await api.alerts.list({ limit: 10 })).items).toContainEqual(alert);
    const { items, meta } = await api.webhooks.list();
    expect(items).toContainEqual(webhook);
    expect(meta?.total).toBe(items.length);
  });

  it('updates a resource and reads it again', async () => {
    const { tiles, tags } = await api.dashboards.get(dashboard.id);
    const changed = await api.dashboards.update(dashboard.id, { name: 'Checkout errors', tiles, tags });
    expect(changed).toEqual({ ...dashboard, name: 'Checkout errors' });
    expect(await api.dashboards.get(dashboard.id)).toEqual(changed);
    const changedAlert = await api.alerts.update(alert.id, { ...alert, threshold: 500 });
    expect(await api.alerts.get(alert.id)).toEqual(changedAlert);
    expect(changedAlert).toMatchObject({ threshold: 500, createdAt: alert.createdAt });
  });

  it('throws an error with every issue of an invalid request', async () => {
    const bad = { name: '', tiles: [{ name: 'a', x: 0, y: 0, w: 30, h: 1, series: [] }] };
    const error = await api.dashboards.create(bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(client.BadRequestError);
    expect(error).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      issues: [{ pointer: '/name' }, { pointer: '/tiles/0/w' }, { pointer: '/tiles/0/series' }],
    });
  });

  it('cannot delete a webhook that an alert uses', async () => {
    await expect(api.webhooks.delete(webhook.id)).rejects.toBeInstanceOf(client.ConflictError);
  });

  it('deletes a dashboard and its alert', async () => {
    await api.dashboards.delete(dashboard.id);
    await expect(api.dashboards.get(dashboard.id)).rejects.toBeInstanceOf(client.NotFoundError);
    await expect(api.alerts.get(alert.id)).rejects.toBeInstanceOf(client.NotFoundError);
    await api.webhooks.delete(webhook.id);
    await expect(api.webhooks.delete(webhook.id)).rejects.toBeInstanceOf(client.NotFoundError);
  });
});
