import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, sqlite } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { isSoak } from '../support/soak.ts';
import { changeAlert, createAlert, openAlertingEnv } from './support/alerting-env.ts';

const MINUTE = 60_000;

/** Returns the time that is `minutes` after the start of the test. */
function timeAt(minutes: number) {
  return new Date(START + minutes * MINUTE).toISOString();
}

describe.each(engines)('an alert whose schedule changes, on $name,', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  let alerting: ReturnType<typeof env.evaluator>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    alerting = env.evaluator();
  });
  afterEach(() => env.close());

  const setClock = (minutes: number) => {
    env.clock.time = START + minutes * MINUTE;
  };
  /** Runs a round now and at each full minute, until `minutes` after the start of the test. */
  const runUntil = async (minutes: number) => {
    for (;;) {
      await env.evaluate(alerting);
      const passed = (env.clock.time - START) / MINUTE;
      if (passed >= minutes) return;
      setClock(Math.floor(passed) + 1);
    }
  };
  /** Changes an alert `minutes` after the start of the test. */
  const change = async (minutes: number, changes: Parameters<typeof changeAlert>[3], id: string) => {
    setClock(minutes);
    await changeAlert(env.service, env.team, id, changes);
  };
  /** Returns the starts of the windows that were evaluated since the last call, in minutes after the start of the test. */
  const evaluatedWindows = () =>
    env.queries
      .splice(0)
      .flatMap(({ startMs, endMs, bucketMs }) =>
        Array.from(
          { length: (endMs - startMs) / bucketMs },
          (_, index) => (startMs + index * bucketMs - START) / MINUTE,
        ),
      );

  it('starts in the current window when its future start is cleared', async () => {
    const id = await createAlert(env.service, env.team, { scheduleStartAt: timeAt(40) });
    await runUntil(1);
    await change(3.5, { scheduleStartAt: null }, id);
    await runUntil(6);
    expect(evaluatedWindows()).toEqual([3, 4, 5]);
  });

  it.each([
    ['the past', 2.25, [4.25, 5.25]],
    ['a time with the same alignment', 2, [4, 5, 6]],
    ['an earlier time in the future', 5.25, [5.25]],
  ])(
    'starts with the current or first window of its new schedule when its future start is moved to %s',
    async (_, start, windows) => {
      const id = await createAlert(env.service, env.team, { scheduleStartAt: timeAt(40) });
      await runUntil(2);
      await change(4.5, { scheduleStartAt: timeAt(start) }, id);
      await runUntil(7);
      expect(evaluatedWindows()).toEqual(windows);
    },
  );

  it('starts in the window of the change, even if the next round is late', async () => {
    const id = await createAlert(env.service, env.team, { scheduleStartAt: timeAt(10) });
    await runUntil(1);
    await change(3.5, { scheduleStartAt: null }, id);
    setClock(12);
    await runUntil(12);
    expect(evaluatedWindows()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('continues in the window of the second change if no window was evaluated after the first', async () => {
    const id = await createAlert(env.service, env.team, { interval: '5m' });
    await runUntil(15);
    await change(16.5, { interval: '1h' }, id);
    await runUntil(17);
    await change(20, { scheduleOffsetMinutes: 10 }, id);
    evaluatedWindows();
    await runUntil(71);
    // The first window after a change of the interval may overlap evaluated ones. This one is from 09:10 to 10:10.
    expect(evaluatedWindows()).toEqual([-20]);
  });

  it('waits for its start when other properties change, and for the new start when it is moved', async () => {
    const id = await createAlert(env.service, env.team, { scheduleStartAt: timeAt(5) });
    await runUntil(1);
    await change(1.5, { name: 'New' }, id);
    await runUntil(4);
    await change(4.5, { scheduleStartAt: timeAt(8) }, id);
    await runUntil(9);
    expect(evaluatedWindows()).toEqual([8]);
  });

  it('evaluates no window twice when its new start is cleared', async () => {
    const id = await createAlert(env.service, env.team);
    await runUntil(2);
    expect(evaluatedWindows()).toEqual([0, 1]);
    await change(2.2, { scheduleStartAt: timeAt(40) }, id);
    await env.evaluate(alerting);
    await change(2.4, { scheduleStartAt: null }, id);
    await runUntil(5);
    expect(evaluatedWindows()).toEqual([2, 3, 4]);
  });

  it('continues after the evaluated windows if its interval does not change', async () => {
    const id = await createAlert(env.service, env.team, { interval: '1h' });
    await runUntil(40);
    expect(evaluatedWindows()).toEqual([-30]);
    await change(45, { scheduleStartAt: timeAt(120) }, id);
    await env.evaluate(alerting);
    await change(50, { scheduleStartAt: timeAt(20) }, id);
    await runUntil(150);
    expect(evaluatedWindows()).toEqual([80]);
  });

  it.each([
    ['minutes, and continues where it was', 3, [3]],
    ['hours, and continues at the current time', 180, [1, 2, 3]],
  ])('evaluates no window twice when it changes after the clock was ahead by %s', async (_, ahead, windows) => {
    const id = await createAlert(env.service, env.team);
    setClock(ahead);
    await env.evaluate(alerting);
    evaluatedWindows();
    await change(1.5, { name: 'New' }, id);
    await runUntil(4);
    expect(evaluatedWindows()).toEqual(windows);
  });

  it('does not count violations before and after a gap as consecutive', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const id = await createAlert(env.service, env.team, { numConsecutiveWindows: 3 });
    await runUntil(2);
    await change(2.2, { scheduleStartAt: timeAt(40) }, id);
    await runUntil(42);
    expect([evaluatedWindows(), env.takeSent()]).toEqual([[0, 1, 40, 41], []]);
    await runUntil(43);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });

  it('does not count violations across a gap as consecutive if the first query after the gap fails', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const id = await createAlert(env.service, env.team, { numConsecutiveWindows: 3 });
    await runUntil(2);
    await change(2.2, { scheduleStartAt: timeAt(40) }, id);
    await runUntil(40);
    env.rows = () => {
      throw new Error('unavailable');
    };
    await runUntil(41);
    env.rows = () => [{ group: [], value: 12 }];
    await runUntil(42);
    expect(env.takeSent()).toEqual([]);
    await runUntil(43);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });

  it('continues the count of violations when the change is reverted in the same window', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const id = await createAlert(env.service, env.team, { numConsecutiveWindows: 3 });
    await runUntil(2);
    await change(2.2, { scheduleStartAt: timeAt(40) }, id);
    await env.evaluate(alerting);
    await change(2.4, { scheduleStartAt: null }, id);
    await runUntil(3);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });
});

describe('an alert whose schedule changes repeatedly', () => {
  /**
   * Random changes of the schedule. `after` is the time since the previous change, and `start` the new start relative to the
   * change, both in quarters of a minute. If `start` is null, the change clears the start and sets `offset` in minutes.
   */
  const edits = fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 80 }),
      start: fc.option(fc.integer({ min: -60, max: 60 })),
      offset: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const QUARTER = MINUTE / 4;

  it('is still evaluated, and never in overlapping windows, if its interval does not change', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const env = await openAlertingEnv(sqlite);
        const alerting = env.evaluator();
        const id = await createAlert(env.service, env.team, { interval: '5m' });
        const advance = async (quarters: number) => {
          for (let elapsed = 0; elapsed < quarters; elapsed += 1) {
            env.clock.time += QUARTER;
            await env.evaluate(alerting);
          }
        };
        let startMs = START;
        for (const { after, start, offset } of changes) {
          await advance(after);
          const schedule =
            start === null
              ? { scheduleStartAt: null, scheduleOffsetMinutes: offset }
              : {
                  scheduleStartAt: new Date(env.clock.time + start * QUARTER).toISOString(),
                  scheduleOffsetMinutes: null,
                };
          await changeAlert(env.service, env.team, id, schedule);
          startMs = env.clock.time + Math.max(0, start ?? 0) * QUARTER;
        }
        // Ten minutes: the first window lasts five minutes. If it would overlap an evaluated one, it starts up to five minutes later.
        await advance((startMs - env.clock.time) / QUARTER + 40);
        const ranges = env.queries.map((query) => ({ startMs: query.startMs, endMs: query.endMs }));
        await env.close();
        expect(ranges.at(-1)?.endMs).toBeGreaterThan(startMs);
        for (const [index, range] of ranges.slice(1).entries()) {
          expect(range.startMs).toBeGreaterThanOrEqual(ranges[index]?.endMs ?? range.startMs);
        }
      }),
      { numRuns: isSoak ? 300 : 20 },
    );
  });
});
