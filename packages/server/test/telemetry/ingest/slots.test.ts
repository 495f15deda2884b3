import { expect, it } from 'vitest';
import { createSemaphore } from '../../../src/telemetry/otlp/batches/slots.ts';

it('slots are idle when nothing runs, each time anew', async () => {
  const slots = createSemaphore(1);
  const done: string[] = [];
  for (const name of ['first', 'second']) {
    const gate = Promise.withResolvers<void>();
    const work = slots.run(() => gate.promise.then(() => done.push(name)));
    const idle = slots.idle().then(() => done.push(`idle after ${name}`));
    await new Promise(setImmediate);
    gate.resolve();
    await Promise.all([work, idle]);
  }
  expect(done).toEqual(['first', 'idle after first', 'second', 'idle after second']);
});
