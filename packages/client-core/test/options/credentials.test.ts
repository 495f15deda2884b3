import { describe, expect, it, vi } from 'vitest';
import { AuthenticationError, basic, bearer, RouteNotFoundError, rotatingCredentials } from '../../src/index.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { type Behaviour, data, json, serve } from '../support/serve.ts';

/** Accepts one key. */
function accepting(key: string): Behaviour {
  return (response, request) => {
    const known = request.headers.authorization === key;
    (known ? data({ name: 'one' }) : json(401, { message: 'Unknown key' }))(response, request);
  };
}

/** Keys one after the other, the last one from then on. */
function keys(...all: readonly string[]) {
  const lookUp = vi.fn<() => Promise<string>>();
  for (const key of all.slice(0, -1)) lookUp.mockResolvedValueOnce(key);
  lookUp.mockResolvedValue(all.at(-1) ?? '');
  return lookUp;
}

describe('credentials that are looked up', () => {
  it('are asked for before the first request, once for all calls', async () => {
    const server = await serve(data({}));
    const lookUp = keys('Bearer one');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    expect(lookUp).not.toHaveBeenCalled();
    await Promise.all([api.get('one'), api.get('two'), api.list().catch(() => {})]);
    await api.get('three');
    expect(lookUp).toHaveBeenCalledOnce();
  });

  it('are asked for again after a 401, and the call is made again, a POST too', async () => {
    const server = await serve(accepting('Bearer new'));
    const lookUp = keys('Bearer old', 'Bearer new');
    const api = clientOf(server.origin, { retries: 0 }, rotatingCredentials(lookUp));
    expect(await api.create({ name: 'one' }).withResponse()).toMatchObject({ data: { name: 'one' }, attempts: 2 });
    expect(await api.get('one').withResponse()).toMatchObject({ attempts: 1 });
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('are asked for once more when many calls meet the same 401', async () => {
    const server = await serve(accepting('Bearer new'));
    const lookUp = keys('Bearer old', 'Bearer new');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    await Promise.all(Array.from({ length: 10 }, () => api.get('one')));
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('are given up after a second 401', async () => {
    const server = await serve(accepting('Bearer none'));
    const api = clientOf(server.origin, {}, rotatingCredentials(keys('Bearer old')));
    expect(await errorOf(api.get('one'))).toBeInstanceOf(AuthenticationError);
    expect(server.received).toHaveLength(2);
  });

  it('fail a call with their own error, and are asked for again by the next', async () => {
    const server = await serve(data({ name: 'one' }));
    const lookUp = keys('Bearer one').mockReset().mockRejectedValueOnce(new Error('the vault is closed'));
    lookUp.mockResolvedValue('Bearer one');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    expect(String(await errorOf(api.get('one')))).toBe('Error: the vault is closed');
    expect(await api.get('one')).toEqual({ name: 'one' });
  });

  it('cannot hold a call up beyond its timeout', async () => {
    const api = clientOf(
      'http://127.0.0.1:9',
      { timeoutMs: 30, retries: 0 },
      rotatingCredentials(() => new Promise(() => {})),
    );
    expect(await errorOf(api.get('one'))).toMatchObject({ name: 'TimeoutError' });
  });

  it('are asked for again when a lookup did not end in time', async () => {
    const server = await serve(data({ name: 'one' }));
    const lookUp = vi.fn(async () => 'Bearer one').mockReturnValueOnce(new Promise(() => {}));
    const api = clientOf(server.origin, { timeoutMs: 200, retries: 0 }, rotatingCredentials(lookUp));
    expect(await errorOf(api.get('one'))).toMatchObject({ name: 'TimeoutError' });
    expect(await api.get('one')).toEqual({ name: 'one' });
  });
});

describe('fixed credentials', () => {
  it('are not tried again after a 401', async () => {
    const server = await serve(json(401, {}));
    expect(await errorOf(clientOf(server.origin).get('one'))).toBeInstanceOf(AuthenticationError);
    expect(server.received).toHaveLength(1);
  });
});

describe('a redirect', () => {
  const to =
    (location: string): Behaviour =>
    (response) =>
      void response.writeHead(307, { location }).end();

  it('is not followed, so that neither key nor body goes elsewhere, and says where it leads', async () => {
    const other = await serve(data({ name: 'one' }));
    const server = await serve(to(`${other.origin}/elsewhere?token=t`));
    const error = await errorOf(clientOf(server.origin).update('one', { name: 'one' }));
    expect(error).toBeInstanceOf(RouteNotFoundError);
    expect(String(error)).toContain(
      `redirected to ${other.origin}/elsewhere?token=t; is \`baseUrl\` the service's origin?`,
    );
    expect(server.received).toHaveLength(1);
    expect(other.received).toEqual([]);
  });

  it('is no answer of a call by method and path either', async () => {
    const server = await serve(to('/elsewhere'));
    const api = clientOf(server.origin).fetchClient() as unknown as { GET(path: string): Promise<unknown> };
    expect(await errorOf(api.GET('/api/things'))).toBeInstanceOf(RouteNotFoundError);
    expect(server.received).toHaveLength(1);
  });

  it('is not what says that nothing has changed', async () => {
    const server = await serve((response) => void response.writeHead(304).end());
    const call = clientOf(server.origin).get('one', { headers: { 'if-none-match': '"v1"' } });
    expect(await errorOf(call)).toMatchObject({ name: 'ApiError', status: 304 });
  });

  it('is said where a browser tells nothing of it', async () => {
    const opaque = { ok: false, status: 0, type: 'opaqueredirect', headers: new Headers(), text: async () => '' };
    const fetch = async () => opaque as unknown as Response;
    expect(String(await errorOf(clientOf('http://things.example', { fetch }).get('one')))).toContain('redirected to');
  });
});

describe('the header', () => {
  it('has Basic credentials in UTF-8', () => {
    expect(basic('id', 'sécret €')).toBe(`Basic ${Buffer.from('id:sécret €').toString('base64')}`);
  });

  it.each(['two\nlines', 'with space', 'ключ', ''])('refuses a key that it cannot carry, without quoting it', (key) => {
    expect(() => bearer(key)).toThrow(/^`apiKey` is empty, or has characters that a key cannot have/);
  });

  it('refuses what a function answers that is no text', () => {
    for (const none of [undefined, null, 7] as unknown as string[]) {
      expect(() => bearer(none)).toThrow(/^`apiKey` is empty/);
      if (!none) expect(() => basic('id', none)).toThrow(/cannot be empty/);
    }
  });

  it('refuses a colon in the user name, and control characters', () => {
    expect(() => basic('a:b', 'secret')).toThrow(TypeError);
    expect(() => basic('ab', 'line\nbreak')).toThrow(/control characters/);
  });
});
