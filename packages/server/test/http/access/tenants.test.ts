import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { managedOperations } from '../../../src/generated/managed.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { type Api, createApi, deployments, issueCodes, type Json } from '../support/api.ts';
import { pathOf, requestBodyOf } from '../support/operation-requests.ts';
import { type AlertTargets, alert, alertTargets, dashboard, tile, webhook } from '../support/request-bodies.ts';
import { startTwoTenants, type TwoTenants } from '../support/two-tenants.ts';

let tenants: TwoTenants;
beforeAll(async () => {
  tenants = await startTwoTenants();
});
afterAll(() => tenants.close());

const lists = ['/dashboards', '/alerts', '/webhooks', '/sources'];
const operations = { 'open-source': openSourceOperations, managed: managedOperations };

/** Parameters that say whose things these are, rather than which. */
const owners = ['organizationId', 'serviceId'];

describe.each(deployments)('what a tenant of the %s deployment has', (name) => {
  const owner = () => tenants.firstCaller(name);
  const stranger = () => tenants.secondCaller(name);
  /** Ids of what the first tenant has. */
  let ids: Record<string, string>;
  let theirs: AlertTargets;
  let own: AlertTargets;

  const keysOf = (api: Api) => createApi({ ...api, root: `${api.root.split('/services')[0]}/keys` });
  const settingsOf = (api: Api) =>
    api.get(`/${api.root.replace('/observability', '')}/pipes/${ids['pipeId']}/settings`);

  /** Everything that the first tenant has, without when its keys were used. */
  const everything = async () => {
    const all: Json[] = [];
    for (const list of lists) all.push((await owner().get(list)).content);
    if (name === 'managed') {
      const keys = (await keysOf(owner()).get('')).content;
      all.push(
        keys.map(({ usedAt: _, ...key }: Json) => key),
        (await settingsOf(owner())).content,
      );
    }
    expect(all.every((part) => part !== undefined)).toBe(true);
    return all;
  };

  beforeAll(async () => {
    theirs = await alertTargets(owner());
    own = await alertTargets(stranger());
    const { dashboardId, webhookId } = theirs;
    const { id: alertId } = await owner().create('/alerts', alert(theirs));
    const [{ id: sourceId }] = (await owner().get('/sources')).content;
    const { organizationId, serviceId, pipeId } = tenants.first.managed;
    ids = { dashboardId, alertId, webhookId, sourceId, organizationId, serviceId, pipeId };
    if (name === 'managed') ids['keyId'] = (await keysOf(owner()).create('', { roles: ['admin'] })).key.id;
  });

  const all = Object.entries(operations[name]).map(([id, operation]) => {
    const params = Object.keys(operation.params.properties ?? {});
    return { id, operation, named: params.filter((param) => !owners.includes(param)), params };
  });

  /** The request as `caller`, on the first tenant's things below these owners: 404, and nothing has changed. */
  const refused = async (caller: Api, { id, operation }: (typeof all)[number], below: Record<string, string>) => {
    const before = await everything();
    const body = requestBodyOf(id, caller === owner() ? theirs : own);
    const answer = await caller.send(operation.method, pathOf(operation, { ...ids, ...below }), { body });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await everything()).toEqual(before);
  };

  it.each(all.filter(({ named }) => named.length > 0))('is not there for another one: $id', async (operation) => {
    const { organizationId, serviceId } = tenants.second.managed;
    await refused(stranger(), operation, { organizationId, serviceId });
  });

  it.each(all.filter(({ params }) => params.includes('organizationId')))(
    'is not there under its own path for another one: $id',
    (operation) => refused(stranger(), operation, {}),
  );

  it.each(all.filter(({ params }) => params.includes('serviceId')))(
    'is not there under the organization of another one: $id',
    (operation) => refused(stranger(), operation, { organizationId: tenants.second.managed.organizationId }),
  );

  it.each(all.filter(({ params, named }) => params.includes('serviceId') && named.length > 0))(
    'is not there under another service of the same organization: $id',
    async (operation) => {
      const before = await everything();
      const path = pathOf(operation.operation, { ...ids, serviceId: tenants.otherServiceId });
      // The other service is empty, so a body can name nothing that it has; an alert is refused for that already.
      const body = operation.id === 'updateAlert' ? undefined : requestBodyOf(operation.id, theirs);
      const { status } = await owner().send(operation.operation.method, path, { body });
      expect(status).toBe(operation.id === 'updateAlert' ? 400 : 404);
      expect(await everything()).toEqual(before);
    },
  );

  it('is in no list of another one', async () => {
    for (const list of lists) {
      const { text } = await stranger().get(list);
      for (const id of Object.values(theirs)) expect(text).not.toContain(id);
    }
    expect((await stranger().get('/sources')).json.meta.total).toBe(3);
    expect((await stranger().get('/dashboards')).json.meta.total).toBe(1);
  });

  it('can be named in no body of another one', async () => {
    const source = tile({}, [{ type: 'time', aggFn: 'count', sourceId: ids['sourceId'] }]);
    expect(issueCodes(await stranger().post('/dashboards', dashboard(source)))).toEqual([
      '/tiles/0/series/0/sourceId reference',
    ]);
    expect(issueCodes(await stranger().post('/alerts', alert(theirs))).sort()).toEqual([
      '/channel/webhookId reference',
      '/dashboardId reference',
    ]);
    expect(issueCodes(await stranger().post('/alerts', alert({ ...own, tileId: theirs.tileId })))).toEqual([
      '/tileId reference',
    ]);
  });

  it('takes no name away from another one', async () => {
    const { content } = await owner().get(`/webhooks/${theirs.webhookId}`);
    expect((await stranger().post('/webhooks', webhook({ name: content.name }))).status).toBe(200);
  });

  it('keeps its tile ids: another one that sends them gets new ones', async () => {
    const { tiles } = await stranger().create('/dashboards', dashboard(tile({ id: theirs.tileId })));
    expect(tiles[0].id).not.toBe(theirs.tileId);
  });
});

describe('a digest of a key', () => {
  it('that another organization has is in use, since a key id must lead to one key', async () => {
    const keys = (api: Api) => createApi({ ...api, root: `${api.root.split('/services')[0]}/keys` });
    const hashData = { keyIdHash: `${'A'.repeat(43)}=`, keyIdSuffix: 'abcd', keySecretHash: `${'B'.repeat(42)}A=` };
    expect((await keys(tenants.firstCaller('managed')).post('', { hashData })).status).toBe(200);
    expect((await keys(tenants.secondCaller('managed')).post('', { hashData })).status).toBe(409);
  });
});
