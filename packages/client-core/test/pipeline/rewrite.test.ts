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

describe('a deployment with words of its own', () => {
  it('has them in paths, and in the names of settings both ways', async () => {
    const server = await serve(data({ x_max_threads: 8, other: true }));
    const { send } = clientOf(server.origin, { rewrite });
    const answer = await send.one(update, ['things'], { db_max_threads: 4, other: false }, undefined);
    expect(server.received).toMatchObject([
      { url: '/v9/x-things/things/settings', body: '{"x_max_threads":4,"other":false}' },
    ]);
    expect(answer).toEqual({ db_max_threads: 8, other: true });
  });

  it('has them in the paths of calls by method and path, but not in ids', async () => {
    const server = await serve(data({}));
    const api = clientOf(server.origin, { rewrite }).fetchClient() as unknown as {
      PUT(path: string, init: object): Promise<unknown>;
    };
    await api.PUT('/api/things/{thingId}', { params: { path: { thingId: 'api' } }, body: { a: 1 } });
    expect(server.received).toMatchObject([{ method: 'PUT', url: '/v9/x-things/api', body: '{"a":1}' }]);
  });

  it('says its own path in errors', async () => {
    const server = await serve((response) => void response.writeHead(404).end());
    const { send } = clientOf(server.origin, { rewrite });
    const call = send.one(update, ['a'], {}, undefined);
    await expect(call).rejects.toThrow('PUT /v9/x-things/a/settings: 404');
  });

  it('changes nothing for words it does not have, and no lists', async () => {
    const server = await serve(data([{ x_max_threads: 1 }]));
    expect(await clientOf(server.origin, { rewrite: {} }).list()).toMatchObject({ items: [{ x_max_threads: 1 }] });
    expect(await clientOf(server.origin, { rewrite }).list()).toMatchObject({ items: [{ x_max_threads: 1 }] });
  });
});
