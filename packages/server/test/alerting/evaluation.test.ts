import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { ALL, readAll, START } from '../support/service.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;

type World = Awaited<ReturnType<typeof openWorld>>;

describe.each(engines)('alerts on $name', (engine) => {
  let the: World;
  beforeEach(async () => {
    the = await openWorld(engine);
  });
  afterEach(() => the.close());

  const value = (number: number) => {
    the.world.rows = () => [{ group: [], value: number }];
  };
  const next = async (alerting = the.evaluator(), minutes = 1) => {
    the.clock.time += minutes * MINUTE;
    await the.evaluate(alerting);
  };
  const read = async (id: string) => (await the.service.alerts.get(the.team, id)).resource;

  it('fire, stay, and resolve, and readers see their state', async () => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    const seen: unknown[] = [];
    for (const number of [3, 12, 13, 4, 4]) {
      value(number);
      await next(alerting);
      seen.push([(await read(id)).state, ...the.news()]);
    }
    expect(seen).toEqual([['OK'], ['ALERT', ['ALERT', 12]], ['ALERT', ['ALERT', 13]], ['OK', ['OK', 4]], ['OK']]);
    expect((await readAll(the.service.alerts.list(the.team, ALL))).items[0]).toEqual(await read(id));
  });

  it('of managed services are evaluated alike', async () => {
    const id = await makeAlert(the.service, the.managed);
    value(12);
    await next();
    expect((await the.service.alerts.get(the.managed, id)).resource.state).toBe('ALERT');
    expect(the.news()).toEqual([['ALERT', 12]]);
  });

  it('say what, when and how much, the same in each channel but for the event', async () => {
    const webhooks = [await makeWebhook(the.service, the.team), await makeWebhook(the.service, the.team)];
    const id = await makeAlert(the.service, the.team, { webhooks, name: 'Too many', message: 'Call somebody.' });
    value(12);
    await next();
    const [first, second] = the.world.sent.map(({ body }) => body);
    const { dashboardId, tileId } = await read(id);
    expect(first).toEqual({
      ...{ title: 'Too many', body: 'Call somebody.', link: 'https://dashboards.example.org/x', state: 'ALERT' },
      ...{ alertId: id, dashboardId, tileId, group: [], value: 12, threshold: 10, thresholdType: 'above' },
      ...{ startTime: START, endTime: START + MINUTE, eventId: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(second).toEqual({ ...first, eventId: expect.not.stringContaining(first?.eventId ?? '') });
    const keys = the.world.sent.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('say the upper end of a range, and none for a threshold that is no range any more', async () => {
    const range = { thresholdType: 'not_between', threshold: 2, thresholdMax: 7 } as const;
    const id = await makeAlert(the.service, the.team, range);
    const alerting = the.evaluator();
    value(12);
    await next(alerting);
    await the.service.store.db.updateTable('alerts').set({ threshold_type: 'above' }).where('id', '=', id).execute();
    await next(alerting);
    expect(the.world.sent.map(({ body }) => [body.threshold, body.thresholdMax, 'thresholdMax' in body])).toEqual([
      [2, 7, true],
      [2, undefined, false],
    ]);
  });

  it('without name and message make sentences of tile, group, value and threshold', async () => {
    await makeAlert(the.service, the.team, {
      tile: { name: 'Errors', series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
      thresholdType: 'between',
      thresholdMax: 20,
    });
    const alerting = the.evaluator();
    for (const number of [12, 30]) {
      the.world.rows = () => [{ group: ['checkout'], value: number }];
      await next(alerting);
    }
    expect(the.world.sent.map(({ body: { title, body } }) => [title, body])).toEqual([
      [
        'Alert on Errors',
        'Errors of checkout was 12 from 2026-01-12T09:30:00.000Z to 2026-01-12T09:31:00.000Z; the alert is for 10 to 20.',
      ],
      [
        'Alert on Errors',
        'Errors of checkout was 30 again from 2026-01-12T09:31:00.000Z to 2026-01-12T09:32:00.000Z; the alert is for 10 to 20.',
      ],
    ]);
  });

  it('ask for the windows that are due in one statement, and never for one twice', async () => {
    await makeAlert(the.service, the.team, { interval: '5m', scheduleOffsetMinutes: 2 });
    value(1);
    const alerting = the.evaluator();
    await next(alerting, 13);
    await the.evaluate(alerting);
    expect(the.asked.map(({ startMs, endMs, bucketMs }) => [startMs - START, endMs - START, bucketMs])).toEqual([
      [-3 * MINUTE, 12 * MINUTE, 5 * MINUTE],
    ]);
  });

  it('that were missed are caught up one window after the other', async () => {
    await makeAlert(the.service, the.team, { numConsecutiveWindows: 3 });
    const values = [12, 12, 12, 4, 12];
    the.world.rows = (startMs) => [{ group: [], value: values[(startMs - START) / MINUTE] ?? 0 }];
    await next(the.evaluator(), values.length);
    expect(the.news()).toEqual([
      ['ALERT', 12],
      ['OK', 4],
    ]);
  });

  it('take the last series of a tile, and both of a ratio', async () => {
    const series = [
      { type: 'time' as const, aggFn: 'count' as const, where: 'a:1' },
      { type: 'time' as const, aggFn: 'any' as const, field: 'Body', where: 'b:1' },
    ];
    await makeAlert(the.service, the.team, { tile: { series } });
    await makeAlert(the.service, the.team, { tile: { series, asRatio: true } });
    await next();
    const asked = the.asked.map((query) => [
      query.isRatio,
      ...query.series.map(({ where, aggFn }) => `${where} ${aggFn}`),
    ]);
    expect(asked.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [false, 'b:1 last_value'],
      [true, 'a:1 count', 'b:1 last_value'],
    ]);
  });

  it('leave nothing behind when there is nothing to do', async () => {
    await makeAlert(the.service, the.team);
    value(12);
    const alerting = the.evaluator();
    await next(alerting);
    await the.evaluate(alerting);
    const { db } = the.service.store;
    expect(await db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
    const rows = await db.selectFrom('alert_notifications').select('done_at').execute();
    expect(rows).toEqual([{ done_at: new Date(the.clock.time).toISOString() }]);
  });
  it('that are DISABLED are not evaluated', async () => {
    const id = await makeAlert(the.service, the.team);
    await the.service.store.db.updateTable('alerts').set({ state: 'DISABLED' }).execute();
    value(12);
    await next();
    expect([(await read(id)).state, the.asked]).toEqual(['DISABLED', []]);
  });
});
