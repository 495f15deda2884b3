import { expect, it } from 'vitest';
import { createSemaphore } from '../../src/domain/concurrency/semaphore.ts';

it('a semaphore becomes idle each time its last task ends', async () => {
  const semaphore = createSemaphore(1);
  const done: string[] = [];
  for (const name of ['first', 'second']) {
    const gate = Promise.withResolvers<void>();
    const work = semaphore.run(() => gate.promise.then(() => done.push(name)));
    const idle = semaphore.idle().then(() => done.push(`idle after ${name}`));
    await new Promise(setImmediate);
    gate.resolve();
    await Promise.all([work, idle]);
  }
  expect(done).toEqual(['first', 'idle after first', 'second', 'idle after second']);
});
