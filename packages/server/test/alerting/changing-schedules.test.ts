import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { changeAlert, makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;

function at(minutes: number) {
  return new Date(START + minutes * MINUTE).toISOString();
}

describe.each(engines)('an alert whose schedule changes on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  let alerting: ReturnType<typeof the.evaluator>;
  beforeEach(async () => {
    the = await openWorld(engine);
    alerting = the.evaluator();
  });
  afterEach(() => the.close());

  const clock = (minutes: number) => {
    the.clock.time = START + minutes * MINUTE;
  };
  /** A round each minute until so many minutes after the beginning. */
  const until = async (minutes: number) => {
    for (;;) {
      await the.evaluate(alerting);
      const passed = (the.clock.time - START) / MINUTE;
      if (passed >= minutes) return;
      clock(Math.floor(passed) + 1);
    }
  };
  const change = async (minutes: number, changes: Parameters<typeof changeAlert>[3], id: string) => {
    clock(minutes);
    await changeAlert(the.service, the.team, id, changes);
  };
  /** The windows that were judged since it was last asked, in minutes after the beginning. */
  const judged = () =>
    the.asked
      .splice(0)
      .flatMap(({ startMs, endMs, bucketMs }) =>
        Array.from(
          { length: (endMs - startMs) / bucketMs },
          (_, index) => (startMs + index * bucketMs - START) / MINUTE,
        ),
      );

  it('and that waited for its start begins in the window in which that was cleared', async () => {
    const id = await makeAlert(the.service, the.team, { scheduleStartAt: at(40) });
    await until(1);
    await change(3.5, { scheduleStartAt: null }, id);
    await until(6);
    expect(judged()).toEqual([3, 4, 5]);
  });

  it.each([
    ['to a moment before it', 2.25, [4.25, 5.25]],
    ['to a moment at which windows begin as before', 2, [4, 5, 6]],
    ['to an earlier one that is still ahead', 5.25, [5.25]],
  ])('and that waited for a start that is moved %s begins in the window of that moment', async (_, start, windows) => {
    const id = await makeAlert(the.service, the.team, { scheduleStartAt: at(40) });
    await until(2);
    await change(4.5, { scheduleStartAt: at(start) }, id);
    await until(7);
    expect(judged()).toEqual(windows);
  });

  it('and that waited begins in that window also where nothing is evaluated for a while after that', async () => {
    const id = await makeAlert(the.service, the.team, { scheduleStartAt: at(10) });
    await until(1);
    await change(3.5, { scheduleStartAt: null }, id);
    clock(12);
    await until(12);
    expect(judged()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('goes on in the window of that moment where its interval has changed before, and nothing was judged since', async () => {
    const id = await makeAlert(the.service, the.team, { interval: '5m' });
    await until(15);
    await change(16.5, { interval: '1h' }, id);
    await until(17);
    await change(20, { scheduleOffsetMinutes: 10 }, id);
    judged();
    await until(71);
    expect(judged()).toEqual([-20]);
  });

  it('waits for its start all the same when something else of it changes', async () => {
    const id = await makeAlert(the.service, the.team, { scheduleStartAt: at(5) });
    await until(1);
    await change(1.5, { name: 'New' }, id);
    await until(4);
    await change(4.5, { scheduleStartAt: at(8) }, id);
    await until(9);
    expect(judged()).toEqual([8]);
  });

  it('and that begins sooner than it was to begin again judges no window twice', async () => {
    const id = await makeAlert(the.service, the.team);
    await until(2);
    expect(judged()).toEqual([0, 1]);
    await change(2.2, { scheduleStartAt: at(40) }, id);
    await the.evaluate(alerting);
    await change(2.4, { scheduleStartAt: null }, id);
    await until(5);
    expect(judged()).toEqual([2, 3, 4]);
  });

  it('goes on behind what it has judged, not in a window that overlaps it', async () => {
    const id = await makeAlert(the.service, the.team, { interval: '1h' });
    await until(40);
    expect(judged()).toEqual([-30]);
    await change(45, { scheduleStartAt: at(120) }, id);
    await the.evaluate(alerting);
    await change(50, { scheduleStartAt: at(20) }, id);
    await until(150);
    expect(judged()).toEqual([80]);
  });

  it.each([
    ['a little, and goes on where it was', 3, [3]],
    ['hours, and goes on at the present', 180, [1, 2, 3]],
  ])('judges no window twice when it changes after the clock was ahead by %s', async (_, ahead, windows) => {
    const id = await makeAlert(the.service, the.team);
    clock(ahead);
    await the.evaluate(alerting);
    judged();
    await change(1.5, { name: 'New' }, id);
    await until(4);
    expect(judged()).toEqual(windows);
  });

  it('counts no windows in a row of which some were left out', async () => {
    the.world.rows = () => [{ group: [], value: 12 }];
    const id = await makeAlert(the.service, the.team, { numConsecutiveWindows: 3 });
    await until(2);
    await change(2.2, { scheduleStartAt: at(40) }, id);
    await until(42);
    expect([judged(), the.news()]).toEqual([[0, 1, 40, 41], []]);
    await until(43);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });

  it('counts them neither where the first query after the gap fails', async () => {
    the.world.rows = () => [{ group: [], value: 12 }];
    const id = await makeAlert(the.service, the.team, { numConsecutiveWindows: 3 });
    await until(2);
    await change(2.2, { scheduleStartAt: at(40) }, id);
    await until(40);
    the.world.rows = () => {
      throw new Error('away');
    };
    await until(41);
    the.world.rows = () => [{ group: [], value: 12 }];
    await until(42);
    expect(the.news()).toEqual([]);
    await until(43);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });

  it('and back in the same window counts on', async () => {
    the.world.rows = () => [{ group: [], value: 12 }];
    const id = await makeAlert(the.service, the.team, { numConsecutiveWindows: 3 });
    await until(2);
    await change(2.2, { scheduleStartAt: at(40) }, id);
    await the.evaluate(alerting);
    await change(2.4, { scheduleStartAt: null }, id);
    await until(3);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });
});

describe('an alert whose schedule changes again and again', () => {
  const [sqlite] = engines;
  if (!sqlite) throw new Error('there is always sqlite');
  /** After so many quarters of a minute a start is written, so many quarters from then, or none and an offset. */
  const edits = fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 80 }),
      start: fc.option(fc.integer({ min: -60, max: 60 })),
      offset: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const QUARTER = MINUTE / 4;

  it('never judges windows that overlap, and always goes on', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (all) => {
        const the = await openWorld(sqlite);
        const alerting = the.evaluator();
        const id = await makeAlert(the.service, the.team, { interval: '5m' });
        const pass = async (quarters: number) => {
          for (let passed = 0; passed < quarters; passed += 1) {
            the.clock.time += QUARTER;
            await the.evaluate(alerting);
          }
        };
        let begin = START;
        for (const { after, start, offset } of all) {
          await pass(after);
          const schedule =
            start === null
              ? { scheduleStartAt: null, scheduleOffsetMinutes: offset }
              : {
                  scheduleStartAt: new Date(the.clock.time + start * QUARTER).toISOString(),
                  scheduleOffsetMinutes: null,
                };
          await changeAlert(the.service, the.team, id, schedule);
          begin = the.clock.time + Math.max(0, start ?? 0) * QUARTER;
        }
        // From then on the window under way is over after one interval, or where that overlaps, after two.
        await pass((begin - the.clock.time) / QUARTER + 40);
        const ranges = the.asked.map(({ startMs, endMs }) => ({ startMs, endMs }));
        await the.close();
        expect(ranges.at(-1)?.endMs).toBeGreaterThan(begin);
        for (const [index, { startMs }] of ranges.slice(1).entries()) {
          expect(startMs).toBeGreaterThanOrEqual(ranges[index]?.endMs ?? startMs);
        }
      }),
      { numRuns: 60 },
    );
  });
});
