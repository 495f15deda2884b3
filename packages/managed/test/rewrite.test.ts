import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadRequestError, createClient } from '../src/index.ts';
import { rewrite } from '../src/rewrite.ts';
import { startTestServer, type TestServer } from '../src/testing.ts';
import { strict } from '../src/validation.ts';

/** The content of the file of aliases: names that the server accepts in addition to those of the spec. */
const aliases = {
  paths: { observability: 'insights', pipes: 'loaders' },
  properties: { settingPrefix: 'engineSettingPrefix' },
  propertyPrefixes: { db_: 'engine_' },
  headers: { 'if-match': 'x-version' },
};

let folder: string;
let server: TestServer;
const urls: string[] = [];

/** Sends a request and records its URL. */
async function recordingFetch(url: string, init: RequestInit): Promise<Response> {
  urls.push(url);
  return fetch(url, init);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aliases-'));
  const file = join(folder, 'aliases.json');
  await writeFile(file, JSON.stringify(aliases));
  server = await startTestServer({ server: { aliases: file, checkResponses: true } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['aliases', { rewrite: rewrite(aliases) }, '/insights/', '/loaders/'],
  ['the names of the spec', {}, '/observability/', '/pipes/'],
])('on a server with aliases, a client with %s', (_, options, segment, pipes) => {
  const client = () => {
    urls.length = 0;
    return createClient({ ...server.credentials.managed, ...options, fetch: recordingFetch, validation: strict });
  };

  it('writes and reads dashboards', async () => {
    const api = client();
    const { id } = await api.dashboards.create({ name: 'A', tiles: [] });
    expect(await api.dashboards.get(id)).toMatchObject({ id, name: 'A' });
    expect((await api.dashboards.list()).meta).toMatchObject({ limit: 1000, offset: 0 });
    await api.dashboards.delete(id);
    expect(urls.filter((url) => url.includes(segment))).toHaveLength(4);
  });

  it('writes and reads pipe settings', async () => {
    const api = client();
    const { pipeId } = server.credentials.managed;
    const { data, etag } = await api.pipeSettings.update(pipeId, { db_max_threads: 7 }).withResponse();
    expect(data.db_max_threads).toBe(7);
    expect(await api.pipeSettings.get(pipeId)).toEqual(data);
    expect(urls.every((url) => url.includes(pipes))).toBe(true);
    await api.pipeSettings.update(pipeId, { db_max_threads: 8 }, { ifMatch: etag });
    await expect(api.pipeSettings.update(pipeId, { db_max_threads: 9 }, { ifMatch: etag })).rejects.toThrow('412');
  });

  it('reads resources whose paths have no alias', async () => {
    const api = client();
    expect((await api.keys.list()).items).toHaveLength(1);
    expect((await api.organizations.list()).items).toHaveLength(1);
  });
});

describe('a request with aliases', () => {
  const send = async (path: string, init: RequestInit = {}) => {
    const { baseUrl, keyId, keySecret, organizationId, serviceId } = server.credentials.managed;
    return fetch(`${baseUrl}/v1/organizations/${organizationId}/services/${serviceId}${path}`, {
      ...init,
      headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, 'content-type': 'application/json' },
    });
  };

  it('gets a response and errors with aliases', async () => {
    const { pipeId } = server.credentials.managed;
    const put = (body: object) => send(`/loaders/${pipeId}/settings`, { method: 'PUT', body: JSON.stringify(body) });
    const { result } = (await (await put({ engine_max_threads: 3 })).json()) as { result: object };
    expect(result).toMatchObject({ engine_max_threads: 3 });
    expect(Object.keys(result).filter((name) => name.startsWith('db_'))).toEqual([]);
    const rejected = await put({ engine_max_threads: 65 });
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      {
        error: expect.stringMatching(/^BAD_REQUEST: Body validation failed: engine_max_threads: /),
        issues: [{ pointer: '/engine_max_threads', code: 'maximum' }],
      },
    ]);
  });

  it('gets the number of the issues that an error does not list', async () => {
    const path = `/loaders/${server.credentials.managed.pipeId}/settings`;
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`unknown_${index}`, 1]));
    const rejected = await send(path, { method: 'PUT', body: JSON.stringify(unknown) });
    const { error, issues } = (await rejected.json()) as { error: string; issues: unknown[] };
    expect(issues).toHaveLength(50);
    expect(error).toMatch(/; and 10 more$/);
  });

  it('gets 405 for an unsupported method, and 404 for an unknown path', async () => {
    expect((await send('/insights/dashboards', { method: 'PATCH' })).status).toBe(405);
    expect((await send('/insights')).status).toBe(404);
  });
});

describe('a client without aliases on a server with them', () => {
  it('gets an error if it sends the alias of a property', async () => {
    const api = createClient(server.credentials.managed);
    const { pipeId } = server.credentials.managed;
    const call = api.pipeSettings.update(pipeId, { engine_max_threads: 3 } as object);
    await expect(call).rejects.toBeInstanceOf(BadRequestError);
  });
});

describe('a server', () => {
  it.each([
    ['has an unknown property', '{ "path": {} }', 'unknown word path: did you mean paths?'],
    ['is not JSON', '{', 'JSON'],
    ['is missing', undefined, 'no such file'],
  ])('does not start if the file of aliases %s', async (_, text, message) => {
    const file = join(folder, text === undefined ? 'missing.json' : 'wrong.json');
    if (text !== undefined) await writeFile(file, text);
    await expect(startTestServer({ server: { aliases: file } })).rejects.toThrow(message);
  });
});
