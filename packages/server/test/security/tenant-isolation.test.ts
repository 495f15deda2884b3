import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createArbitraries } from '../contract/generators/arbitrary-values.ts';
import { withinRules } from '../contract/generators/within-rules.ts';
import { oracleOf } from '../contract/oracle.ts';
import { type ReferenceName, withReferences } from '../contract/resource-references.ts';
import { type JsonSchema, readSpec, type SpecOperation } from '../contract/spec.ts';
import { type Api, deployments, type Json } from '../http/support/api.ts';
import { pathOf } from '../http/support/operation-requests.ts';
import { keysOf } from '../http/support/organization.ts';
import { alert, alertTargets, savedSearch } from '../http/support/request-bodies.ts';
import { startTwoTenants, type TwoTenants } from '../http/support/two-tenants.ts';

let tenants: TwoTenants;
beforeAll(async () => {
  tenants = await startTwoTenants();
});
afterAll(() => tenants.close());

/** Path parameters that identify a tenant, not a resource. */
const tenantParams = ['organizationId', 'serviceId'];

type Ids = Readonly<Record<string, string>>;

/** Creates resources of a tenant. Returns the values of path parameters and references: one id of each kind, and a database name. */
async function createAllKinds(api: Api, { managed }: TwoTenants['first']): Promise<Ids> {
  const targets = await alertTargets(api);
  const { id: alertId } = await api.create('/alerts', alert(targets));
  const [{ id: sourceId, connection, from }] = (await api.get('/sources')).content;
  const { id: savedSearchId } = await api.create('/saved-searches', savedSearch(sourceId));
  const { organizationId, serviceId, pipeId } = managed;
  const keyId = api.name === 'managed' ? (await keysOf(api).create('', { roles: ['admin'] })).key.id : '';
  // No alert fires in these tests, so no tenant has a delivery. This id is unknown.
  const deliveryId = 'f'.repeat(24);
  const ids = { ...targets, alertId, deliveryId, savedSearchId, sourceId, connectionId: connection, keyId };
  return { ...ids, connection, databaseName: from.databaseName, organizationId, serviceId, pipeId };
}

/** Operations that return 404 instead of 400 for an unknown source in the body. */
const queryOperations: readonly string[] = ['queryChartSeries', 'queryTile', 'queryEvents'];

describe.each(deployments)('in the %s deployment', (name) => {
  const spec = readSpec(name);
  const arbitraryOf = createArbitraries(spec, oracleOf(spec));
  let unique = 0;
  let ownerIds: Ids;
  let otherTenantIds: Ids;
  /** The resources of the owner, the first tenant, before the tests. The requests of the other tenant must not change them. */
  let before: Json[];
  const owner = () => tenants.firstCaller(name);
  const otherTenant = () => tenants.secondCaller(name);
  beforeAll(async () => {
    ownerIds = await createAllKinds(owner(), tenants.first);
    otherTenantIds = await createAllKinds(otherTenant(), tenants.second);
    before = await allResources();
  });
  afterEach(async () => {
    expect(await allResources()).toEqual(before);
  });

  /** Returns all resources of the owner. Omits `usedAt` of keys, which requests change. */
  const allResources = async () => {
    const get = async (path: string) => (await owner().get(path)).json;
    const parts: Json[] = [];
    for (const list of ['/dashboards', '/alerts', '/webhooks', '/saved-searches', '/sources'])
      parts.push(await get(list));
    if (name === 'open-source') parts.push(await get('/connections'));
    if (name === 'managed') {
      const { json } = await keysOf(owner()).get('');
      parts.push({ ...json, result: json.result.map(({ usedAt: _, ...key }: Json) => key) });
      parts.push(await get(`/${owner().root.replace('/observability', '')}/pipes/${ownerIds['pipeId']}/settings`));
    }
    return parts.map(({ requestId: _, ...part }) => part);
  };

  /** The chosen bodies by their generator, which the operations that create and update a resource share. */
  const samples = new Map<fc.Arbitrary<unknown>, { readonly sample: Json; readonly hasReferences: boolean }>();
  /** Returns the shortest of several random bodies with references, or any body if none has references. */
  const sampleOf = (id: string, body: JsonSchema) => {
    const arbitrary = arbitraryOf(body);
    const known = samples.get(arbitrary);
    if (known) return known;
    const all: Json[] = fc.sample(arbitrary, { seed: 1, numRuns: 60 });
    // References are placeholders that start with `ffffffff`. A longer body can refer to a webhook twice, which is another error.
    const [shortest] = all
      .map((sample) => ({ sample, text: JSON.stringify(withinRules(id, sample, 0)) }))
      .filter(({ text }) => text.includes('"ffffffff'))
      .sort((a, b) => a.text.length - b.text.length);
    const chosen = { sample: shortest?.sample ?? all[0], hasReferences: shortest !== undefined };
    samples.set(arbitrary, chosen);
    return chosen;
  };

  /**
   * Returns a valid body that refers to the given ids. Returns undefined if the operation has no body. With
   * `requireReferences`, also if no body has references.
   */
  const bodyWithReferences = (
    { id, body }: SpecOperation,
    ids: Ids,
    { requireReferences = false } = {},
  ): Json | undefined => {
    if (!body) return undefined;
    const { sample, hasReferences } = sampleOf(id, body);
    if (requireReferences && !hasReferences) return undefined;
    unique += 1;
    return withReferences(withinRules(id, sample, unique), (kind: ReferenceName) => ids[kind] ?? '');
  };

  const resourceParams = ({ parameters }: SpecOperation) =>
    parameters
      .filter((parameter) => parameter.in === 'path' && !tenantParams.includes(parameter.name))
      .map((parameter) => parameter.name);

  const request = async ({ method }: SpecOperation, path: string, body: Json | undefined) => {
    const response = await otherTenant().send(method, path, { body });
    for (const [kind, id] of Object.entries(ownerIds)) {
      // An issue may repeat input of the other tenant. In the open source deployment, the owner's database is `default`, a common word.
      if (kind !== 'databaseName' && id !== '' && !path.includes(id) && !JSON.stringify(body ?? '').includes(id)) {
        expect(response.text, kind).not.toContain(id);
      }
    }
    return response;
  };

  it.each(spec.operations)('$id neither reads nor changes resources of another tenant', async (operation) => {
    const body = bodyWithReferences(operation, otherTenantIds);
    if (name === 'managed' && operation.path.includes('{organizationId}')) {
      expect((await request(operation, pathOf(operation, ownerIds), body)).status).toBe(404);
      const mixedPath = { ...ownerIds, organizationId: otherTenantIds['organizationId'] ?? '' };
      const { status } = await request(operation, pathOf(operation, mixedPath), body);
      if (resourceParams(operation).length > 0 || operation.path.includes('{serviceId}')) expect(status).toBe(404);
    }
    if (resourceParams(operation).length > 0) {
      const mixed = {
        ...otherTenantIds,
        ...Object.fromEntries(resourceParams(operation).map((param) => [param, ownerIds[param] ?? ''])),
      };
      expect((await request(operation, pathOf(operation, mixed), body)).status).toBe(404);
    } else {
      // The path contains no id of a resource. The request contains only ids of the other tenant.
      expect(['GET', 'POST']).toContain(operation.method);
      await request(operation, pathOf(operation, otherTenantIds), body);
    }
    const foreignBody = bodyWithReferences(operation, ownerIds, { requireReferences: true });
    if (foreignBody === undefined) return;
    const { status, issues } = await request(operation, pathOf(operation, otherTenantIds), foreignBody);
    if (queryOperations.includes(operation.id)) return expect(status).toBe(404);
    expect(status).toBe(400);
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['reference']));
  });

  it('alerts cannot watch the saved searches, sources and connections of another tenant', async () => {
    const { sourceId, connectionId, savedSearchId } = ownerIds;
    const channel = { type: 'webhook', webhookId: otherTenantIds['webhookId'] };
    const settings = { interval: '5m', threshold: 10, thresholdType: 'above', channel };
    const sql = { configType: 'sql', displayType: 'number', connectionId, sqlTemplate: 'SELECT 1' };
    const bodies: [Json, string][] = [
      [{ source: 'saved_search', savedSearchId }, '/savedSearchId'],
      [
        { source: 'inline', chartConfig: { displayType: 'line', sourceId, select: [{ aggFn: 'count' }] } },
        '/chartConfig/sourceId',
      ],
      [{ source: 'inline', chartConfig: sql }, '/chartConfig/connectionId'],
    ];
    for (const [watched, pointer] of bodies) {
      for (const enabled of [true, false]) {
        const { status, issues } = await otherTenant().post('/alerts', { ...settings, ...watched, enabled });
        expect([status, issues.map((issue: Json) => issue.pointer)]).toEqual([400, [pointer]]);
      }
      const preview = { alert: { ...settings, ...watched }, from: 1.7e12, to: 1.7e12 + 3_600_000 };
      expect((await otherTenant().post('/alerts/preview', preview)).status).toBe(400);
    }
  });

  it('all operations whose bodies have references are tested with them', () => {
    const withBodies = spec.operations.filter((operation) =>
      bodyWithReferences(operation, ownerIds, { requireReferences: true }),
    );
    const ids = withBodies.map(({ id }) => id).filter((id) => !queryOperations.includes(id));
    expect(ids).toEqual([
      'createDashboard',
      'updateDashboard',
      'createAlert',
      'previewAlert',
      'updateAlert',
      'createSavedSearch',
      'updateSavedSearch',
      'createSource',
      'updateSource',
    ]);
  });
});
