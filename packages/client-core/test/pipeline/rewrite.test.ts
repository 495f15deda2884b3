import { describe, expect, it } from 'vitest';
import type { Call, Operation } from '../../src/index.ts';
import { rewrite } from '../../src/rewrite.ts';
import { clientOf, type Options } from '../support/client.ts';
import { data, serve } from '../support/serve.ts';

const options = {
  rewrite: rewrite({
    paths: { observability: 'x-things', pipes: 'x-pipes' },
    propertyPrefixes: { db_: 'x_' },
    headers: { 'x-team': 'x-other-team' },
  }),
};
const update: Operation = {
  id: 'updateSettings',
  method: 'PUT',
  path: '/api/pipes/{pipeId}/settings',
  ids: 1,
  body: true,
  content: 'data',
};

/** The resource method of the operation. */
interface SettingsMethods {
  update(id: string, body: object, options?: Options): Call<object>;
}

describe('a client with aliases', () => {
  it('sends aliases in paths, settings and headers, and returns the names of the spec', async () => {
    const server = await serve(data({ x_max_threads: 8, other: true }));
    const { calls } = clientOf(server.origin, options);
    const body = { db_max_threads: 4, other: false };
    const settings = await calls
      .methods<SettingsMethods>({ update })
      .update('pipes', body, { headers: { 'X-Team': 'a' } });
    expect(server.received).toMatchObject([
      {
        url: '/api/x-pipes/pipes/settings',
        headers: { 'x-other-team': 'a' },
        body: '{"x_max_threads":4,"other":false}',
      },
    ]);
    expect(settings).toEqual({ db_max_threads: 8, other: true });
  });

  it('sends aliases in the paths of the fetch client, but not in ids', async () => {
    const server = await serve(data({}));
    const api = clientOf(server.origin, options).fetchClient() as unknown as {
      PUT(path: string, init: object): Promise<unknown>;
    };
    await api.PUT('/api/pipes/{pipeId}', { params: { path: { pipeId: 'pipes' } }, body: { a: 1 } });
    expect(server.received).toMatchObject([{ method: 'PUT', url: '/api/x-pipes/pipes', body: '{"a":1}' }]);
  });

  it('throws errors that contain the alias of the path', async () => {
    const server = await serve((response) => void response.writeHead(405).end());
    const { calls } = clientOf(server.origin, options);
    const settings = calls.methods<SettingsMethods>({ update });
    await expect(settings.update('a', {})).rejects.toThrow('PUT /api/x-pipes/a/settings: 405');
  });

  it('returns list items with the names of the spec, and does not change other names', async () => {
    const server = await serve(data([{ x_max_threads: 1, x_other: 2 }, 3]));
    expect(await clientOf(server.origin).list()).toMatchObject({ items: [{ x_max_threads: 1 }, 3] });
    expect((await clientOf(server.origin, options).list()).items).toEqual([{ db_max_threads: 1, x_other: 2 }, 3]);
  });
});

describe('aliases', () => {
  it.each([
    [{ path: {} }, 'unknown word path: did you mean paths?'],
    [{ paths: { pipe: 'x' } }, 'unknown word paths.pipe: did you mean pipes?'],
    [{ properties: { name: 'x' } }, 'unknown word properties.name: expected one of settingPrefix'],
    [{ paths: { pipes: 'a/b' } }, 'expected paths.pipes to be 1 to 64 letters, digits, "-" and "_", received "a/b"'],
    [{ paths: { pipes: 7 } }, 'received 7'],
    [{ paths: [] }, 'expected paths to be an object, received []'],
    [null, 'expected an object, received null'],
    [{ paths: { pipes: 'x', observability: 'x' } }, 'expected paths.observability to differ from the names and the'],
    [
      { paths: { pipes: 'observability', observability: 'x' } },
      'expected paths.pipes to differ from the names and the other aliases in paths, received "observability"',
    ],
    [{ headers: { 'X-Team': 'x' } }, 'expected the name of headers.X-Team to be a header name'],
  ])('%j are rejected', (aliases, message) => {
    expect(() => rewrite(aliases as object)).toThrow(message);
  });

  it('are rejected with one error that lists all of their errors', () => {
    const aliases = { paths: { pipes: '' }, propertyPrefixes: { db_: '1' } };
    expect(() => rewrite(aliases)).toThrow(
      /^Invalid aliases: expected paths\.pipes .*; expected propertyPrefixes\.db_ /,
    );
  });
});
