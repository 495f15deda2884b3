import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError } from '../../src/telemetry/query/chart-query.ts';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;

type World = Awaited<ReturnType<typeof openWorld>>;

describe.each(engines)('alerts that cannot be evaluated on $name', (engine) => {
  let the: World;
  beforeEach(async () => {
    the = await openWorld(engine);
  });
  afterEach(() => the.close());

  const value = (number: number) => {
    the.world.rows = () => [{ group: [], value: number }];
  };
  const fails = (error: Error) => {
    the.world.rows = () => {
      throw error;
    };
  };
  const next = async (alerting = the.evaluator(), minutes = 1) => {
    the.clock.time += minutes * MINUTE;
    await the.evaluate(alerting);
  };
  const read = async (id: string) => (await the.service.alerts.get(the.team, id)).resource;

  it.each([
    [new QueryError(1, 'secret of the engine'), 'QUERY_ERROR', 'The query of the tile failed.'],
    [new QueryTimeoutError(159, 'secret'), 'QUERY_TIMEOUT', 'The query of the tile took too long.'],
    [
      new QueryTooLargeError('rows', 396, 'secret'),
      'QUERY_ERROR',
      'The query of the tile gives more than 50000 rows: group by less.',
    ],
    [
      new QueryTooLargeError('intervals', 0, 'secret'),
      'QUERY_ERROR',
      'The query of the tile needs a quantile of more than 20000 histogram buckets in one group: record the metric with the same explicit bounds everywhere, or filter to fewer points.',
    ],
    [
      new InvalidSeriesError([{ series: 0, property: 'where', code: 'filter', message: 'expected a value at 4' }]),
      'INVALID_ALERT',
      'The tile cannot be queried: expected a value at 4.',
    ],
    [new Error('secret'), 'UNKNOWN', 'The alert could not be evaluated.'],
  ])('keep their state when a query fails with %s, say why, and are tried again', async (error, type, message) => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    value(12);
    await next(alerting);
    the.news();
    fails(error);
    await next(alerting);
    const timestamp = new Date(the.clock.time).toISOString();
    expect(await read(id)).toMatchObject({ state: 'ALERT', executionErrors: [{ timestamp, type, message }] });
    value(13);
    await next(alerting);
    expect(await read(id)).toMatchObject({ state: 'ALERT', executionErrors: [] });
    expect(the.news()).toEqual([
      ['ALERT', 13],
      ['ALERT', 13],
    ]);
    expect(the.world.counts).toMatchObject({ evaluated: 2, notEvaluated: 1 });
  });

  it('are caught up in smaller parts when all at once is too much', async () => {
    await makeAlert(the.service, the.team);
    the.world.rows = () => {
      const { startMs = 0, endMs = 0 } = the.asked.at(-1) ?? {};
      if (endMs - startMs > 5 * MINUTE) throw new QueryTimeoutError(159, 'too long');
      return [{ group: [], value: 12 }];
    };
    const alerting = the.evaluator();
    await next(alerting, 30);
    expect(the.news()).toHaveLength(4);
    for (let round = 0; round < 9; round += 1) await next(alerting);
    expect(the.news()).toHaveLength(35);
    await next(alerting);
    expect(the.news()).toHaveLength(1);
  });

  it('are tried with one window when they took too long before, and with the others once that goes well', async () => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    const minutesAsked = () => the.asked.splice(0).map(({ startMs, endMs }) => (endMs - startMs) / MINUTE);
    fails(new QueryTimeoutError(159, 'too long'));
    await next(alerting, 8);
    expect(minutesAsked()).toEqual([8, 4, 2, 1]);
    await next(alerting);
    expect(minutesAsked()).toEqual([1]);
    the.world.rows = () => {
      const { startMs = 0, endMs = 0 } = the.asked.at(-1) ?? {};
      if (endMs - startMs > MINUTE || startMs > START) throw new QueryTimeoutError(159, 'too long');
      return [{ group: [], value: 12 }];
    };
    await next(alerting);
    expect(minutesAsked()).toEqual([1, 9, 5, 3, 2, 1]);
    expect(the.news()).toHaveLength(1);
    expect((await read(id)).executionErrors).toEqual([]);
    value(13);
    await next(alerting);
    expect(the.news()).toHaveLength(10);
  });

  it.each([
    ['none', { aggFn: 'none' }, /expression of its own/],
    ['increase of events', { aggFn: 'increase', field: 'Duration' }, /only metrics of the type sum/],
  ] as const)('on a tile with aggFn %s are INVALID_ALERT', async (_, series, message) => {
    const id = await makeAlert(the.service, the.team, { tile: { series: [{ type: 'time', ...series }] } });
    await next();
    const [error] = (await read(id)).executionErrors;
    expect([error?.type, error?.message]).toEqual(['INVALID_ALERT', expect.stringMatching(message)]);
    expect(the.asked).toEqual([]);
  });

  it('with more than 1,000 groups in a window are INVALID_ALERT, and many groups are caught up bit by bit', async () => {
    const tile = { series: [{ type: 'time' as const, aggFn: 'count' as const, groupBy: ['ServiceName'] }] };
    const id = await makeAlert(the.service, the.team, { tile });
    const groups = (count: number) => Array.from({ length: count }, (_, index) => ({ group: [`g${index}`], value: 1 }));
    const alerting = the.evaluator();
    the.world.rows = () => groups(1001);
    await next(alerting);
    const [error] = (await read(id)).executionErrors;
    expect(error).toMatchObject({
      type: 'INVALID_ALERT',
      message: 'The tile has more than 1000 groups in a window: group by less.',
    });
    the.world.rows = () => groups(900);
    await next(alerting, 3);
    const evaluated = async () =>
      (await the.service.store.db.selectFrom('alert_evaluations').select('from_ms').executeTakeFirstOrThrow()).from_ms;
    expect(((await evaluated()) - START) / MINUTE).toBe(2);
    await the.evaluate(alerting);
    expect(((await evaluated()) - START) / MINUTE).toBe(4);
  });
});

describe('an alert on many groups that fall silent', () => {
  it('is caught up bit by bit, as many windows at once as are written in one transaction', async () => {
    const [sqlite] = engines;
    if (!sqlite) throw new Error('there is always sqlite');
    const the = await openWorld(sqlite);
    const tile = { series: [{ type: 'time' as const, aggFn: 'count' as const, groupBy: ['ServiceName'] }] };
    await makeAlert(the.service, the.team, { tile, threshold: 1, thresholdType: 'below' });
    const groups = Array.from({ length: 900 }, (_, index) => ({ group: [`g${index}`], value: 5 }));
    the.world.rows = (startMs) => (startMs === START ? groups : []);
    const alerting = the.evaluator();
    the.clock.time += 6 * MINUTE;
    const told: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await the.evaluate(alerting);
      told.push(the.news().length);
    }
    expect(told).toEqual([1800, 1800, 900, 0]);
    await the.close();
  });
});
