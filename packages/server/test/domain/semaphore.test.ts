import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSemaphore } from '../../src/domain/concurrency/semaphore.ts';

/** Creates a semaphore. A task ends when the test calls `finish`. */
function manualSemaphore(count: number) {
  const semaphore = createSemaphore(count);
  const started: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string, tenant = 'a') =>
    void semaphore.run(tenant, () => {
      started.push(name);
      const gate = Promise.withResolvers<void>();
      gates.set(name, gate);
      return gate.promise;
    });
  const finish = async (name: string) => {
    gates.get(name)?.resolve();
    await setImmediate();
  };
  return { semaphore, started, start, finish };
}

describe('a semaphore', () => {
  it('runs a limited number of tasks concurrently, and the others in the order of the calls', async () => {
    const { started, start, finish } = manualSemaphore(2);
    for (const name of ['a', 'b', 'c', 'd']) start(name);
    await setImmediate();
    expect(started).toEqual(['a', 'b']);
    await finish('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await finish('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives a free slot to the tenant that holds the fewest slots', async () => {
    const { started, start, finish } = manualSemaphore(2);
    for (const name of ['1', '2', '3', '4']) start(name, 'noisy');
    start('quiet', 'other');
    await setImmediate();
    await finish('1');
    expect(started).toEqual(['1', '2', 'quiet']);
    await finish('quiet');
    expect(started).toEqual(['1', '2', 'quiet', '3']);
  });

  it('gives its slots to the tenants in turn', async () => {
    const { started, start, finish } = manualSemaphore(1);
    for (const name of ['a1', 'a2', 'a3']) start(name, 'a');
    for (const name of ['b1', 'b2']) start(name, 'b');
    await setImmediate();
    for (const name of ['a1', 'b1', 'a2', 'b2']) await finish(name);
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('becomes idle each time its last task ends', async () => {
    const { semaphore, start, finish } = manualSemaphore(2);
    for (const round of [1, 2]) {
      start(`first ${round}`);
      start(`last ${round}`);
      let isIdle = false;
      void semaphore.idle().then(() => {
        isIdle = true;
      });
      await finish(`first ${round}`);
      expect(isIdle).toBe(false);
      await finish(`last ${round}`);
      expect(isIdle).toBe(true);
    }
  });
});
