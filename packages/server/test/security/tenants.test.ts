import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromSchema } from '../contract/from-schema.ts';
import { createOracle } from '../contract/oracle.ts';
import { type ReferenceName, withReferences } from '../contract/references.ts';
import { readSpec, type SpecOperation } from '../contract/spec.ts';
import { withinRules } from '../contract/within-rules.ts';
import { type Api, createApi, deployments, type Json } from '../http/support/api.ts';
import { alert, alertTargets } from '../http/support/request-bodies.ts';
import { startTwoTenants, type TwoTenants } from '../http/support/two-tenants.ts';

let tenants: TwoTenants;
beforeAll(async () => {
  tenants = await startTwoTenants();
});
afterAll(() => tenants.close());

/** Path parameters that say whose things these are, rather than which. */
const owners = ['organizationId', 'serviceId'];

type Ids = Readonly<Record<string, string>>;

function keysOf(api: Api) {
  return createApi({ ...api, root: `${api.root.split('/services')[0]}/keys` });
}

/** Makes one of everything for a tenant; the ids. */
async function oneOfEverything(api: Api, { managed }: TwoTenants['first']): Promise<Ids> {
  const targets = await alertTargets(api);
  const { id: alertId } = await api.create('/alerts', alert(targets));
  const [{ id: sourceId }] = (await api.get('/sources')).content;
  const { organizationId, serviceId, pipeId } = managed;
  const keyId = api.name === 'managed' ? (await keysOf(api).create('', { roles: ['admin'] })).key.id : '';
  return { ...targets, alertId, sourceId, organizationId, serviceId, pipeId, keyId };
}

describe.each(deployments)('every operation of the %s deployment keeps tenants apart:', (name) => {
  const spec = readSpec(name);
  const of = fromSchema(spec, createOracle(spec));
  let unique = 0;
  let theirs: Ids;
  let own: Ids;
  /** What the owner has before anybody else asks, and has to have ever after. */
  let untouched: Json[];
  const owner = () => tenants.firstCaller(name);
  const stranger = () => tenants.secondCaller(name);
  beforeAll(async () => {
    theirs = await oneOfEverything(owner(), tenants.first);
    own = await oneOfEverything(stranger(), tenants.second);
    untouched = await everything();
  });

  /** Everything that the owner can read, without when its keys were used. */
  const everything = async () => {
    const get = async (path: string) => (await owner().get(path)).json;
    const parts: Json[] = [];
    for (const list of ['/dashboards', '/alerts', '/webhooks', '/sources']) parts.push(await get(list));
    if (name === 'managed') {
      const { json } = await keysOf(owner()).get('');
      parts.push({ ...json, result: json.result.map(({ usedAt: _, ...key }: Json) => key) });
      parts.push(await get(`/${owner().root.replace('/observability', '')}/pipes/${theirs['pipeId']}/settings`));
    }
    return parts.map(({ requestId: _, ...part }) => part);
  };

  /** A valid body in which every reference is to a thing of the given tenant; undefined when it cannot have any. */
  const bodyNaming = ({ id, body }: SpecOperation, ids: Ids, { mustName = false } = {}): Json | undefined => {
    if (!body) return undefined;
    const samples = fc.sample(of(body), { seed: 1, numRuns: 60 }).map((sample) => withinRules(id, sample, ++unique));
    const named = samples.find((sample) => JSON.stringify(sample).includes('"ffffffff'));
    if (mustName && !named) return undefined;
    return withReferences(named ?? samples[0], (kind: ReferenceName) => ids[kind] ?? '');
  };

  const pathOf = ({ path }: SpecOperation, ids: Ids) => `/${path.replaceAll(/\{(\w+)\}/g, (_, key) => ids[key] ?? '')}`;

  const named = ({ parameters }: SpecOperation) =>
    parameters.filter((one) => one.in === 'path' && !owners.includes(one.name)).map((one) => one.name);

  const ask = async ({ method }: SpecOperation, path: string, body: Json | undefined) => {
    const answer = await stranger().send(method, path, { body });
    expect(await everything()).toEqual(untouched);
    for (const [kind, id] of Object.entries(theirs)) {
      // What the stranger itself has sent may be said back, in issues.
      if (id !== '' && !path.includes(id) && !JSON.stringify(body ?? '').includes(id)) {
        expect(answer.text, kind).not.toContain(id);
      }
    }
    return answer;
  };

  it.each(spec.operations)('$id', async (operation) => {
    const body = bodyNaming(operation, own);
    if (name === 'managed') {
      expect((await ask(operation, pathOf(operation, theirs), body)).status).toBe(404);
      const half = { ...theirs, organizationId: own['organizationId'] ?? '' };
      const { status } = await ask(operation, pathOf(operation, half), body);
      if (named(operation).length > 0 || operation.path.includes('{serviceId}')) expect(status).toBe(404);
    }
    if (named(operation).length > 0) {
      const mixed = { ...own, ...Object.fromEntries(named(operation).map((param) => [param, theirs[param] ?? ''])) };
      expect((await ask(operation, pathOf(operation, mixed), body)).status).toBe(404);
    } else {
      // It lists, creates or queries: what comes of it is the stranger's own.
      expect(['GET', 'POST']).toContain(operation.method);
      await ask(operation, pathOf(operation, own), body);
    }
    const naming = bodyNaming(operation, theirs, { mustName: true });
    if (naming === undefined) return;
    const { status, issues } = await ask(operation, pathOf(operation, own), naming);
    // An unknown source of a chart query is 404.
    if (operation.id === 'queryChartSeries') return expect(status).toBe(404);
    expect(status).toBe(400);
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['reference']));
  });

  it('and bodies of these name things, so that they were tried with those of another', () => {
    const naming = spec.operations.filter((operation) => bodyNaming(operation, theirs, { mustName: true }));
    const ids = naming.map(({ id }) => id).filter((id) => id !== 'queryChartSeries');
    expect(ids).toEqual(['createDashboard', 'updateDashboard', 'createAlert', 'updateAlert']);
  });
});
