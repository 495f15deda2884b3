import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { runForTenant } from '../../src/domain/current-tenant.ts';
import { nextFreeTick, TickQueue } from '../../src/domain/next-free-tick.ts';

it('nextFreeTick resumes at most one caller per tick in the order of the calls, but first the caller that holds a lock', async () => {
  const continued: string[] = [];
  const call = (name: string, options?: Parameters<typeof nextFreeTick>[0]) =>
    void nextFreeTick(options).then(() => continued.push(name));
  call('first');
  call('second');
  call('locked', { holdsLock: true });
  while (continued.length < 3) {
    const before = continued.length;
    await setImmediate();
    expect(continued.length - before).toBeLessThanOrEqual(1);
  }
  expect(continued).toEqual(['locked', 'first', 'second']);
});

it('a queue of ticks does not delay the callers of nextFreeTick', async () => {
  const queue = new TickQueue();
  const continued: string[] = [];
  for (let nth = 0; nth < 100; nth += 1) void queue.next().then(() => continued.push('queue'));
  await nextFreeTick();
  expect(continued.length).toBeLessThan(10);
});

it('the tenants take turns in a queue of ticks', async () => {
  const queue = new TickQueue();
  const continued: string[] = [];
  const call = (tenant: string) => runForTenant(tenant, () => void queue.next().then(() => continued.push(tenant)));
  for (let nth = 0; nth < 1_000; nth += 1) call('noisy');
  call('quiet');
  for (let tick = 0; tick < 4; tick += 1) await setImmediate();
  expect(continued).toEqual(['noisy', 'quiet', 'noisy', 'noisy']);
});

it('callers that hold a lock continue in every second tick of a queue', async () => {
  const queue = new TickQueue();
  const continued: string[] = [];
  const write = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) {
      await queue.next({ holdsLock: true });
      continued.push('write');
    }
  };
  void write();
  for (let nth = 0; nth < 2; nth += 1) void queue.next().then(() => continued.push('read'));
  for (let tick = 0; tick < 6; tick += 1) await setImmediate();
  expect(continued).toEqual(['write', 'read', 'write', 'read', 'write']);
});

it('several connections are accepted for each caller of nextFreeTick', async () => {
  const count = 40;
  let accepted = 0;
  const server = createServer(() => {
    accepted += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let calls = 0;
  while (accepted < count) {
    await nextFreeTick();
    calls += 1;
    // Simulates a computation of five milliseconds.
    const endMs = performance.now() + 5;
    while (performance.now() < endMs);
  }
  expect(calls).toBeLessThan(count / 2);
});
