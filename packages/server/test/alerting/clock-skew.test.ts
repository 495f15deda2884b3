import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockSkewMeter } from '../../src/alerting/schedule/clock-skew.ts';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { sqlite } from '../support/engines.ts';
import { createAlert, openAlertingEnv } from './support/alerting-env.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the evaluation of windows', () => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(sqlite);
    // Rows arrive two seconds after the end of their window.
    env.rows = (start) => (start + MINUTE + 2000 <= env.clock.time ? [{ group: [], value: 12 }] : []);
  });
  afterEach(() => env.close());

  it('starts eight seconds after the end of a window', async () => {
    await createAlert(env.service, env.team);
    const alerting = env.evaluator({ hasGracePeriod: true });
    env.clock.time += MINUTE + 7_999;
    await env.evaluate(alerting);
    expect(env.queries).toEqual([]);
    env.clock.time += 1;
    await env.evaluate(alerting);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });

  it.each([
    ['two minutes ahead', 2 * MINUTE],
    ['three hours behind', -3 * HOUR],
  ])('happens once per window if the clock of one process is %s', async (_, skewMs) => {
    await createAlert(env.service, env.team);
    const accurate = env.evaluator({ hasGracePeriod: true });
    const skewed = env.evaluator({
      hasGracePeriod: true,
      clock: () => env.clock.time + skewMs,
      clockSkewMs: async () => skewMs,
    });
    // Each evaluation starts ten seconds after the end of a window.
    env.clock.time += 10_000;
    for (let count = 0; count < 20; count += 1) {
      env.clock.time += MINUTE;
      for (const alerting of count % 2 === 0 ? [skewed, accurate] : [accurate, skewed]) await env.evaluate(alerting);
    }
    expect(env.takeSent()).toHaveLength(20);
    expect(env.queries).toHaveLength(20);
    expect(env.warnings).toContain('the clock of this machine differs from the clock of the telemetry engine');
  });
});

describe('the measured clock skew', () => {
  const now = Date.parse('2026-01-12T09:30:00.000Z');
  const engineAt = (time: () => number): Pick<Engine, 'query'> => ({
    query: async <Row>() => [{ now: String(time()) }] as Row[],
  });

  it.each([
    ['is positive if the clock is 2 minutes ahead of the engine', 2 * MINUTE, 2 * MINUTE],
    ['is 0 if the clock is a few seconds ahead', 4_000, 0],
    ['is 0 if the clock is a few minutes behind', -10 * MINUTE, 0],
    ['is negative if the clock is hours behind', -2 * HOUR, -2 * HOUR],
  ])('%s', async (_, difference, expected) => {
    const measure = createClockSkewMeter(
      engineAt(() => now),
      () => now + difference,
    );
    expect(await measure()).toBe(expected);
  });

  it('is 0 until a measurement succeeds, and the last measured value while the engine is unavailable', async () => {
    let isDown = true;
    const engine = engineAt(() => {
      if (isDown) throw new Error('unavailable');
      return now - MINUTE;
    });
    const measure = createClockSkewMeter(engine, () => now);
    expect(await measure()).toBe(0);
    isDown = false;
    expect(await measure()).toBe(MINUTE);
    isDown = true;
    expect(await measure()).toBe(MINUTE);
  });
});
