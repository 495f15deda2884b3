import { describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { type Api, deployments, type Json, withCredentials } from '../support/api.ts';
import { keysOf } from '../support/organization.ts';
import { alert, alertTargets, dashboard, tile, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

const series = {
  time: { type: 'time', aggFn: 'quantile', level: 0.5, field: 'Duration', numberFormat: { output: 'duration' } },
  table: { type: 'table', aggFn: 'sum', dataSource: 'metrics', metricName: 'm', metricDataType: 'sum', groupBy: ['a'] },
  number: { type: 'number', aggFn: 'count', dataSource: 'metrics' },
  search: { type: 'search', fields: ['Body'], where: 'x' },
  markdown: { type: 'markdown', content: '# a' },
};

const resources: [string, (api: Api) => Promise<[path: string, body: Json]>][] = [
  ['an empty dashboard', async () => ['/dashboards', dashboard()]],
  ['a dashboard with tags', async () => ['/dashboards', { ...dashboard(tile()), tags: ['b', 'a'] }]],
  [
    'a dashboard with a tile of each type of series',
    async () => ['/dashboards', dashboard(...Object.values(series).map((item) => tile({}, [item])))],
  ],
  ['a minimal alert', async (api) => ['/alerts', alert(await alertTargets(api))]],
  [
    'a full alert',
    async (api) => {
      const targets = await alertTargets(api);
      const text = { name: 'n', message: 'm', note: 'o', displayName: 'd', tags: ['b', 'a'] };
      const range = { thresholdType: 'not_between', thresholdMax: 11, numConsecutiveWindows: 2 };
      const schedule = { enabled: false, notifyEvery: '1h', noData: 'alert', scheduleStartAt: '2026-01-01T00:00:00Z' };
      return ['/alerts', alert(targets, { ...text, ...range, ...schedule })];
    },
  ],
  ['a minimal webhook', async () => ['/webhooks', webhook()]],
  [
    'a full webhook',
    async () => {
      const secrets = { headers: { a: 'b' }, queryParams: { c: 'd' }, secret: 'x'.repeat(20) };
      return ['/webhooks', webhook({ description: 'd', body: '{}', ...secrets })];
    },
  ],
  ['a Slack webhook', async () => ['/webhooks', webhook({ service: 'slack', description: '' })]],
];

describe.each(deployments)('in the %s deployment', (name) => {
  it.each(resources)('%s can be written as it was read', async (_, request) => {
    const api = served.caller(name);
    const [path, body] = await request(api);
    const created = await api.create(path, body);
    const read = (await api.get(`${path}/${created.id}`)).content;
    expect(read).toEqual(created);
    const { status, content } = await api.put(`${path}/${created.id}`, read);
    expect(status).toBe(200);
    expect(content).toEqual(read);
    expect((await api.get(`${path}/${created.id}`)).content).toEqual(read);
    const listed = (await api.get(path)).content.find((item: Json) => item.id === created.id);
    expect(listed).toEqual(read);
    const { status: copied, content: copy } = await api.post(path, { ...listed, name: `${read.name}, again` });
    expect(copied).toBe(200);
    expect(copy.id).not.toBe(read.id);
  });
});

describe('in the managed deployment', () => {
  it.each<[string, Json]>([
    ['a minimal key', {}],
    [
      'a full key',
      { name: 'k', roles: ['admin'], expireAt: '2030-01-01T00:00:00Z', ipAccessList: [{ source: '::1' }] },
    ],
    ['a key that was used', { roles: ['admin'] }],
  ])('%s can be written as it was read', async (description, body) => {
    const keys = keysOf(served.caller('managed'));
    const { key, keyId, keySecret } = await keys.create('', body);
    if (description === 'a key that was used') {
      const authorization = basic(keyId, keySecret);
      expect((await withCredentials(keys, authorization).get('')).status).toBe(200);
    }
    const read = (await keys.get(`/${key.id}`)).content;
    expect('usedAt' in read).toBe(description === 'a key that was used');
    const { status, content } = await keys.patch(`/${key.id}`, read);
    expect(status).toBe(200);
    expect(content).toEqual(read);
  });
});
