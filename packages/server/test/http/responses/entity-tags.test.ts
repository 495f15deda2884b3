import { beforeAll, describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { type Api, callAs, type DeploymentName, deployments, type Json } from '../support/api.ts';
import { alert, alertTargets, dashboard, tile, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const strong = /^"[\x21\x23-\x7e]+"$/;

interface Resource {
  /** Where it is read and written. */
  readonly path: string;
  readonly write: 'PUT' | 'PATCH';
  readonly body: Json;
  /** The tag that its creation answered with. */
  readonly created: string | null;
  readonly deletable: boolean;
}

async function created(api: Api, path: string, body: Json): Promise<Resource> {
  const { headers, content } = await api.post(path, body);
  const id = (content.key ?? content).id;
  const write = content.key ? 'PATCH' : 'PUT';
  return { path: `${path}/${id}`, write, body, created: headers.get('etag'), deletable: true };
}

type Make = (api: Api) => Promise<Resource>;

const shared: [string, Make][] = [
  ['dashboard', (api) => created(api, '/dashboards', dashboard(tile()))],
  ['webhook', (api) => created(api, '/webhooks', webhook())],
  ['alert', async (api) => created(api, '/alerts', alert(await alertTargets(api)))],
];

const managedOnly: [string, Make][] = [
  ['key', (api) => created(api, `//v1/organizations/${served.credentials.managed.organizationId}/keys`, { name: 'k' })],
  [
    "pipe's settings",
    async (api) => {
      const { organizationId, serviceId, pipeId } = served.credentials.managed;
      const path = `//v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}/settings`;
      const got = await api.get(path);
      return { path, write: 'PUT', body: {}, created: got.headers.get('etag'), deletable: false };
    },
  ],
];

const cases = deployments.flatMap((name) =>
  [...shared, ...(name === 'managed' ? managedOnly : [])].map(([what, make]) => [what, name, make] as const),
);

describe.each(cases)('the entity tag of a %s of the %s deployment', (_, name, make) => {
  const api = () => served.caller(name as DeploymentName);
  const tagOf = async (path: string) => (await api().get(path)).headers.get('etag') ?? '';
  const write = ({ path, write: method, body }: Resource, headers: Record<string, string>) =>
    api().send(method, path, { body, headers });
  let it0: Resource;
  beforeAll(async () => {
    it0 = await make(api());
  });

  it('is strong, and the same on create and get', async () => {
    expect(it0.created).toMatch(strong);
    expect(await tagOf(it0.path)).toBe(it0.created);
  });

  it('is a new one after each write, and the write answers it', async () => {
    const seen = new Set([await tagOf(it0.path)]);
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await write(it0, {});
      expect(status).toBe(200);
      const tag = headers.get('etag') ?? '';
      expect(tag).toMatch(strong);
      expect(await tagOf(it0.path)).toBe(tag);
      expect(seen.has(tag)).toBe(false);
      seen.add(tag);
    }
  });

  it('stays when a write is refused', async () => {
    const before = await tagOf(it0.path);
    expect((await api().send(it0.write, it0.path, { body: { nonsense: 1 } })).status).toBe(400);
    expect(await tagOf(it0.path)).toBe(before);
  });

  it('lets a write through that knows it', async () => {
    const current = await tagOf(it0.path);
    expect((await write(it0, { 'if-match': current })).status).toBe(200);
    expect((await write(it0, { 'if-match': current })).status).toBe(412);
    expect((await write(it0, { 'if-match': `"other", ${await tagOf(it0.path)}` })).status).toBe(200);
    expect((await write(it0, { 'if-match': '*' })).status).toBe(200);
  });

  it('stops a write that knows another one, and nothing changes', async () => {
    const before = await api().get(it0.path);
    const tag = before.headers.get('etag') ?? '';
    for (const other of ['"other"', 'other', `W/${tag}`, tag.replaceAll('"', ''), '""']) {
      const { status, message } = await write(it0, { 'if-match': other });
      expect(status).toBe(412);
      expect(message).toContain('If-Match');
    }
    const after = await api().get(it0.path);
    expect(after.content).toEqual(before.content);
    expect(after.headers.get('etag')).toBe(tag);
  });

  it('lets a reader that knows it off with 304', async () => {
    const tag = await tagOf(it0.path);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, text, headers } = await api().get(it0.path, { 'if-none-match': known });
      expect({ status, text, tag: headers.get('etag') }).toEqual({ status: 304, text: '', tag });
    }
    expect((await api().send('HEAD', it0.path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await api().get(it0.path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('says nothing to a writer in If-None-Match', async () => {
    const { status, content } = await write(it0, { 'if-none-match': '*' });
    expect(status).toBe(200);
    expect(content).toBeTypeOf('object');
  });

  it('lets two writers that know the same one through one after the other: the second is refused', async () => {
    const tag = await tagOf(it0.path);
    const answers = await Promise.all([1, 2, 3].map(() => write(it0, { 'if-match': tag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('is asked for on delete', async () => {
    if (!it0.deletable) return;
    const tag = await tagOf(it0.path);
    expect((await api().delete(it0.path, { 'if-match': '"other"' })).status).toBe(412);
    expect((await api().get(it0.path)).status).toBe(200);
    expect((await api().delete(it0.path, { 'if-match': tag })).status).toBe(200);
  });
});

describe('the entity tag of a key', () => {
  it('is another one once the key is used, and the one from before still permits a write', async () => {
    const { organizationId } = served.credentials.managed;
    const api = served.caller('managed');
    const keys = `//v1/organizations/${organizationId}/keys`;
    const { key, keyId, keySecret } = await api.create(keys, { roles: ['developer'] });
    const path = `${keys}/${key.id}`;
    const unused = (await api.get(path)).headers.get('etag') ?? '';
    expect((await api.get(path, { 'if-none-match': unused })).status).toBe(304);
    await callAs(api, basic(keyId, keySecret)).get('/sources');
    const read = await api.get(path, { 'if-none-match': unused });
    expect({ status: read.status, usedAt: read.content?.usedAt }).toEqual({ status: 200, usedAt: expect.any(String) });
    const used = read.headers.get('etag') ?? '';
    expect(used).toMatch(strong);
    expect(used).not.toBe(unused);
    expect((await api.get(path, { 'if-none-match': used })).status).toBe(304);
    const renamed = await api.patch(path, { name: 'a' }, { 'if-match': unused });
    expect(renamed.status).toBe(200);
    expect((await api.patch(path, { name: 'b' }, { 'if-match': used })).status).toBe(412);
    expect((await api.patch(path, { name: 'b' }, { 'if-match': renamed.headers.get('etag') ?? '' })).status).toBe(200);
  });
});

describe.each(deployments)('the entity tag of a source of the %s deployment', (name) => {
  it('is there to be compared with', async () => {
    const api = served.caller(name);
    const [{ id }] = (await api.get('/sources')).content;
    const tag = (await api.get(`/sources/${id}`)).headers.get('etag') ?? '';
    expect(tag).toMatch(strong);
    expect((await api.get(`/sources/${id}`, { 'if-none-match': tag })).status).toBe(304);
  });
});
