import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueCandidates } from '../../src/alerting/schedule/due-alerts.ts';
import { QueryTimeoutError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError } from '../../src/telemetry/query/chart-query.ts';
import { engines } from '../support/engines.ts';
import { createWebhook } from '../support/service.ts';
import { copyAlert, createAlert, openAlertingEnv } from './support/alerting-env.ts';
import { instantTimers } from './support/simulated-timers.ts';

const MINUTE = 60_000;

describe.each(engines)('the order of evaluations on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  let timers: ReturnType<typeof instantTimers>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    timers = instantTimers();
  });
  afterEach(() => env.close());

  const withFilter = (where: string) => ({
    tile: { series: [{ type: 'time' as const, aggFn: 'count' as const, where }] },
  });

  /**
   * Runs a round a minute later. Returns the filters of the queried tiles, and the duration of the round in seconds. A round starts
   * evaluations for 45 seconds, and then evaluations of failing alerts for at least 10 seconds. It ends when all of them have ended.
   */
  const runRound = async (alerting: ReturnType<typeof env.evaluator>) => {
    env.clock.time += MINUTE;
    const startedAt = timers.elapsedMs();
    const first = env.queries.length;
    await env.evaluate(alerting);
    const wheres = env.queries.slice(first).map(({ series }) => series.at(-1)?.where ?? '');
    return { wheres: [...new Set(wheres)], seconds: (timers.elapsedMs() - startedAt) / 1000 };
  };

  /**
   * Returns a function that returns no rows. A query whose filter starts with `slow` takes 30 seconds, or fails after that time.
   * Four queries run concurrently, so each advances the time by a quarter.
   */
  const slowRows = (error?: Error) => {
    let queries = 0;
    return (_: number, where: string) => {
      // The function is called for each window of a query. Only the first call takes time.
      if (!where.startsWith('slow') || queries === env.queries.length) return [];
      queries = env.queries.length;
      timers.advance(30_000 / 4);
      if (error) throw error;
      return [];
    };
  };

  it('evaluates healthy alerts when others time out, and retries the others', async () => {
    const webhooks = [await createWebhook(env.service, env.team)];
    for (let count = 0; count < 12; count += 1) {
      await createAlert(env.service, env.team, { ...withFilter(`slow ${count}`), webhooks });
    }
    await createAlert(env.service, env.team, { ...withFilter('own'), webhooks });
    await createAlert(env.service, env.managed, withFilter('other'));
    env.rows = slowRows(new QueryTimeoutError('too long'));
    const alerting = env.evaluator({ timers });
    const attempts = new Map<string, number>();
    for (let count = 0; count < 9; count += 1) {
      const { wheres, seconds } = await runRound(alerting);
      // The 12 queries take longer than a round, so an alert after all of them would not be evaluated.
      expect(wheres).toContain('other');
      // Failing alerts are last. By this round, all slow alerts of the same team are failing.
      if (count >= 5) expect(wheres).toContain('own');
      // A query of two windows that times out is retried with one, so healthy alerts can take 60 seconds. Failing ones take 30.
      expect(seconds).toBeLessThanOrEqual(45 + 60 + 10 + 30);
      for (const where of wheres) attempts.set(where, (attempts.get(where) ?? 0) + 1);
    }
    const counts = [...attempts].filter(([where]) => where.startsWith('slow')).map(([, count]) => count);
    expect(counts).toHaveLength(12);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  it('does not delay an alert when another tenant has slow alerts', async () => {
    const webhooks = [await createWebhook(env.service, env.team)];
    for (let count = 0; count < 12; count += 1) {
      await createAlert(env.service, env.team, { ...withFilter(`slow ${count}`), webhooks });
    }
    await createAlert(env.service, env.managed, withFilter('other'));
    env.rows = slowRows();
    const alerting = env.evaluator({ timers });
    for (let count = 0; count < 5; count += 1) {
      const { wheres, seconds } = await runRound(alerting);
      expect(wheres).toContain('other');
      // The last evaluations take 30 seconds.
      expect(seconds).toBeLessThanOrEqual(45 + 30);
    }
    expect(new Set(env.queries.map(({ series }) => series.at(-1)?.where)).size).toBe(13);
  });

  it('puts alerts last if their previous evaluation failed, but not if only their delivery failed', async () => {
    const webhooks = [await createWebhook(env.service, env.team)];
    const ids: string[] = [];
    for (const where of ['bad', 'undelivered', 'good']) {
      ids.push(await createAlert(env.service, env.team, { ...withFilter(where), webhooks }));
    }
    env.rows = (_, where) => {
      if (where === 'bad')
        throw new InvalidSeriesError([{ series: 0, property: 'where', code: 'filter', message: 'no' }]);
      return where === 'undelivered' ? [{ group: [], value: 12 }] : [];
    };
    const alerting = env.evaluator({ timers, send: async () => ({ status: 400 }) });
    await runRound(alerting);
    const errors = await env.service.store.db.selectFrom('alerts').select('execution_errors').orderBy('id').execute();
    expect(errors.map((row) => /"type":"(\w+)"/.exec(row.execution_errors)?.[1])).toEqual([
      'INVALID_ALERT',
      'WEBHOOK_ERROR',
      undefined,
    ]);
    const { healthy, failing } = await dueCandidates(env.service.store.db, env.clock.time + MINUTE);
    expect([healthy.map(({ id }) => id), failing.map(({ id }) => id)]).toEqual([[ids[1], ids[2]], [ids[0]]]);
  });

  it('contains each of 401 due alerts once', async () => {
    const [own, other] = [await createAlert(env.service, env.team), await createAlert(env.service, env.managed)];
    await copyAlert(env.service, own, 150);
    await copyAlert(env.service, other, 249);
    const { healthy, failing } = await dueCandidates(env.service.store.db, env.clock.time + MINUTE);
    const alerts = await env.service.store.db.selectFrom('alerts').select(['tenant_id as tenant', 'id']).execute();
    expect(alerts).toHaveLength(401);
    const keys = (rows: readonly (typeof alerts)[number][]) => rows.map(({ tenant, id }) => `${tenant} ${id}`).sort();
    expect(keys(healthy)).toEqual(keys(alerts));
    expect(failing).toEqual([]);
  });
});
