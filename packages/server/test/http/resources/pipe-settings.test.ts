import { afterEach, describe, expect, it } from 'vitest';
import spec from '../../../src/generated/managed.openapi.json' with { type: 'json' };
import { createApi, issueCodes, type Json } from '../support/api.ts';
import { UNKNOWN_UUID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Each integer setting of a pipe, through which a managed service ingests data, with its range and its default. */
const ranges = [
  ['streaming_max_insert_wait_ms', 500, 60_000, 5000],
  ['object_storage_concurrency', 1, 35, 1],
  ['object_storage_polling_interval_ms', 100, 3_600_000, 30_000],
  ['object_storage_max_insert_bytes', 10_485_760, 53_687_091_200, 10_737_418_240],
  ['object_storage_max_file_count', 1, 10_000, 100],
  ['db_max_threads', 0, 64, 8],
  ['db_max_insert_threads', 0, 16, 1],
  ['db_min_insert_block_size_bytes', 0, 10_737_418_240, 1_073_741_824],
  ['db_max_download_threads', 0, 32, 4],
  ['db_parallel_distributed_insert_select', 0, 2, 2],
] as const;
/** Each boolean setting with its default. */
const switches = [
  ['object_storage_use_cluster_function', true],
  ['db_parallel_view_processing', false],
] as const;

const defaults: Json = Object.fromEntries([...ranges.map(([name, , , value]) => [name, value]), ...switches]);

describe("a pipe's settings", () => {
  const api = () => {
    const { organizationId, serviceId } = served.credentials.managed;
    return createApi({
      ...served.caller('managed'),
      root: `/v1/organizations/${organizationId}/services/${serviceId}/pipes`,
    });
  };
  const path = () => `/${served.credentials.managed.pipeId}/settings`;
  const get = async () => (await api().get(path())).content;
  const put = (body: Json) => api().put(path(), body);

  afterEach(async () => {
    await put(Object.fromEntries(Object.keys(defaults).map((name) => [name, null])));
  });

  it('have defaults for all twelve settings', async () => {
    expect(await get()).toEqual(defaults);
    const response = await api().get(path());
    expect(response.json).toEqual({ status: 200, requestId: response.headers.get('x-request-id'), result: defaults });
  });

  it.each(ranges)('%s has the range %i to %i and the default %i in the spec', (name, minimum, maximum, value) => {
    const { PipeSettings, PipeSettingsInput } = spec.components.schemas as Json;
    expect(PipeSettings.properties[name]).toMatchObject({ type: 'integer', minimum, maximum });
    expect(PipeSettingsInput.properties[name]).toMatchObject({ type: ['integer', 'null'], minimum, maximum });
    expect(PipeSettings.properties[name].default).toBe(value);
    expect(Object.keys(PipeSettings.properties).sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each(ranges)('%s can be %i and %i', async (name, low, high) => {
    for (const value of [low, high]) {
      const { status, content } = await put({ [name]: value });
      expect(status).toBe(200);
      expect(content).toEqual({ ...defaults, [name]: value });
      expect(await get()).toEqual(content);
    }
    expect((await put({ [name]: null })).content).toEqual(defaults);
  });

  it.each(ranges)('%s must be an integer from %i to %i', async (name, low, high) => {
    for (const [value, code] of [
      [low - 1, 'minimum'],
      [high + 1, 'maximum'],
      [low + 0.5, 'type'],
      [String(low), 'type'],
      [true, 'type'],
      [[low], 'type'],
    ] as const) {
      const response = await put({ [name]: value });
      expect(response.status).toBe(400);
      expect(issueCodes(response)).toEqual([`/${name} ${code}`]);
    }
    expect(await get()).toEqual(defaults);
  });

  it.each(switches)('%s must be a boolean', async (name) => {
    for (const value of [true, false]) expect((await put({ [name]: value })).content[name]).toBe(value);
    for (const value of ['true', 0, 1, '']) expect(issueCodes(await put({ [name]: value }))).toEqual([`/${name} type`]);
    expect((await get())[name]).toBe(false);
  });

  it('keep their values if an update omits them, and get their defaults if it sends null', async () => {
    await put({ db_max_threads: 4, db_parallel_view_processing: true });
    const { content } = await put({ db_max_insert_threads: 2 });
    expect(content).toEqual({
      ...defaults,
      db_max_threads: 4,
      db_parallel_view_processing: true,
      db_max_insert_threads: 2,
    });
    expect((await put({})).content).toEqual(content);
    expect((await put({ db_max_threads: null })).content).toEqual({ ...content, db_max_threads: 8 });
    expect(await get()).toEqual({ ...content, db_max_threads: 8 });
  });

  it('store zero and false', async () => {
    const body = { db_max_threads: 0, db_max_insert_threads: 0, object_storage_use_cluster_function: false };
    await put(body);
    await put({ db_max_download_threads: 1 });
    expect(await get()).toEqual({ ...defaults, ...body, db_max_download_threads: 1 });
  });

  it('do not change if one of them is invalid, and the error lists all issues', async () => {
    const response = await put({
      db_max_threads: 1,
      db_max_insert_threads: 17,
      object_storage_concurrency: '8',
      max: 1,
    });
    expect(response.status).toBe(400);
    expect(issueCodes(response).sort()).toEqual([
      '/db_max_insert_threads maximum',
      '/max unknownProperty',
      '/object_storage_concurrency type',
    ]);
    expect(await get()).toEqual(defaults);
  });

  it('are rejected with a suggestion if a name is unknown', async () => {
    const { issues } = await put({ db_max_thread: 1 });
    expect(issues).toMatchObject([{ code: 'unknownProperty', expected: 'db_max_threads' }]);
  });

  it('can be written as they were read', async () => {
    const before = (await put({ db_max_threads: 3 })).content;
    expect((await put(before)).content).toEqual(before);
  });

  it('keep the changes of concurrent writes', async () => {
    await Promise.all([
      put({ db_max_threads: 3 }),
      put({ db_max_insert_threads: 3 }),
      put({ db_max_download_threads: 3 }),
    ]);
    expect(await get()).toEqual({
      ...defaults,
      db_max_threads: 3,
      db_max_insert_threads: 3,
      db_max_download_threads: 3,
    });
  });

  it.each([UNKNOWN_UUID, 'my-pipe', 'a'])(
    'are 404 for the unknown pipe %s, or 400 if the body is invalid',
    async (pipe) => {
      expect((await api().get(`/${pipe}/settings`)).status).toBe(404);
      expect((await api().put(`/${pipe}/settings`, {})).status).toBe(404);
      expect((await api().put(`/${pipe}/settings`, { db_max_threads: 65 })).status).toBe(400);
    },
  );

  it.each(['a.b', 'a'.repeat(65)])('are 400 for the malformed pipe id %s', async (pipe) => {
    expect((await api().get(`/${pipe}/settings`)).status).toBe(400);
  });
});
