import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { managedOperations } from '../../../src/generated/managed.ts';
import { type Api, deployments, type Json } from '../support/api.ts';
import { pathOf, requestBodyOf } from '../support/operation-requests.ts';
import { keysOf } from '../support/organization.ts';
import {
  type AlertTargets,
  alert,
  alertTargets,
  dashboard,
  savedSearch,
  tile,
  UNKNOWN_ID,
  webhook,
} from '../support/request-bodies.ts';
import { startTwoTenants, type TwoTenants } from '../support/two-tenants.ts';

let tenants: TwoTenants;
beforeAll(async () => {
  tenants = await startTwoTenants({ telemetry: 'off' });
});
afterAll(() => tenants.close());

const lists = ['/dashboards', '/alerts', '/webhooks', '/saved-searches', '/sources'];

/** Path parameters that identify a tenant, not a resource. */
const tenantParams = ['organizationId', 'serviceId'];

describe('the resources of a service', () => {
  const owner = () => tenants.firstCaller('managed');
  /** The path parameters of the operations: the ids of the organization, the service, its pipe and its resources. */
  let ids: Record<string, string>;
  let ownerTargets: AlertTargets;

  const settingsOf = (api: Api) =>
    api.get(`/${api.root.replace('/observability', '')}/pipes/${ids['pipeId']}/settings`);

  /**
   * Returns the resources in `lists` and the settings of the pipe of the service, and the keys of its organization. Omits `usedAt` of
   * the keys, because requests change it.
   */
  const allResources = async () => {
    const resources: Json[] = [];
    for (const list of lists) resources.push((await owner().get(list)).content);
    const keys = (await keysOf(owner()).get('')).content;
    resources.push(
      keys.map(({ usedAt: _, ...key }: Json) => key),
      (await settingsOf(owner())).content,
    );
    expect(resources.every((resource) => resource !== undefined)).toBe(true);
    return resources;
  };

  beforeAll(async () => {
    ownerTargets = await alertTargets(owner());
    const { dashboardId, webhookId } = ownerTargets;
    const { id: alertId } = await owner().create('/alerts', alert(ownerTargets));
    const [{ id: sourceId }] = (await owner().get('/sources')).content;
    const { id: savedSearchId } = await owner().create('/saved-searches', savedSearch(sourceId));
    const { organizationId, serviceId, pipeId } = tenants.first.managed;
    // Without telemetry, no alert fires, so there is no id of an existing delivery.
    const deliveryId = UNKNOWN_ID;
    ids = { dashboardId, alertId, deliveryId, webhookId, savedSearchId, sourceId, organizationId, serviceId, pipeId };
  });

  const operationCases = Object.entries(managedOperations).map(([id, operation]) => {
    const params = Object.keys(operation.params.properties ?? {});
    return { id, operation, resourceParams: params.filter((param) => !tenantParams.includes(param)), params };
  });

  it.each(
    operationCases.filter(({ params, resourceParams }) => params.includes('serviceId') && resourceParams.length > 0),
  )('are not found under another service of the same organization: $id', async ({ id, operation }) => {
    const before = await allResources();
    const path = pathOf(operation, { ...ids, serviceId: tenants.otherServiceId });
    const body = requestBodyOf(id, ownerTargets);
    const { status } = await owner().send(operation.method, path, { body });
    expect(status).toBe(404);
    expect(await allResources()).toEqual(before);
  });
});

describe.each(deployments)('the resources of a tenant of the %s deployment', (name) => {
  const owner = () => tenants.firstCaller(name);
  const stranger = () => tenants.secondCaller(name);
  let ownerTargets: AlertTargets;

  beforeAll(async () => {
    ownerTargets = await alertTargets(owner());
  });

  it('do not reserve their names in other tenants', async () => {
    const { content } = await owner().get(`/webhooks/${ownerTargets.webhookId}`);
    expect((await stranger().post('/webhooks', webhook({ name: content.name }))).status).toBe(200);
  });

  it('do not change if another tenant uses the ids of their tiles', async () => {
    const { dashboardId, tileId } = ownerTargets;
    const created = await owner().create('/alerts', alert(ownerTargets));
    const before = await owner().get(`/dashboards/${dashboardId}`);
    const copy = await stranger().create('/dashboards', dashboard(tile({ id: tileId, name: 'Copy' })));
    await stranger().delete(`/dashboards/${copy.id}`);
    expect((await owner().get(`/dashboards/${dashboardId}`)).content).toEqual(before.content);
    expect((await owner().get(`/alerts/${created.id}`)).status).toBe(200);
  });
});

describe('a key that is created from digests', () => {
  it('is rejected if another organization has a key with the same digests, because a key id identifies one key', async () => {
    const hashData = { keyIdHash: `${'A'.repeat(43)}=`, keyIdSuffix: 'abcd', keySecretHash: `${'B'.repeat(42)}A=` };
    expect((await keysOf(tenants.firstCaller('managed')).post('', { hashData })).status).toBe(200);
    expect((await keysOf(tenants.secondCaller('managed')).post('', { hashData })).status).toBe(409);
  });
});
