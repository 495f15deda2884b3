import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureClockSkew } from '../../src/alerting/schedule/clock-skew.ts';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { engines } from '../support/engines.ts';
import { makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(engines)('windows on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    the = await openWorld(engine);
    // Rows are there two seconds after they happened.
    the.world.rows = (start) => (start + MINUTE + 2000 <= the.clock.time ? [{ group: [], value: 12 }] : []);
  });
  afterEach(() => the.close());

  it('are judged eight seconds after their end, whoever begins a round at that moment', async () => {
    await makeAlert(the.service, the.team);
    const alerting = the.evaluator({ waitsForRows: true });
    the.clock.time += MINUTE + 7_999;
    await the.evaluate(alerting);
    expect(the.asked).toEqual([]);
    the.clock.time += 1;
    await the.evaluate(alerting);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });

  it.each([
    ['minutes ahead', 2 * MINUTE],
    ['hours behind', -3 * HOUR],
  ])('are judged when they are over, once, where the clock of one process is %s', async (_, wrongMs) => {
    await makeAlert(the.service, the.team);
    const right = the.evaluator({ waitsForRows: true });
    const wrong = the.evaluator({
      waitsForRows: true,
      clock: () => the.clock.time + wrongMs,
      aheadMs: async () => wrongMs,
    });
    the.clock.time += 10_000;
    for (let count = 0; count < 20; count += 1) {
      the.clock.time += MINUTE;
      for (const alerting of count % 2 === 0 ? [wrong, right] : [right, wrong]) await the.evaluate(alerting);
    }
    expect(the.news()).toHaveLength(20);
    expect(the.asked).toHaveLength(20);
    expect(the.world.warnings).toContain('the clock of this machine is not that of the telemetry engine');
  });
});

describe('the clock of this machine', () => {
  const now = Date.parse('2026-01-12T09:30:00.000Z');
  const engineAt = (time: () => number): Pick<Engine, 'query'> => ({
    query: async <Row>() => [{ now: String(time()) }] as Row[],
  });

  it.each([
    ['2 minutes ahead of the engine counts as ahead', 2 * MINUTE, 2 * MINUTE],
    ['a few seconds ahead does not', 4_000, 0],
    ['a few minutes behind does not', -10 * MINUTE, 0],
    ['hours behind counts as behind', -2 * HOUR, -2 * HOUR],
  ])('%s', async (_, difference, expected) => {
    const ahead = measureClockSkew(
      engineAt(() => now),
      () => now + difference,
    );
    expect(await ahead()).toBe(expected);
  });

  it('is as it was known last while the engine does not answer', async () => {
    let isDown = true;
    const engine = engineAt(() => {
      if (isDown) throw new Error('no answer');
      return now - MINUTE;
    });
    const ahead = measureClockSkew(engine, () => now);
    expect(await ahead()).toBe(0);
    isDown = false;
    expect(await ahead()).toBe(MINUTE);
    isDown = true;
    expect(await ahead()).toBe(MINUTE);
  });
});
