import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ByteBounds } from '../../../src/domain/concurrency/tenant-bytes.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { BodyMemory } from '../../../src/http/body/body-memory.ts';
import { serveStub } from '../support/serve-stub.ts';

const BODY_BYTES = 100_000;
const UNLIMITED = 1_000_000_000;
const { createDashboard, validateDashboard } = openSourceOperations;

/** Serves a write and a query that wait until the test calls `finish`. The header `tenant` names the tenant of a request. */
async function serve(bounds: Partial<ByteBounds>, maxBodyBytes = 10 * BODY_BYTES) {
  const finished = Promise.withResolvers<void>();
  let started = 0;
  const wait = async () => {
    started += 1;
    await finished.promise;
    return { resource: {}, version: 1 };
  };
  const handlers = { createDashboard: wait, validateDashboard: wait };
  const bodies = new BodyMemory({ total: UNLIMITED, perTenant: UNLIMITED, ...bounds });
  const { url, port, lines } = await serveStub(
    handlers,
    { createDashboard, validateDashboard },
    { bodies, maxBodyBytes },
  );
  return {
    port,
    lines,
    started: () => started,
    finish: finished.resolve,
    /** Sends a write with a body of this size, by default a valid one. */
    create: (bytes = BODY_BYTES, tenant = 't', json = '{"name":"a","tiles":[]}') => post(url, bytes, tenant, json),
    /** Sends a query with a body of this size. */
    validate: (bytes: number) => post(`${url}/validate`, bytes, 't', '{}'),
  };
}

function post(url: string, bytes: number, tenant: string, json: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', tenant };
  return fetch(url, { method: 'POST', body: json.padEnd(bytes), headers });
}

it('rejects a large body with 429 while other bodies of its tenant use the memory', async () => {
  const { create, started, finish } = await serve({ perTenant: 2.5 * BODY_BYTES });
  const waiting = [create(), create()];
  await expect.poll(started).toBe(2);
  const rejected = await create();
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await rejected.json()).toMatchObject({
    message:
      'Expected at most 250000 bytes in concurrent large request bodies for this tenant, received more. Send fewer of them at the same time.',
  });
  const others = [create(BODY_BYTES, 'other'), create(1_000)];
  await expect.poll(started).toBe(4);
  finish();
  for (const response of await Promise.all([...waiting, ...others])) expect(response.status).toBe(200);
  await expect.poll(async () => (await create()).status).toBe(200);
});

it('rejects a large body with 429 while the bodies of other tenants use the total memory', async () => {
  const { create, started, finish } = await serve({ total: 2.5 * BODY_BYTES });
  const waiting = [create(BODY_BYTES, 'a'), create(BODY_BYTES, 'b')];
  await expect.poll(started).toBe(2);
  expect((await create(BODY_BYTES, 'c')).status).toBe(429);
  finish();
  await Promise.all(waiting);
});

it('counts the received part of an unfinished body until its connection is closed', async () => {
  const { create, finish, port } = await serve({ perTenant: 1.5 * BODY_BYTES });
  finish();
  const head = 'POST /api/v2/dashboards HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${(90_000).toString(16)}\r\n${' '.repeat(90_000)}`);
  await expect.poll(async () => (await create()).status).toBe(429);
  socket.destroy();
  await expect.poll(async () => (await create()).status).toBe(200);
});

it('frees the memory of bodies that exceed the size limit', async () => {
  const { create, finish, port } = await serve({ perTenant: 4 * BODY_BYTES }, BODY_BYTES);
  finish();
  for (let nth = 0; nth < 3; nth += 1) await sendTooLarge(port);
  expect((await create()).status).toBe(200);
});

/** Sends a chunked body that is too large. Sends more of it after the response, and then another request on the same connection. */
async function sendTooLarge(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const chunks = `3e8\r\n${' '.repeat(1_000)}\r\n`.repeat((2 * BODY_BYTES) / 1_000);
  socket.write('POST /api/v2/dashboards HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\ntenant: t\r\n');
  socket.write(`Transfer-Encoding: chunked\r\n\r\n${chunks}`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 413 /);
  socket.write(`${chunks}0\r\n\r\nGET /unknown HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 404 /);
}

it('rejects large bodies with 429 if they wait 30 seconds for the parser', async () => {
  const { create, started, finish } = await serve({});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const responses = Array.from({ length: 10 }, () => create(10 * BODY_BYTES));
  await expect.poll(started, { interval: 1 }).toBeGreaterThan(0);
  // The first body was parsed. Others wait.
  vi.advanceTimersByTime(30_000);
  finish();
  const rejected = (await Promise.all(responses)).filter(({ status }) => status === 429);
  expect(rejected.length).toBeGreaterThan(0);
  for (const response of rejected) {
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({
      message: 'The body waited too long behind the bodies of other requests.',
    });
  }
});

it('does not handle complete bodies that wait for the parser when their clients disconnect', async () => {
  const count = 10;
  const { started, finish, port, lines } = await serve({});
  const body = '{"name":"a","tiles":[]}'.padEnd(10 * BODY_BYTES);
  const head = `POST /api/v2/dashboards HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(`${head}\r\n\r\n${body}`);
  await expect.poll(started, { interval: 1 }).toBeGreaterThan(0);
  for (const socket of sockets) socket.resetAndDestroy();
  await expect.poll(() => lines.length + started()).toBe(count);
  // The first body was parsed. Most of the others waited.
  expect(started()).toBeLessThan(count / 2);
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([499]));
  finish();
});

it('parses and handles at most 1 MiB of the bodies of a tenant at the same time', async () => {
  const { create, started, finish } = await serve({});
  const count = 20;
  const responses = Array.from({ length: count }, () => create(BODY_BYTES));
  await expect.poll(started).toBe(10);
  // The bodies of other tenants and small bodies do not wait.
  responses.push(create(BODY_BYTES, 'other'), create(1_000));
  await expect.poll(started).toBe(12);
  finish();
  for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
  expect(started()).toBe(count + 2);
});

it('handles a write and a query of one tenant at the same time, although both have large bodies', async () => {
  const { create, validate, started, finish } = await serve({});
  const responses = [validate(10 * BODY_BYTES), create(10 * BODY_BYTES)];
  await expect.poll(started).toBe(2);
  finish();
  for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
});

it('handles further bodies of a tenant after requests that fail', async () => {
  const { create, started, finish } = await serve({});
  finish();
  const invalid = () => create(10 * BODY_BYTES, 't', '{"name":1}');
  for (let nth = 0; nth < 3; nth += 1) expect((await invalid()).status).toBe(400);
  expect((await create(10 * BODY_BYTES, 't', '{')).status).toBe(400);
  expect(started()).toBe(0);
  expect((await create(10 * BODY_BYTES)).status).toBe(200);
});
