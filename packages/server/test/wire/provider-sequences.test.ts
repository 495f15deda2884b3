import { describe, expect, it } from 'vitest';
import { type Api, deployments, type Json } from '../http/support/api.ts';
import { alert, alertTargets, connection, savedSearch, sourceIdOf } from '../http/support/request-bodies.ts';
import { serve } from '../http/support/serve.ts';

const served = serve({ webhookAllow: ['10.0.0.0/8'], telemetry: 'off' });

/**
 * A resource of a Terraform provider: the body that the provider sends, and a change of its properties. The provider belongs to the
 * product whose API this service implements.
 */
interface ProviderResource {
  readonly name: string;
  readonly path: string;
  /** The deployment that has the resource. Absent if both have it. */
  readonly deployment?: 'open-source';
  body(api: Api): Promise<Json>;
  readonly change: Json;
  /** Properties of the request that are not compared, because not every response contains them. */
  readonly ignored?: readonly string[];
}

const resources: readonly ProviderResource[] = [
  {
    name: 'dashboard',
    path: '/dashboards',
    body: async (api) => ({
      name: 'Checkout',
      tags: ['team'],
      filters: [],
      savedQuery: null,
      savedQueryLanguage: null,
      savedFilterValues: [],
      tiles: [
        {
          name: 'Errors',
          x: 0,
          y: 0,
          w: 12,
          h: 4,
          config: {
            displayType: 'line',
            sourceId: await sourceIdOf(api),
            groupBy: 'ServiceName',
            select: [{ aggFn: 'count', where: 'SeverityText:error', whereLanguage: 'lucene' }],
          },
        },
        { name: 'Text', x: 12, y: 0, w: 6, h: 4, config: { displayType: 'markdown', markdown: '# Help' } },
      ],
    }),
    change: { name: 'Checkout 2', tags: [] },
  },
  {
    name: 'alert',
    path: '/alerts',
    body: async (api) =>
      alert(await alertTargets(api), {
        name: 'Errors',
        message: 'Look',
        note: null,
        thresholdType: 'between',
        thresholdMax: 30,
        savedSearchId: null,
        groupBy: null,
        numConsecutiveWindows: null,
        scheduleStartAt: null,
      }),
    // The provider leaves the upper bound of the previous comparison in its request.
    change: { threshold: 20, interval: '15m', thresholdType: 'above' },
    ignored: ['thresholdMax'],
  },
  {
    name: 'alert with all properties of a channel',
    path: '/alerts',
    body: async (api) => {
      const targets = await alertTargets(api);
      const { webhookId } = targets;
      const channel = { type: 'webhook', webhookId, webhookService: 'generic', slackChannelId: null, severity: null };
      return { ...alert(targets), channel, channels: [channel] };
    },
    change: { numConsecutiveWindows: 2, scheduleOffsetMinutes: 3, note: 'Call' },
  },
  {
    name: 'alert on a saved search',
    path: '/alerts',
    body: async (api) => {
      const { webhookId } = await alertTargets(api);
      const { id: savedSearchId } = await api.create('/saved-searches', savedSearch(await sourceIdOf(api)));
      return {
        source: 'saved_search',
        savedSearchId,
        groupBy: 'ServiceName',
        dashboardId: null,
        tileId: null,
        interval: '1m',
        threshold: 1,
        thresholdType: 'above_exclusive',
        scheduleStartAt: null,
        channel: { type: 'webhook', webhookId },
      };
    },
    change: { groupBy: null, threshold: 2 },
  },
  {
    name: 'alert with a chart',
    path: '/alerts',
    body: async (api) => ({
      source: 'inline',
      interval: '5m',
      threshold: 1,
      thresholdType: 'below',
      displayName: 'Errors',
      tags: ['a'],
      chartConfig: {
        displayType: 'line',
        name: 'Errors',
        sourceId: await sourceIdOf(api),
        where: 'SeverityText:error',
        whereLanguage: 'lucene',
        select: [{ aggFn: 'count', where: '', whereLanguage: 'lucene' }],
      },
      channel: { type: 'webhook', webhookId: (await alertTargets(api)).webhookId },
    }),
    change: { tags: [], displayName: null },
  },
  {
    name: 'saved search',
    path: '/saved-searches',
    body: async (api) =>
      savedSearch(await sourceIdOf(api), { where: 'SeverityText:error', whereLanguage: 'lucene', tags: ['a'] }),
    change: { where: '', orderBy: 'Timestamp DESC' },
  },
  {
    name: 'source',
    path: '/sources',
    body: async (api) => {
      const { id, ...properties } = (await api.get('/sources')).content[0];
      return { ...properties, name: `Copy of ${id}` };
    },
    change: { name: 'Changed' },
  },
  {
    name: 'connection',
    path: '/connections',
    deployment: 'open-source',
    body: async () => connection({ host: 'http://10.0.0.1:8123', password: 'p', prometheusEndpoint: null }),
    change: { name: 'Changed' },
    ignored: ['password'],
  },
  {
    name: 'webhook',
    path: '/webhooks',
    body: async () => ({
      name: 'Hook',
      service: 'generic',
      url: 'http://10.0.0.2/hook',
      // A description of the maximum length.
      description: 'd'.repeat(2_048),
    }),
    change: { name: 'Hook 2', description: 'Short' },
  },
];

const cases = deployments.flatMap((deployment) =>
  resources
    .filter((resource) => !resource.deployment || resource.deployment === deployment)
    .map((resource) => ({ ...resource, deployment })),
);

describe.each(cases)('the $name of the Terraform provider on the $deployment deployment', (resource) => {
  const { deployment, path, change, ignored = [] } = resource;

  /** Returns the properties that the provider compares with its plan. It treats null as absent. */
  const compared = (body: Json) =>
    Object.fromEntries(Object.entries(body).filter(([key, value]) => value !== null && !ignored.includes(key)));

  it('is created, changed, read, listed and deleted, and has the properties of the last request', async () => {
    const api = served.caller(deployment);
    let body = await resource.body(api);
    const { id } = await api.create(path, body);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    for (const properties of [{}, change]) {
      body = { ...body, ...properties };
      if (path === '/dashboards') {
        const { json } = await api.post('/dashboards/validate', body);
        expect(json.result ?? json).toMatchObject({ valid: true, errors: [] });
      }
      expect((await api.put(`${path}/${id}`, body)).status).toBe(200);
      const read = (await api.get(`${path}/${id}`)).content;
      expect(read).toMatchObject({ id, ...compared(body) });
      expect((await api.put(`${path}/${id}`, body)).content).toMatchObject(compared(body));
      const listed = (await api.get(path)).content.find((item: Json) => item.id === id);
      expect(listed).toMatchObject(compared(body));
    }
    expect((await api.delete(`${path}/${id}`)).status).toBe(200);
    expect((await api.get(`${path}/${id}`)).status).toBe(404);
    expect((await api.delete(`${path}/${id}`)).status).toBe(404);
  });
});
