import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { KeyedQueue } from '../../../src/alerting/delivery/keyed-queue.ts';

/** Creates a queue. The processing of an item ends when the test calls `finish`. */
function manualQueue(tenantOf: (item: string) => string = (item) => item) {
  const running = new Map<string, (succeeded: boolean) => void>();
  const started: string[] = [];
  const queue = new KeyedQueue<string>((item) => {
    started.push(item);
    return new Promise((resolve) => running.set(item, resolve));
  }, tenantOf);
  const finish = async (item: string, succeeded = true) => {
    running.get(item)?.(succeeded);
    running.delete(item);
    await setImmediate();
  };
  return { queue, started, finish };
}

describe('a keyed queue', () => {
  it('processes the items of a key in order, and several keys concurrently', async () => {
    const { queue, started, finish } = manualQueue();
    for (const item of ['a1', 'a2', 'b1', 'b2']) queue.add(item.charAt(0), item);
    expect(started).toEqual(['a1', 'b1']);
    await finish('b1');
    expect(started).toEqual(['a1', 'b1', 'b2']);
  });

  it('processes at most 32 keys concurrently', async () => {
    const { queue, started, finish } = manualQueue();
    for (let index = 0; index < 40; index += 1) queue.add(`key ${index}`, `item ${index}`);
    expect(started).toHaveLength(32);
    await finish('item 7');
    expect(started.at(-1)).toBe('item 32');
  });

  it('gives the first tenant at most 16 of the 32 places, and each next tenant half of the free places, rounded up', () => {
    const { queue, started } = manualQueue((item) => item.charAt(0));
    for (const tenant of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (let index = 0; index < 20; index += 1) queue.add(`${tenant} ${index}`, `${tenant} ${index}`);
    const count = (tenant: string) => started.filter((item) => item.startsWith(tenant)).length;
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map(count)).toEqual([16, 8, 4, 2, 1, 1]);
  });

  it('starts another key of a tenant when one of its keys ends', async () => {
    const { queue, started, finish } = manualQueue((item) => item.charAt(0));
    for (let index = 0; index < 20; index += 1) queue.add(`a ${index}`, `a ${index}`);
    queue.add('b', 'b');
    expect(started.at(-1)).toBe('b');
    await finish('a 3');
    await finish('b');
    expect(started.at(-1)).toBe('a 16');
  });

  it('processes failing keys after all others', async () => {
    const { queue, started, finish } = manualQueue();
    for (let index = 0; index < 32; index += 1) queue.add(`key ${index}`, `item ${index}`);
    queue.add('key 0', 'again 0');
    queue.add('key 1', 'again 1');
    await finish('item 0', false);
    expect(started.at(-1)).toBe('again 0');
    queue.add('new', 'new');
    queue.add('key 0', 'third 0');
    await finish('again 0', false);
    expect(started.at(-1)).toBe('new');
  });

  it('treats only the latest thousand failing keys as failing', async () => {
    const { queue, started, finish } = manualQueue();
    for (let index = 0; index <= 1000; index += 1) {
      queue.add(`key ${index}`, `item ${index}`);
      await finish(`item ${index}`, false);
    }
    for (let index = 0; index < 32; index += 1) queue.add(`busy ${index}`, `busy ${index}`);
    queue.add('key 1', 'of a failing key');
    queue.add('key 0', 'of the oldest key');
    await finish('busy 0');
    expect(started.at(-1)).toBe('of the oldest key');
  });

  it('does not read the waiting keys of a tenant with the maximum number of active keys', () => {
    const has = vi.spyOn(Map.prototype, 'has');
    onTestFinished(() => has.mockRestore());
    /** Returns how often a queue with this number of waiting keys checks whether a key is active. */
    const checksWith = (waiting: number) => {
      const { queue } = manualQueue(() => 'tenant');
      has.mockClear();
      for (let index = 0; index < 16 + waiting; index += 1) queue.add(`key ${index}`, `item ${index}`);
      return has.mock.calls.length;
    };
    expect(checksWith(1_000)).toBe(checksWith(10));
  });

  it('does not keep the order of its tenants when it is cleared', async () => {
    const { queue, started, finish } = manualQueue();
    for (let index = 0; index < 32; index += 1) queue.add(`key ${index}`, `item ${index}`);
    queue.add('a', 'a');
    queue.clear();
    queue.add('b', 'b');
    queue.add('a', 'a');
    await finish('item 0');
    expect(started.at(-1)).toBe('b');
  });

  it('is idle when no item is waiting or being processed', async () => {
    const { queue, finish } = manualQueue();
    await queue.idle();
    queue.add('a', 'a1');
    queue.add('a', 'a2');
    let isIdle = false;
    void queue.idle().then(() => {
      isIdle = true;
    });
    await finish('a1');
    expect(isIdle).toBe(false);
    queue.clear();
    await finish('a2');
    expect(isIdle).toBe(true);
  });
});
