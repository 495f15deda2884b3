import { describe, expect, it, vi } from 'vitest';
import { basicAuthorization, bearerAuthorization, rotatingCredentials, UnauthorizedError } from '../../src/index.ts';
import { clientOf, errorOf, secret } from '../support/client.ts';
import { type Behavior, data, json, serve } from '../support/serve.ts';

/** Accepts one `Authorization` header and responds with 401 to any other. */
function acceptOnly(key: string): Behavior {
  return (response, request) => {
    const known = request.headers.authorization === key;
    (known ? data({ name: 'one' }) : json(401, { message: 'Unknown key' }))(response, request);
  };
}

/** Returns a lookup that returns the keys in order, then the last one repeatedly. */
function keys(...all: readonly string[]) {
  const lookUp = vi.fn<() => Promise<string>>();
  for (const key of all.slice(0, -1)) lookUp.mockResolvedValueOnce(key);
  lookUp.mockResolvedValue(all.at(-1) ?? '');
  return lookUp;
}

describe('rotating credentials', () => {
  it('are looked up before the first request, once for all calls', async () => {
    const server = await serve(data({}));
    const lookUp = keys('Bearer one');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    expect(lookUp).not.toHaveBeenCalled();
    await Promise.all([api.get('one'), api.get('two'), api.list().catch(() => {})]);
    await api.get('three');
    expect(lookUp).toHaveBeenCalledOnce();
  });

  it('are looked up again after a 401, and the call is retried, even a POST', async () => {
    const server = await serve(acceptOnly('Bearer new'));
    const lookUp = keys('Bearer old', 'Bearer new');
    const api = clientOf(server.origin, { retries: 0 }, rotatingCredentials(lookUp));
    expect(await api.create({ name: 'one' }).withResponse()).toMatchObject({ data: { name: 'one' }, attempts: 2 });
    expect(await api.get('one').withResponse()).toMatchObject({ attempts: 1 });
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('are looked up once after a 401 of concurrent calls', async () => {
    const server = await serve(acceptOnly('Bearer new'));
    const lookUp = keys('Bearer old', 'Bearer new');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    await Promise.all(Array.from({ length: 10 }, () => api.get('one')));
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('are not looked up again after a second 401', async () => {
    const server = await serve(acceptOnly('Bearer none'));
    const lookUp = keys('Bearer old');
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    expect(await errorOf(api.get('one'))).toBeInstanceOf(UnauthorizedError);
    expect(server.received).toHaveLength(2);
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('reject the call with the error of the lookup, and are looked up again by the next call', async () => {
    const server = await serve(data({ name: 'one' }));
    const lookUp = keys('Bearer one').mockRejectedValueOnce(new Error('vault unavailable'));
    const api = clientOf(server.origin, {}, rotatingCredentials(lookUp));
    expect(String(await errorOf(api.get('one')))).toBe('Error: vault unavailable');
    expect(await api.get('one')).toEqual({ name: 'one' });
  });

  it('do not extend the timeout of a call', async () => {
    const api = clientOf(
      'http://127.0.0.1:9',
      { timeoutMs: 30, retries: 0 },
      rotatingCredentials(() => new Promise(() => {})),
    );
    expect(await errorOf(api.get('one'))).toMatchObject({ name: 'TimeoutError' });
  });

  it('are looked up again after a lookup that timed out', async () => {
    const server = await serve(data({ name: 'one' }));
    const lookUp = vi.fn(async () => 'Bearer one').mockReturnValueOnce(new Promise(() => {}));
    const api = clientOf(server.origin, { retries: 0 }, rotatingCredentials(lookUp));
    expect(await errorOf(api.get('one', { timeoutMs: 50 }))).toMatchObject({ name: 'TimeoutError' });
    expect(await api.get('one')).toEqual({ name: 'one' });
  });
});

describe('fixed credentials', () => {
  it('cause no retry after a 401', async () => {
    const server = await serve(json(401, {}));
    expect(await errorOf(clientOf(server.origin).get('one'))).toBeInstanceOf(UnauthorizedError);
    expect(server.received).toHaveLength(1);
  });
});

describe('the Authorization header', () => {
  it('encodes Basic credentials in UTF-8', () => {
    expect(basicAuthorization('id', 'sécret €')).toBe(`Basic ${Buffer.from('id:sécret €').toString('base64')}`);
  });

  it.each(['two\nlines', 'with space', 'ключ', ''])('rejects a malformed key without quoting it', (key) => {
    expect(() => bearerAuthorization(key)).toThrow(
      /^`apiKey` must be a non-empty string of letters, digits and -._~\+\/=, without a line break\.$/,
    );
  });

  it('rejects a missing key or secret, and a key that is not a string', () => {
    for (const value of [undefined, null, 7] as unknown as string[]) {
      expect(() => bearerAuthorization(value)).toThrow(/^`apiKey` must be a non-empty string/);
    }
    for (const value of [undefined, null] as unknown as string[]) {
      expect(() => basicAuthorization('id', value)).toThrow(/not empty/);
    }
  });

  it('rejects a colon in the user name, a key that starts with the scheme, and control characters', () => {
    expect(() => basicAuthorization('a:b', 'secret')).toThrow(TypeError);
    expect(() => basicAuthorization('Basic id', 'secret')).toThrow(/must not start with "Basic "/);
    expect(() => bearerAuthorization(`Bearer ${secret}`)).toThrow(/must not start with "Bearer "/);
    expect(() => basicAuthorization('ab', 'line\nbreak')).toThrow(/control characters/);
  });
});
