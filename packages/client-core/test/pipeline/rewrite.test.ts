import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/index.ts';
import { clientOf } from '../support/client.ts';
import { data, serve } from '../support/serve.ts';

const rewrite = { path: { things: 'x-things', api: 'v9' }, settings: { db_max_threads: 'x_max_threads' } };
const update: Operation = {
  id: 'updateSettings',
  method: 'PUT',
  path: '/api/things/{thingId}/settings',
  content: 'data',
};

describe('a deployment with other names', () => {
  it('gets its names in paths and settings; responses get the names of the spec', async () => {
    const server = await serve(data({ x_max_threads: 8, other: true }));
    const { calls } = clientOf(server.origin, { rewrite });
    const settings = await calls.single(update, ['things'], { db_max_threads: 4, other: false }, undefined);
    expect(server.received).toMatchObject([
      { url: '/v9/x-things/things/settings', body: '{"x_max_threads":4,"other":false}' },
    ]);
    expect(settings).toEqual({ db_max_threads: 8, other: true });
  });

  it('gets its names in the paths of the fetch client, but not in ids', async () => {
    const server = await serve(data({}));
    const api = clientOf(server.origin, { rewrite }).fetchClient() as unknown as {
      PUT(path: string, init: object): Promise<unknown>;
    };
    await api.PUT('/api/things/{thingId}', { params: { path: { thingId: 'api' } }, body: { a: 1 } });
    expect(server.received).toMatchObject([{ method: 'PUT', url: '/v9/x-things/api', body: '{"a":1}' }]);
  });

  it('has its own path in errors', async () => {
    const server = await serve((response) => void response.writeHead(404).end());
    const { calls } = clientOf(server.origin, { rewrite });
    const call = calls.single(update, ['a'], {}, undefined);
    await expect(call).rejects.toThrow('PUT /v9/x-things/a/settings: 404');
  });

  it('leaves other names and arrays unchanged', async () => {
    const server = await serve(data([{ x_max_threads: 1 }]));
    expect(await clientOf(server.origin, { rewrite: {} }).list()).toMatchObject({ items: [{ x_max_threads: 1 }] });
    expect(await clientOf(server.origin, { rewrite }).list()).toMatchObject({ items: [{ x_max_threads: 1 }] });
  });
});
