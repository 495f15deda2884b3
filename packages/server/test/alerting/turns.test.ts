import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueCandidates } from '../../src/alerting/schedule/due-alerts.ts';
import { QueryTimeoutError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError } from '../../src/telemetry/query/chart-query.ts';
import { engines } from '../support/engines.ts';
import { instantTiming } from './support/simulated-time.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('alerts take turns on $name, so that', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  let timing: ReturnType<typeof instantTiming>;
  beforeEach(async () => {
    the = await openWorld(engine);
    timing = instantTiming();
  });
  afterEach(() => the.close());

  const on = (where: string) => ({ tile: { series: [{ type: 'time' as const, aggFn: 'count' as const, where }] } });

  /** Evaluates a minute later; the tiles that were asked for, and how many seconds the round took. */
  const round = async (alerting: ReturnType<typeof the.evaluator>) => {
    the.clock.time += MINUTE;
    const began = timing.elapsed();
    const asked = the.asked.length;
    await the.evaluate(alerting);
    const wheres = the.asked.slice(asked).map(({ series }) => series.at(-1)?.where ?? '');
    return { wheres: [...new Set(wheres)], seconds: (timing.elapsed() - began) / 1000 };
  };

  /** Those of the kind `slow` take half a minute; four run at once, so that each adds a quarter of it. */
  const slow = (error?: Error) => {
    let queries = 0;
    return (_: number, where: string) => {
      if (!where.startsWith('slow') || queries === the.asked.length) return [];
      queries = the.asked.length;
      timing.move(30_000 / 4);
      if (error) throw error;
      return [];
    };
  };

  it('many that time out keep nobody waiting, and each of them is tried again', async () => {
    const webhooks = [await makeWebhook(the.service, the.team)];
    for (let count = 0; count < 12; count += 1) {
      await makeAlert(the.service, the.team, { ...on(`slow ${count}`), webhooks });
    }
    await makeAlert(the.service, the.team, { ...on('own'), webhooks });
    await makeAlert(the.service, the.managed, on('other'));
    the.world.rows = slow(new QueryTimeoutError(159, 'too long'));
    const alerting = the.evaluator({ timing });
    const tried = new Map<string, number>();
    for (let count = 0; count < 9; count += 1) {
      const { wheres, seconds } = await round(alerting);
      // All 12 would take longer than a round, so one that waited for them would not be asked for.
      expect(wheres).toContain('other');
      if (count >= 5) expect(wheres).toContain('own');
      expect(seconds).toBeLessThanOrEqual(150);
      for (const where of wheres) tried.set(where, (tried.get(where) ?? 0) + 1);
    }
    const times = [...tried].filter(([where]) => where.startsWith('slow')).map(([, count]) => count);
    expect(times).toHaveLength(12);
    expect(Math.min(...times)).toBeGreaterThan(1);
  });

  it('many that are slow keep only those of their own tenant waiting', async () => {
    const webhooks = [await makeWebhook(the.service, the.team)];
    for (let count = 0; count < 12; count += 1) {
      await makeAlert(the.service, the.team, { ...on(`slow ${count}`), webhooks });
    }
    await makeAlert(the.service, the.managed, on('other'));
    the.world.rows = slow();
    const alerting = the.evaluator({ timing });
    for (let count = 0; count < 5; count += 1) {
      const { wheres, seconds } = await round(alerting);
      expect(wheres).toContain('other');
      expect(seconds).toBeLessThanOrEqual(105);
    }
    expect(new Set(the.asked.map(({ series }) => series.at(-1)?.where)).size).toBe(13);
  });

  it('one that failed comes after the others, and one whose webhook failed does not', async () => {
    const webhooks = [await makeWebhook(the.service, the.team)];
    const ids: string[] = [];
    for (const where of ['bad', 'undelivered', 'good']) {
      ids.push(await makeAlert(the.service, the.team, { ...on(where), webhooks }));
    }
    the.world.rows = (_, where) => {
      if (where === 'bad')
        throw new InvalidSeriesError([{ series: 0, property: 'where', code: 'filter', message: 'no' }]);
      return where === 'undelivered' ? [{ group: [], value: 12 }] : [];
    };
    const alerting = the.evaluator({ timing, send: async () => ({ status: 400 }) });
    await round(alerting);
    const errors = await the.service.store.db.selectFrom('alerts').select('execution_errors').orderBy('id').execute();
    expect(errors.map((row) => /"type":"(\w+)"/.exec(row.execution_errors)?.[1])).toEqual([
      'INVALID_ALERT',
      'WEBHOOK_ERROR',
      undefined,
    ]);
    const { healthy: well, failing } = await dueCandidates(the.service.store.db, the.clock.time + MINUTE);
    expect([well.map(({ id }) => id), failing.map(({ id }) => id)]).toEqual([[ids[1], ids[2]], [ids[0]]]);
  });
});
