import { beforeAll, describe, expect, it } from 'vitest';
import { type DeploymentName, deployments, type Json } from '../support/api.ts';
import { keysOf } from '../support/organization.ts';
import { alert, alertTargets, dashboard, savedSearch, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

function ids(content: Json[]) {
  return content.map(({ id }) => id);
}

describe.each(deployments)('a list of the %s deployment', (name) => {
  const api = () => served.caller(name);
  let created: string[] = [];

  beforeAll(async () => {
    created = [];
    for (let count = 0; count < 5; count += 1) {
      served.clock.time += 1000;
      created.push((await api().create('/dashboards', dashboard())).id);
    }
  });

  it('has all items in the order of creation, which is the order of the ids', async () => {
    const { content, json, headers } = await api().get('/dashboards');
    expect(ids(content)).toEqual(created);
    expect([...created].sort()).toEqual(created);
    expect(json.meta).toEqual({ total: 5, limit: 1000, offset: 0 });
    expect(headers.get('x-total-count')).toBe('5');
  });

  it.each([
    ['limit=2', 0, 2, { limit: 2, offset: 0 }],
    ['limit=2&offset=2', 2, 4, { limit: 2, offset: 2 }],
    ['offset=4', 4, 5, { limit: 1000, offset: 4 }],
    ['limit=1000', 0, 5, { limit: 1000, offset: 0 }],
    ['limit=1&offset=5', 5, 5, { limit: 1, offset: 5 }],
    ['offset=1000000', 5, 5, { limit: 1000, offset: 1_000_000 }],
    ['offset=0', 0, 5, { limit: 1000, offset: 0 }],
  ])('contains the requested page with %s', async (query, from, to, page) => {
    const { status, content, json, headers } = await api().get(`/dashboards?${query}`);
    expect(status).toBe(200);
    expect(ids(content)).toEqual(created.slice(from, to));
    expect(json.meta).toEqual({ total: 5, ...page });
    expect(headers.get('x-total-count')).toBe('5');
  });

  it.each([
    ['limit=0', 'minimum'],
    ['limit=-1', 'minimum'],
    ['limit=1001', 'maximum'],
    ['limit=1.5', 'type'],
    ['limit=ten', 'type'],
    ['limit=1e2', 'type'],
    ['limit=0x10', 'type'],
    ['limit=%201', 'type'],
    ['limit=+1', 'type'],
    ['limit=1&limit=2', 'type'],
    ['limit=null', 'type'],
    ['limit=99999999999999999999', 'maximum'],
    ['offset=-1', 'minimum'],
    ['offset=99999999999999999999', 'maximum'],
    ['offset=x', 'type'],
    ['offset=1&offset=1', 'type'],
  ])('is 400 with %s', async (query, code) => {
    const { status, issues, message } = await api().get(`/dashboards?${query}`);
    expect(status).toBe(400);
    expect(issues).toMatchObject([{ in: 'query', path: [query.split('=')[0]], code }]);
    expect(message).toMatch(/^Query validation failed: /);
  });

  it.each(['limit', 'limit=', 'limit=&offset='])('has the default page with %s', async (query) => {
    const { status, json } = await api().get(`/dashboards?${query}`);
    expect([status, json.meta]).toEqual([200, expect.objectContaining({ limit: 1_000, offset: 0 })]);
  });

  it('is 400 with two issues if both parameters are invalid', async () => {
    const { status, issues } = await api().get('/dashboards?limit=0&offset=-1');
    expect([status, issues.map(({ pointer }) => pointer)]).toEqual([400, ['/limit', '/offset']]);
  });
});

/** Lists other than `/dashboards`, each with a function that creates an item. */
const lists: [string, (name: DeploymentName) => Promise<string>][] = [
  [
    '/saved-searches',
    async (name) => {
      const api = served.caller(name);
      const [{ id }] = (await api.get('/sources')).content;
      return (await api.create('/saved-searches', savedSearch(id))).id;
    },
  ],
  ['/webhooks', async (name) => (await served.caller(name).create('/webhooks', webhook())).id],
  [
    '/alerts',
    async (name) => {
      const api = served.caller(name);
      return (await api.create('/alerts', alert(await alertTargets(api)))).id;
    },
  ],
];

describe.each(deployments)('paging in the %s deployment', (name) => {
  it.each(lists)('applies to %s', async (path, create) => {
    const api = served.caller(name);
    const created = [await create(name), await create(name), await create(name)];
    const { total } = (await api.get(path)).json.meta;
    const last = await api.get(`${path}?limit=2&offset=${total - 3}`);
    expect(ids(last.content)).toEqual(created.slice(0, 2));
    expect(last.json.meta).toEqual({ total, limit: 2, offset: total - 3 });
    expect(last.headers.get('x-total-count')).toBe(String(total));
    expect((await api.get(`${path}?limit=0`)).status).toBe(400);
  });

  it('applies to /sources', async () => {
    const { content, json } = await served.caller(name).get('/sources?limit=1&offset=1');
    expect(content).toMatchObject([{ name: 'Traces' }]);
    expect(json.meta).toEqual({ total: 3, limit: 1, offset: 1 });
  });
});

describe('the keys of an organization', () => {
  it('are listed in the order of creation', async () => {
    const keys = keysOf(served.caller('managed'));
    const created: string[] = [];
    for (const name of ['b', 'a', 'c']) created.push((await keys.create('', { name })).key.id);
    const { content, json, headers } = await keys.get('?limit=3&offset=1');
    expect(ids(content)).toEqual(created);
    expect(json.meta).toEqual({ total: 4, limit: 3, offset: 1 });
    expect(headers.get('x-total-count')).toBe('4');
  });
});
