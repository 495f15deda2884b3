import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { parseNative } from '../../src/telemetry/clickhouse/native-format.ts';

/** Counts the ticks of the event loop until `work` is done. */
async function countTicks(work: Promise<unknown>): Promise<number> {
  let ticks = 0;
  let isDone = false;
  const count = (): void => {
    ticks += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work;
  isDone = true;
  return ticks;
}

it.each([
  ['blocks', Buffer.alloc(2 * 90_000)],
  [
    'columns',
    Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0xe8, 0x07, 0x00, ...new Array(2_000).fill(0)]))),
  ],
])('reading many empty %s yields to the event loop', async (_, bytes) => {
  expect(await countTicks(parseNative(bytes))).toBeGreaterThan(80);
});
