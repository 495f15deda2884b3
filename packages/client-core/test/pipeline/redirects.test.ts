import { describe, expect, it } from 'vitest';
import { RouteNotFoundError } from '../../src/index.ts';
import { clientOf, errorOf, secret } from '../support/client.ts';
import { type Behavior, data, serve } from '../support/serve.ts';

describe('a redirect', () => {
  const to =
    (location: string): Behavior =>
    (response) =>
      void response.writeHead(307, { location }).end();

  it('of a write is not followed and throws an error with its location', async () => {
    const other = await serve(data({ name: 'one' }));
    const server = await serve(to(`${other.origin}/elsewhere?token=t`));
    const error = await errorOf(clientOf(server.origin).update('one', { name: 'one' }));
    expect(error).toBeInstanceOf(RouteNotFoundError);
    expect(String(error)).toContain(
      `redirected to ${other.origin}/elsewhere?token=t. Check that \`baseUrl\` is the URL of the service.`,
    );
    expect(server.received).toHaveLength(1);
    expect(other.received).toEqual([]);
  });

  it('within the origin is followed for a GET, with the credentials', async () => {
    const server = await serve(to('/prefix/api/things?limit=1'), to('things'), data([{ name: 'one' }]));
    expect((await clientOf(server.origin).list({ limit: 1 })).items).toEqual([{ name: 'one' }]);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/things?limit=1',
      '/prefix/api/things?limit=1',
      '/prefix/api/things',
    ]);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${secret}`));
  });

  it('to another origin is not followed for a GET', async () => {
    const other = await serve(data({ name: 'one' }));
    const server = await serve(to(`${other.origin}/api`));
    expect(await errorOf(clientOf(server.origin).get('one'))).toBeInstanceOf(RouteNotFoundError);
    expect(other.received).toEqual([]);
  });

  it('is followed at most five times by the fetch client', async () => {
    const server = await serve(to('/elsewhere'));
    const api = clientOf(server.origin).fetchClient() as unknown as { GET(path: string): Promise<unknown> };
    expect(await errorOf(api.GET('/api/things'))).toBeInstanceOf(RouteNotFoundError);
    expect(server.received).toHaveLength(6);
  });

  it('is not detected in a 304 response', async () => {
    const server = await serve((response) => void response.writeHead(304).end());
    const call = clientOf(server.origin).get('one', { headers: { 'if-none-match': '"v1"' } });
    expect(await errorOf(call)).toMatchObject({ name: 'ApiError', status: 304 });
  });

  it('is detected in an opaque response of a browser', async () => {
    const opaque = { ok: false, status: 0, type: 'opaqueredirect', headers: new Headers(), text: async () => '' };
    const fetch = async () => opaque as unknown as Response;
    expect(String(await errorOf(clientOf('http://things.example', { fetch }).get('one')))).toContain('redirected to');
  });
});
