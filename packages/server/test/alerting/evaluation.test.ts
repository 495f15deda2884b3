import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { ALL, createWebhook, readAll, START } from '../support/service.ts';
import { createAlert, openAlertingEnv } from './support/alerting-env.ts';

const MINUTE = 60_000;

describe.each(engines)('alerts on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  it('fire, keep firing and resolve, and readers see the state', async () => {
    const id = await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    const results: unknown[] = [];
    for (const value of [3, 12, 13, 4, 4]) {
      env.setValue(value);
      await env.advance(alerting);
      results.push([(await env.readAlert(id)).state, ...env.takeSent()]);
    }
    expect(results).toEqual([['OK'], ['ALERT', ['ALERT', 12]], ['ALERT', ['ALERT', 13]], ['OK', ['OK', 4]], ['OK']]);
    expect((await readAll(env.service.alerts.list(env.team, ALL))).items[0]).toEqual(await env.readAlert(id));
  });

  it('notify all webhooks with the same content, except for the event id', async () => {
    const webhooks = [await createWebhook(env.service, env.team), await createWebhook(env.service, env.team)];
    const id = await createAlert(env.service, env.team, {
      webhooks,
      name: 'Too many',
      message: 'Call the on-call engineer.',
    });
    env.setValue(12);
    await env.advance();
    const [first, second] = env.sent.map(({ body }) => body);
    const { dashboardId, tileId } = await env.readAlert(id);
    expect(first).toEqual({
      title: 'Too many',
      body: 'Call the on-call engineer.',
      link: 'https://dashboards.example.org/x',
      state: 'ALERT',
      alertId: id,
      dashboardId,
      tileId,
      group: [],
      value: 12,
      threshold: 10,
      thresholdType: 'above',
      startTime: START,
      endTime: START + MINUTE,
      eventId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(second).toEqual({ ...first, eventId: expect.not.stringContaining(first?.eventId ?? '') });
    const keys = env.sent.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('notify with the upper bound of a range, and without it if the threshold is no longer a range', async () => {
    const range = { thresholdType: 'not_between', threshold: 2, thresholdMax: 7 } as const;
    const id = await createAlert(env.service, env.team, range);
    const alerting = env.evaluator();
    env.setValue(12);
    await env.advance(alerting);
    await env.service.store.db.updateTable('alerts').set({ threshold_type: 'above' }).where('id', '=', id).execute();
    await env.advance(alerting);
    expect(env.sent.map(({ body }) => [body.threshold, body.thresholdMax, 'thresholdMax' in body])).toEqual([
      [2, 7, true],
      [2, undefined, false],
    ]);
  });

  it('notify with a default title and text that name the tile, the group, the value and the threshold', async () => {
    await createAlert(env.service, env.team, {
      tile: { name: 'Errors', series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
      thresholdType: 'between',
      thresholdMax: 20,
    });
    const alerting = env.evaluator();
    for (const value of [12, 30]) {
      env.rows = () => [{ group: ['checkout'], value }];
      await env.advance(alerting);
    }
    expect(env.sent.map(({ body: { title, body } }) => [title, body])).toEqual([
      ['Alert on Errors', 'Errors (checkout): 12 in the last minute (threshold: 10 to 20)'],
      ['Alert on Errors', 'Errors (checkout): 30 in the last minute (resolved; threshold: 10 to 20)'],
    ]);
  });

  it('query all due windows in one statement, and no window twice', async () => {
    await createAlert(env.service, env.team, { interval: '5m', scheduleOffsetMinutes: 2 });
    env.setValue(1);
    const alerting = env.evaluator();
    await env.advance(alerting, 13);
    await env.evaluate(alerting);
    expect(env.queries.map(({ startMs, endMs, bucketMs }) => [startMs - START, endMs - START, bucketMs])).toEqual([
      [-3 * MINUTE, 12 * MINUTE, 5 * MINUTE],
    ]);
  });

  it('are evaluated for missed windows in order', async () => {
    await createAlert(env.service, env.team, { numConsecutiveWindows: 3 });
    const values = [12, 12, 12, 4, 12];
    env.rows = (startMs) => [{ group: [], value: values[(startMs - START) / MINUTE] ?? 0 }];
    await env.advance(env.evaluator(), values.length);
    expect(env.takeSent()).toEqual([
      ['ALERT', 12],
      ['OK', 4],
    ]);
  });

  it('evaluate the last series of a tile, or both series of a ratio', async () => {
    const series = [
      { type: 'time' as const, aggFn: 'count' as const, where: 'a:1' },
      { type: 'time' as const, aggFn: 'any' as const, field: 'Body', where: 'b:1' },
    ];
    await createAlert(env.service, env.team, { tile: { series } });
    await createAlert(env.service, env.team, { tile: { series, asRatio: true } });
    await env.advance();
    const queried = env.queries.map((query) => [
      query.outputs[0]?.value.kind,
      ...query.series.map(({ where, aggFn }) => `${where} ${aggFn}`),
    ]);
    expect(queried.toSorted(([a = ''], [b = '']) => (a < b ? 1 : -1))).toEqual([
      ['series', 'b:1 any'],
      ['ratio', 'a:1 count', 'b:1 any'],
    ]);
  });

  it('leave no lease after evaluation and delivery', async () => {
    await createAlert(env.service, env.team);
    env.setValue(12);
    const alerting = env.evaluator();
    await env.advance(alerting);
    await env.evaluate(alerting);
    const { db } = env.service.store;
    expect(await db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
    const rows = await db.selectFrom('alert_notifications').select('done_at').execute();
    expect(rows).toEqual([{ done_at: new Date(env.clock.time).toISOString() }]);
  });
});
