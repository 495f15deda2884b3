import { beforeAll, describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { type Api, type DeploymentName, deployments, type Json, withCredentials } from '../support/api.ts';
import {
  alert,
  alertTargets,
  dashboard,
  savedSearch,
  source,
  sourceIdOf,
  tile,
  webhook,
} from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

const strongTag = /^"[\x21\x23-\x7e]+"$/;

interface Resource {
  /** The path for reads and writes. */
  readonly path: string;
  readonly method: 'PUT' | 'PATCH';
  readonly body: Json;
  /** The tag in the response to its creation, or to the first read of a pipe's settings. */
  readonly createdTag: string | null;
}

async function create(api: Api, path: string, body: Json): Promise<Resource> {
  const { headers, content } = await api.post(path, body);
  const id = (content.key ?? content).id;
  const method = content.key ? 'PATCH' : 'PUT';
  return { path: `${path}/${id}`, method, body, createdTag: headers.get('etag') };
}

type Create = (api: Api) => Promise<Resource>;

const shared: [string, Create][] = [
  ['a dashboard', (api) => create(api, '/dashboards', dashboard(tile()))],
  ['a webhook', (api) => create(api, '/webhooks', webhook())],
  ['an alert', async (api) => create(api, '/alerts', alert(await alertTargets(api)))],
  ['a saved search', async (api) => create(api, '/saved-searches', savedSearch(await sourceIdOf(api)))],
  [
    'a source',
    async (api) => {
      const [{ connection, from }] = (await api.get('/sources')).content;
      return create(api, '/sources', source(connection, { from }));
    },
  ],
];

/** Every pipe has settings. They cannot be created or deleted. */
const PIPE_SETTINGS = "a pipe's settings";

/** Paths with two slashes are not relative to the tenant. */
const managedOnly: [string, Create][] = [
  [
    'a key',
    (api) => create(api, `//v1/organizations/${served.credentials.managed.organizationId}/keys`, { name: 'k' }),
  ],
  [
    PIPE_SETTINGS,
    async (api) => {
      const { organizationId, serviceId, pipeId } = served.credentials.managed;
      const path = `//v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}/settings`;
      const { headers } = await api.get(path);
      return { path, method: 'PUT', body: {}, createdTag: headers.get('etag') };
    },
  ],
];

const cases = deployments.flatMap((name) =>
  [...shared, ...(name === 'managed' ? managedOnly : [])].map(
    ([noun, createResource]) => [noun, name, createResource] as const,
  ),
);

describe.each(cases)('the entity tag of %s of the %s deployment', (noun, name, createResource) => {
  const api = () => served.caller(name as DeploymentName);
  const tagOf = async (path: string) => (await api().get(path)).headers.get('etag') ?? '';
  const write = ({ path, method, body }: Resource, headers: Record<string, string>) =>
    api().send(method, path, { body, headers });
  let resource: Resource;
  beforeAll(async () => {
    resource = await createResource(api());
  });

  it('is strong and the same on create and get', async () => {
    expect(resource.createdTag).toMatch(strongTag);
    expect(await tagOf(resource.path)).toBe(resource.createdTag);
  });

  it('changes with each write and is in the response to the write', async () => {
    const seen = new Set([await tagOf(resource.path)]);
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await write(resource, {});
      expect(status).toBe(200);
      const tag = headers.get('etag') ?? '';
      expect(tag).toMatch(strongTag);
      expect(await tagOf(resource.path)).toBe(tag);
      expect(seen.has(tag)).toBe(false);
      seen.add(tag);
    }
  });

  it('does not change with a rejected write', async () => {
    const before = await tagOf(resource.path);
    expect((await api().send(resource.method, resource.path, { body: { nonsense: 1 } })).status).toBe(400);
    expect(await tagOf(resource.path)).toBe(before);
  });

  it('permits a write with the current tag or * in If-Match, and prevents one with a previous tag', async () => {
    const current = await tagOf(resource.path);
    expect((await write(resource, { 'if-match': current })).status).toBe(200);
    expect((await write(resource, { 'if-match': current })).status).toBe(412);
    expect((await write(resource, { 'if-match': `"other", ${await tagOf(resource.path)}` })).status).toBe(200);
    expect((await write(resource, { 'if-match': '*' })).status).toBe(200);
  });

  it('prevents a write if If-Match does not contain the strong tag of the resource', async () => {
    const before = await api().get(resource.path);
    const tag = before.headers.get('etag') ?? '';
    for (const other of ['"other"', 'other', `W/${tag}`, tag.replaceAll('"', ''), '""']) {
      const { status, message } = await write(resource, { 'if-match': other });
      expect(status).toBe(412);
      expect(message).toContain('If-Match');
    }
    const after = await api().get(resource.path);
    expect(after.content).toEqual(before.content);
    expect(after.headers.get('etag')).toBe(tag);
  });

  it('causes a 304 for a read with the tag or * in If-None-Match', async () => {
    const tag = await tagOf(resource.path);
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, text, headers } = await api().get(resource.path, { 'if-none-match': tags });
      expect({ status, text, tag: headers.get('etag') }).toEqual({ status: 304, text: '', tag });
    }
    expect((await api().send('HEAD', resource.path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await api().get(resource.path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is ignored in the If-None-Match header of a write', async () => {
    for (const tags of ['*', await tagOf(resource.path)]) {
      const { status, content } = await write(resource, { 'if-none-match': tags });
      expect(status).toBe(200);
      expect(content).toBeTypeOf('object');
    }
  });

  it('permits one of several concurrent writes with If-Match', async () => {
    const tag = await tagOf(resource.path);
    const responses = await Promise.all([1, 2, 3].map(() => write(resource, { 'if-match': tag })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  if (noun !== PIPE_SETTINGS) {
    it('prevents a delete with another tag in If-Match', async () => {
      const tag = await tagOf(resource.path);
      expect((await api().delete(resource.path, { 'if-match': '"other"' })).status).toBe(412);
      expect((await api().get(resource.path)).status).toBe(200);
      expect((await api().delete(resource.path, { 'if-match': tag })).status).toBe(200);
    });
  }
});

describe('the entity tag of a key', () => {
  it('changes when the key is used, and the previous tag still permits a write', async () => {
    const { organizationId } = served.credentials.managed;
    const api = served.caller('managed');
    const keys = `//v1/organizations/${organizationId}/keys`;
    const { key, keyId, keySecret } = await api.create(keys, { roles: ['developer'] });
    const path = `${keys}/${key.id}`;
    const unused = (await api.get(path)).headers.get('etag') ?? '';
    expect((await api.get(path, { 'if-none-match': unused })).status).toBe(304);
    await withCredentials(api, basic(keyId, keySecret)).get('/sources');
    const read = await api.get(path, { 'if-none-match': unused });
    expect({ status: read.status, usedAt: read.content?.usedAt }).toEqual({ status: 200, usedAt: expect.any(String) });
    const used = read.headers.get('etag') ?? '';
    expect(used).toMatch(strongTag);
    expect(used).not.toBe(unused);
    expect((await api.get(path, { 'if-none-match': used })).status).toBe(304);
    const renamed = await api.patch(path, { name: 'a' }, { 'if-match': unused });
    expect(renamed.status).toBe(200);
    expect((await api.patch(path, { name: 'b' }, { 'if-match': used })).status).toBe(412);
    expect((await api.patch(path, { name: 'b' }, { 'if-match': renamed.headers.get('etag') ?? '' })).status).toBe(200);
  });
});
