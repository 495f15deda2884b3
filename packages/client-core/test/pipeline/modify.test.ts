import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientOf, errorOf, type Thing } from '../support/client.ts';
import { data, json, reset, serve } from '../support/serve.ts';

const preconditionFailed = json(412, { message: 'The thing changed' });

describe('modify', () => {
  it('reads the resource, changes it in place, and writes it with its ETag', async () => {
    const server = await serve(
      data({ name: 'one', tags: ['a'] }, { etag: '"v1"' }),
      data({ name: 'two' }, { etag: '"v2"' }),
    );
    const call = clientOf(server.origin).modify('one', (draft: Thing) => {
      draft.name = 'two';
      return undefined;
    });
    expect(await call.withResponse()).toMatchObject({ data: { name: 'two' }, etag: '"v2"', attempts: 1 });
    expect(server.received).toMatchObject([
      { method: 'GET' },
      { method: 'PUT', headers: { 'if-match': '"v1"' }, body: '{"name":"two","tags":["a"]}' },
    ]);
  });

  it('reads the request id from the response body of the write if the header is missing', async () => {
    const bodies = [{ requestId: 'id-read' }, { requestId: 'id-write' }];
    const fetch = async () => Response.json({ data: {}, ...bodies.shift() }, { headers: { etag: '"v1"' } });
    const call = clientOf('http://things.example', { fetch }).modify('one', () => ({ name: 'two' }));
    expect((await call.withResponse()).requestId).toBe('id-write');
  });

  it('writes the return value of the function, if any', async () => {
    const server = await serve(data({ name: 'one' }, { etag: '"v1"' }), data({ name: 'three' }));
    await clientOf(server.origin).modify('one', () => ({ name: 'three' }));
    expect(server.received[1]?.body).toBe('{"name":"three"}');
  });

  it('starts again after a concurrent write', async () => {
    const server = await serve(
      data({ name: 'a' }, { etag: '"v1"' }),
      preconditionFailed,
      data({ name: 'b' }, { etag: '"v2"' }),
      data({ name: 'b!' }),
    );
    const call = clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` }));
    expect(await call.withResponse()).toMatchObject({ data: { name: 'b!' }, attempts: 2 });
    expect(server.received[3]).toMatchObject({ body: '{"name":"b!"}', headers: { 'if-match': '"v2"' } });
  });

  it('throws the last error after ten rounds', async () => {
    const responses = Array.from({ length: 10 }, () => [
      data({ name: 'a' }, { etag: '"v"' }),
      preconditionFailed,
    ]).flat();
    const server = await serve(...responses);
    expect(await errorOf(clientOf(server.origin).modify('one', (draft) => draft))).toMatchObject({ status: 412 });
    expect(server.received).toHaveLength(20);
  });

  it('does not apply the change twice if the response of its own write was lost', async () => {
    const server = await serve(data({ name: 'a' }, { etag: '"v1"' }), reset, preconditionFailed, data({ name: 'a!' }));
    const error = await errorOf(clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` })));
    expect(error).toMatchObject({ status: 412, attempts: 2 });
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
  });

  it('starts again after a 412 if no earlier attempt can have changed the resource', async () => {
    const later = json(429, {}, { 'retry-after': '0' });
    const server = await serve(
      data({ name: 'a' }, { etag: '"v1"' }),
      later,
      preconditionFailed,
      data({ name: 'b' }, { etag: '"v2"' }),
      data({ name: 'b!' }),
    );
    expect(await clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` }))).toEqual({ name: 'b!' });
  });

  it.each([{}, { etag: 'W/"weak"' }])('does not write without a strong ETag: the service sends %j', async (headers) => {
    const server = await serve(data({ name: 'one' }, headers), data({ name: 'two' }));
    const error = await errorOf(clientOf(server.origin).modify('one', () => ({ name: 'two' })));
    expect(error).toMatchObject({ name: 'TypeError', message: expect.stringContaining('`unsafe`') });
    expect(server.received).toHaveLength(1);
  });

  it('writes without If-Match if `unsafe` is true', async () => {
    const server = await serve(data({ name: 'one' }), data({ name: 'two' }));
    await clientOf(server.origin).modify('one', () => ({ name: 'two' }), { unsafe: true });
    expect(server.received[1]?.headers).not.toHaveProperty('if-match');
  });

  it('has one deadline for all of its requests', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const start = performance.now();
    const fetch = (_: string, { method }: { method: string }) =>
      new Promise<Response>((resolve) => {
        const response = Response.json({ data: { name: 'one' } }, { headers: { etag: '"v"' } });
        if (method === 'GET') setTimeout(() => resolve(response), 150);
      });
    const call = clientOf('http://things.example', { fetch }).modify('one', (draft) => draft, { deadlineMs: 200 });
    const end = errorOf(call).then((error) => ({ error, ms: Math.round(performance.now() - start) }));
    await vi.runAllTimersAsync();
    expect(await end).toMatchObject({ ms: 200, error: { message: expect.stringContaining('the deadline of 200 ms') } });
  });

  it('ends at the deadline and on abort while the function runs', async () => {
    const { origin } = await serve(data({ name: 'one' }, { etag: '"v"' }));
    const never = () => new Promise<undefined>(() => {});
    expect(await errorOf(clientOf(origin, { deadlineMs: 200 }).modify('one', never))).toMatchObject({
      name: 'TimeoutError',
      message: expect.stringContaining('the deadline of 200 ms'),
    });
    const signal = AbortSignal.timeout(200);
    expect(await errorOf(clientOf(origin).modify('one', never, { signal }))).toMatchObject({ name: 'AbortError' });
  });

  it('rejects a deadline that is not a number', async () => {
    const call = clientOf('http://127.0.0.1:9').modify('one', (draft) => draft, { deadlineMs: Number.NaN });
    expect(String(await errorOf(call))).toContain('`deadlineMs` must be a number');
  });

  it('rejects with the error of the function, and returns a 404 with result()', async () => {
    const { origin } = await serve(data({ name: 'one' }), json(404, {}));
    const api = clientOf(origin);
    const failing = () => {
      throw new RangeError('invalid change');
    };
    expect(await errorOf(api.modify('one', failing))).toBeInstanceOf(RangeError);
    expect(await api.modify('one', failing).result()).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('an update', () => {
  it.each([undefined, 'W/"weak"', 'v1'])('with ifMatch %j is rejected before a request is sent', async (ifMatch) => {
    const server = await serve(data({ name: 'one' }));
    const api = clientOf(server.origin);
    expect(await errorOf(api.update('one', { name: 'a' }, { ifMatch }))).toBeInstanceOf(TypeError);
    expect(server.received).toEqual([]);
    for (const version of ['"v1"', '*']) await api.update('one', { name: 'a' }, { ifMatch: version });
    expect(server.received).toHaveLength(2);
  });
});
