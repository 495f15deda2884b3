import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SlotQueue } from '../../src/domain/concurrency/slot-queue.ts';

describe('a slot queue', () => {
  it('starts a task when a larger task before it is aborted', async () => {
    const queue = new SlotQueue({ slots: 2, slotsPerTenant: 2, createTimeoutError: () => new Error('timeout') });
    await queue.acquire('a');
    const abort = new AbortController();
    const large = queue.acquire('a', abort.signal, 2);
    let isStarted = false;
    void queue.acquire('a').then(() => {
      isStarted = true;
    });
    await setImmediate();
    expect(isStarted).toBe(false);
    abort.abort(new Error('aborted'));
    await expect(large).rejects.toThrow('aborted');
    await setImmediate();
    expect(isStarted).toBe(true);
  });
});
