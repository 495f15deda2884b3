import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from '../../src/alerting/delivery/keyed-queue.ts';

/** Lanes whose work a test ends by hand. */
function lanesByHand() {
  const running = new Map<string, (isDone: boolean) => void>();
  const began: string[] = [];
  const lanes = createKeyedQueue<string>((item) => {
    began.push(item);
    return new Promise((resolve) => running.set(item, resolve));
  });
  const end = async (item: string, isDone = true) => {
    running.get(item)?.(isDone);
    running.delete(item);
    await turn();
  };
  return { lanes, began, end };
}

describe('lanes', () => {
  it('do one thing after the other in each, and several at once', async () => {
    const { lanes, began, end } = lanesByHand();
    for (const item of ['a1', 'a2', 'b1', 'b2']) lanes.add(item.charAt(0), item);
    expect(began).toEqual(['a1', 'b1']);
    await end('b1');
    expect(began).toEqual(['a1', 'b1', 'b2']);
  });

  it('are twenty at most', async () => {
    const { lanes, began, end } = lanesByHand();
    for (let index = 0; index < 30; index += 1) lanes.add(`lane ${index}`, `item ${index}`);
    expect(began).toHaveLength(20);
    await end('item 7');
    expect(began.at(-1)).toBe('item 20');
  });

  it('in which the last thing failed come after the others', async () => {
    const { lanes, began, end } = lanesByHand();
    for (let index = 0; index < 20; index += 1) lanes.add(`lane ${index}`, `item ${index}`);
    lanes.add('lane 0', 'again 0');
    lanes.add('lane 1', 'again 1');
    await end('item 0', false);
    expect(began.at(-1)).toBe('again 0');
    lanes.add('new', 'new');
    lanes.add('lane 0', 'third 0');
    await end('again 0', false);
    expect(began.at(-1)).toBe('new');
  });

  it('that failed are forgotten when there are more than a thousand', async () => {
    const { lanes, began, end } = lanesByHand();
    for (let index = 0; index <= 1000; index += 1) {
      lanes.add(`lane ${index}`, `item ${index}`);
      await end(`item ${index}`, false);
    }
    for (let index = 0; index < 20; index += 1) lanes.add(`busy ${index}`, `busy ${index}`);
    lanes.add('lane 1', 'of one that is known to fail');
    lanes.add('lane 0', 'of one that is forgotten');
    await end('busy 0');
    expect(began.at(-1)).toBe('of one that is forgotten');
  });

  it('say when there is nothing more', async () => {
    const { lanes, end } = lanesByHand();
    await lanes.idle();
    lanes.add('a', 'a1');
    lanes.add('a', 'a2');
    let isIdle = false;
    void lanes.idle().then(() => {
      isIdle = true;
    });
    await end('a1');
    expect(isIdle).toBe(false);
    lanes.clear();
    await end('a2');
    expect(isIdle).toBe(true);
  });
});
