import { describe, expect, it } from 'vitest';
import { clientOf, errorOf, type Thing } from '../support/client.ts';
import { data, json, reset, serve, silent } from '../support/serve.ts';

const conflict = json(412, { message: 'Changed meanwhile' });

describe('modify', () => {
  it('reads, changes in place, and writes what was read with its ETag', async () => {
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

  it('writes what the function answers, where it answers something', async () => {
    const server = await serve(data({ name: 'one' }, { etag: '"v1"' }), data({ name: 'three' }));
    await clientOf(server.origin).modify('one', () => ({ name: 'three' }));
    expect(server.received[1]?.body).toBe('{"name":"three"}');
  });

  it('starts again when somebody else wrote meanwhile', async () => {
    const server = await serve(
      data({ name: 'a' }, { etag: '"v1"' }),
      conflict,
      data({ name: 'b' }, { etag: '"v2"' }),
      data({ name: 'b!' }),
    );
    const call = clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` }));
    expect(await call.withResponse()).toMatchObject({ data: { name: 'b!' }, attempts: 2 });
    expect(server.received[3]).toMatchObject({ body: '{"name":"b!"}', headers: { 'if-match': '"v2"' } });
  });

  it('gives up after ten rounds, with the last error', async () => {
    const answers = Array.from({ length: 10 }, () => [data({ name: 'a' }, { etag: '"v"' }), conflict]).flat();
    const server = await serve(...answers);
    expect(await errorOf(clientOf(server.origin).modify('one', (draft) => draft))).toMatchObject({ status: 412 });
    expect(server.received).toHaveLength(20);
  });

  it('does not change twice what its own write may have changed, the answer to which was lost', async () => {
    const server = await serve(data({ name: 'a' }, { etag: '"v1"' }), reset, conflict, data({ name: 'a!' }));
    const error = await errorOf(clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` })));
    expect(error).toMatchObject({ status: 412, attempts: 2 });
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
  });

  it('starts again after a 412 where its write cannot have arrived before', async () => {
    const later = json(429, {}, { 'retry-after': '0' });
    const server = await serve(
      data({ name: 'a' }, { etag: '"v1"' }),
      later,
      conflict,
      data({ name: 'b' }, { etag: '"v2"' }),
      data({ name: 'b!' }),
    );
    expect(await clientOf(server.origin).modify('one', ({ name }) => ({ name: `${name}!` }))).toEqual({ name: 'b!' });
  });

  it('writes without a condition where the service has no ETags', async () => {
    const server = await serve(data({ name: 'one' }), data({ name: 'two' }));
    await clientOf(server.origin).modify('one', () => ({ name: 'two' }));
    expect(server.received[1]?.headers).not.toHaveProperty('if-match');
  });

  it('is over at its deadline, whichever request is on its way', async () => {
    const server = await serve(data({ name: 'one' }, { etag: '"v"' }), silent);
    const error = await errorOf(clientOf(server.origin).modify('one', (draft) => draft, { deadlineMs: 200 }));
    expect(error).toMatchObject({ name: 'TimeoutError', message: expect.stringContaining('the deadline of 200 ms') });
  });

  it('is over at the deadline of the client, and by the signal of the caller, while the function runs', async () => {
    const { origin } = await serve(data({ name: 'one' }, { etag: '"v"' }));
    const never = () => new Promise<undefined>(() => {});
    expect(await errorOf(clientOf(origin, { deadlineMs: 200 }).modify('one', never))).toMatchObject({
      name: 'TimeoutError',
      message: expect.stringContaining('the deadline of 200 ms'),
    });
    const signal = AbortSignal.timeout(200);
    expect(await errorOf(clientOf(origin).modify('one', never, { signal }))).toMatchObject({ name: 'AbortError' });
  });

  it('refuses a deadline that is no number', async () => {
    const call = clientOf('http://127.0.0.1:9').modify('one', (draft) => draft, { deadlineMs: Number.NaN });
    expect(String(await errorOf(call))).toContain('`deadlineMs` must be a number');
  });

  it('tells the error of the function, and of a thing that is not there', async () => {
    const { origin } = await serve(data({ name: 'one' }), json(404, {}));
    const api = clientOf(origin);
    const failing = () => {
      throw new RangeError('not like this');
    };
    expect(await errorOf(api.modify('one', failing))).toBeInstanceOf(RangeError);
    expect(await api.modify('one', failing).result()).toMatchObject({ ok: false, error: { status: 404 } });
  });
});
