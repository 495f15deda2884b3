import { AlertNotification } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreBusyError } from '../../src/store/store-unavailable-error.ts';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError } from '../../src/telemetry/query/chart-query.ts';
import { engines, sqlite } from '../support/engines.ts';
import { createWebhook, dashboardOf, START, timeTile } from '../support/service.ts';
import { changeAlert, copyAlert, createAlert, openAlertingEnv, silenceAlert } from './support/alerting-env.ts';

const MINUTE = 60_000;

/** Returns the error of a tile with an invalid filter. */
function invalidFilter() {
  return new InvalidSeriesError([{ series: 0, property: 'where', code: 'filter', message: 'expected a value at 4' }]);
}

describe.each(engines)('alerts that cannot be evaluated, on $name,', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  const failWith = (error: Error) => {
    env.rows = () => {
      throw error;
    };
  };

  it.each([
    [new QueryError('secret of the engine', { code: 1 }), 'QUERY_ERROR', 'The query of the tile failed.'],
    [new QueryTimeoutError('secret'), 'QUERY_TIMEOUT', 'The query of the tile timed out.'],
    [
      new QueryTooLargeError('rows', 'secret'),
      'QUERY_ERROR',
      'The query of the tile returns more than 50000 rows. Group by fewer fields.',
    ],
    [
      new QueryTooLargeError('intervals', 'secret'),
      'QUERY_ERROR',
      'The query of the tile needs a quantile of more than 20000 histogram buckets in one group. Record the metric with the same explicit bounds everywhere or with fewer buckets, or filter to fewer points.',
    ],
    [invalidFilter(), 'INVALID_ALERT', 'The tile cannot be queried: expected a value at 4.'],
    [new Error('secret'), 'UNKNOWN', 'The alert could not be evaluated.'],
  ])(
    'have an unknown state while a query fails with %s, show the error and are retried',
    async (error, type, message) => {
      const id = await createAlert(env.service, env.team);
      const alerting = env.evaluator();
      env.setValue(12);
      await env.advance(alerting);
      env.takeSent();
      failWith(error);
      await env.advance(alerting);
      const timestamp = new Date(env.clock.time).toISOString();
      expect(await env.readAlert(id)).toMatchObject({
        state: 'INSUFFICIENT_DATA',
        executionErrors: [{ timestamp, type, message }],
      });
      env.setValue(13);
      await env.advance(alerting);
      expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT', executionErrors: [] });
      expect(env.takeSent()).toEqual([
        ['ALERT', 13],
        ['ALERT', 13],
      ]);
      expect(env.counts).toMatchObject({ evaluated: 2, notEvaluated: 1 });
    },
  );

  it('notify their channels once after five minutes, and when they can be evaluated again', async () => {
    await createAlert(env.service, env.team, { message: 'Look at the runbook.' });
    const alerting = env.evaluator();
    for (const value of [1, 2]) {
      failWith(invalidFilter());
      for (let minute = 0; minute < 10; minute += 1) {
        await env.advance(alerting);
        expect(env.sent.length % 2, `minute ${minute}`).toBe(minute < 5 ? 0 : 1);
      }
      env.setValue(value);
      await env.advance(alerting);
    }
    const bodies = env.sent.map(({ body }) => body);
    expect(bodies.map(({ state }) => state)).toEqual(['INSUFFICIENT_DATA', 'OK', 'INSUFFICIENT_DATA', 'OK']);
    expect(bodies[0]).toMatchObject({
      body: 'The alert cannot be evaluated. The tile cannot be queried: expected a value at 4.',
      group: [],
      value: 0,
      startTime: expect.any(Number),
      endTime: expect.any(Number),
    });
    expect(bodies[1]).toMatchObject({ body: 'The alert can be evaluated again.', eventId: bodies[0]?.eventId });
    expect(bodies[2]?.eventId).not.toBe(bodies[0]?.eventId);
    expect(new Set(env.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(4);
  });

  it('notify their channels again if the last window fails again after earlier windows were evaluated', async () => {
    await createAlert(env.service, env.team, { interval: '1h' });
    const alerting = env.evaluator();
    await env.advance(alerting);
    failWith(new QueryError('secret of the engine', { code: 1 }));
    await env.advance(alerting, 2 * 60);
    await env.advance(alerting, 6);
    env.rows = (startMs) => {
      if (startMs > START) throw new QueryTimeoutError('too long');
      return [];
    };
    await env.advance(alerting);
    await env.advance(alerting);
    await env.advance(alerting, 6);
    env.setValue(1);
    await env.advance(alerting);
    expect(env.sent.map(({ body }) => body.state)).toEqual(['INSUFFICIENT_DATA', 'OK', 'INSUFFICIENT_DATA', 'OK']);
    expect(new Set(env.sent.map(({ body }) => body.endTime)).size).toBe(1);
  });

  it.each([false, true])(
    'notify their channels five minutes after their first failure since they were enabled again (a name was never received: %s)',
    async (isUnseen) => {
      const id = await createAlert(env.service, env.team);
      const alerting = env.evaluator();
      if (isUnseen) env.unseen = ['The source has never received the metric "a".'];
      else failWith(new QueryError('secret of the engine', { code: 1 }));
      await env.advance(alerting);
      await changeAlert(env.service, env.team, id, { enabled: false });
      await env.advance(alerting, 24 * 60);
      await changeAlert(env.service, env.team, id, { enabled: true });
      for (let minute = 1; minute < 8; minute += 1) {
        await env.advance(alerting);
        expect(env.takeSent(), `minute ${minute}`).toEqual(minute === 6 ? [['INSUFFICIENT_DATA', 0]] : []);
      }
      await changeAlert(env.service, env.team, id, { enabled: false });
      await changeAlert(env.service, env.team, id, { enabled: true });
      env.unseen = [];
      env.setValue(1);
      await env.advance(alerting);
      expect(env.takeSent()).toEqual([['OK', 0]]);
    },
  );

  it('notify a new channel once, and all notified channels when they can be evaluated again', async () => {
    const urlOf = (name: string) => `https://${name}.example.org/`;
    const [first, second] = await Promise.all(
      ['first', 'second'].map((name) => createWebhook(env.service, env.team, { name, url: urlOf(name) })),
    );
    const id = await createAlert(env.service, env.team, { webhooks: [first ?? ''] });
    const alerting = env.evaluator();
    const next = async (minutes: number) => {
      await env.advance(alerting);
      await env.advance(alerting, minutes);
      return env.sent.splice(0).map(({ url, body }) => `${new URL(url).host.split('.')[0]} ${body.state}`);
    };
    failWith(invalidFilter());
    expect(await next(5)).toEqual(['first INSUFFICIENT_DATA']);
    await changeAlert(env.service, env.team, id, { webhooks: [second ?? ''] });
    expect(await next(5)).toEqual(['second INSUFFICIENT_DATA']);
    expect(await next(5)).toEqual([]);
    env.setValue(1);
    expect((await next(1)).sort()).toEqual(['first OK', 'second OK']);
  });

  it('notify their channels with a text that matches the specs, even if the reason is very long', async () => {
    await createAlert(env.service, env.team);
    env.setValue(1);
    env.unseen = Array.from({ length: 150 }, (_, index) => `The source has never received ${'a'.repeat(100)}${index}.`);
    for (let minute = 0; minute < 7; minute += 1) await env.advance();
    expect(env.sent.map(({ body }) => [body.state, AlertNotification.check(body)])).toEqual([
      ['INSUFFICIENT_DATA', []],
    ]);
    expect(env.sent[0]?.body.body.endsWith('…')).toBe(true);
  });

  it('notify their channels after a silence', async () => {
    const id = await createAlert(env.service, env.team);
    await silenceAlert(env.service, env.team, id, env.clock.time + 8.5 * MINUTE);
    failWith(invalidFilter());
    for (let minute = 1; minute < 12; minute += 1) {
      await env.advance();
      expect(env.takeSent(), `minute ${minute}`).toEqual(minute === 9 ? [['INSUFFICIENT_DATA', 0]] : []);
    }
  });

  it('notify after a silence that they can be evaluated again', async () => {
    const id = await createAlert(env.service, env.team);
    failWith(invalidFilter());
    for (let minute = 0; minute < 7; minute += 1) await env.advance();
    expect(env.takeSent()).toEqual([['INSUFFICIENT_DATA', 0]]);
    await silenceAlert(env.service, env.team, id, env.clock.time + 2.5 * MINUTE);
    env.setValue(1);
    for (const sent of [[], [], [['OK', 0]], []]) {
      await env.advance();
      expect(env.takeSent()).toEqual(sent);
      expect(await env.readAlert(id)).toMatchObject({ state: 'OK', executionErrors: [] });
    }
  });

  it('skip the windows before the first telemetry with a metric that was never received before', async () => {
    const id = await createAlert(env.service, env.team, { threshold: 5, thresholdType: 'below' });
    env.rows = () => [];
    env.unseen = ['The source has never received the metric "queue".'];
    for (const minutes of [1, 2, 10, 120]) {
      await env.advance(env.evaluator(), minutes);
      // The window is queried in each round until telemetry with the metric arrives.
      await env.evaluate(env.evaluator());
      expect(await env.readAlert(id)).toMatchObject({
        state: 'INSUFFICIENT_DATA',
        executionErrors: [{ type: 'INVALID_ALERT', message: env.unseen[0] }],
      });
    }
    expect(env.counts).toMatchObject({ evaluated: 0, notEvaluated: 8, stateUnknown: 1 });
    expect(env.takeSent()).toEqual([['INSUFFICIENT_DATA', 0]]);
    env.unseen = [];
    // The first telemetry with the metric arrives after the end of this window, so the window is skipped. Its value would be 0.
    await env.advance();
    expect(await env.readAlert(id)).toMatchObject({ state: 'OK', executionErrors: [] });
    await env.advance();
    expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT' });
    expect(env.takeSent()).toEqual([
      ['OK', 0],
      ['ALERT', 0],
    ]);
  });

  it('evaluate all windows after a query with a metric that was never received is replaced by another query', async () => {
    const id = await createAlert(env.service, env.team, { threshold: 5, thresholdType: 'below' });
    env.rows = () => [];
    env.unseen = ['The source has never received the metric "queue".'];
    await env.advance();
    expect(await env.readAlert(id)).toMatchObject({ state: 'INSUFFICIENT_DATA' });
    env.unseen = [];
    const { dashboardId = '' } = await env.readAlert(id);
    const { resource } = await env.service.dashboards.get(env.team, dashboardId);
    const [stored] = resource.tiles;
    const changed = timeTile({ series: [{ type: 'time', aggFn: 'count', where: 'level:error', groupBy: [] }] });
    const dashboard = dashboardOf({ ...changed, id: stored?.id ?? '' });
    await env.service.dashboards.replace(env.team, dashboardId, dashboard);
    await env.advance();
    expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT', executionErrors: [] });
  });

  it('have the value 0 without rows after skipped windows, even if a metric was never received before them', async () => {
    const id = await createAlert(env.service, env.team, { threshold: 5, thresholdType: 'below' });
    env.rows = () => [];
    env.unseen = ['The source has never received the metric "queue".'];
    await env.advance();
    env.unseen = [];
    failWith(new QueryError('restart', { code: 1 }));
    await env.advance(env.evaluator(), 10);
    env.rows = () => [];
    // Telemetry with the metric may have arrived only in the skipped windows.
    await env.advance(env.evaluator(), 120);
    expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT', executionErrors: [] });
  });

  it('are counted once as alerts with an unknown state if they could not be evaluated when they were created', async () => {
    const id = await createAlert(env.service, env.team);
    const error = { timestamp: new Date(env.clock.time).toISOString(), type: 'INVALID_ALERT', message: 'Unknown.' };
    await env.service.store.db
      .updateTable('alerts')
      .set({ state: 'INSUFFICIENT_DATA', execution_errors: JSON.stringify([error]) })
      .where('id', '=', id)
      .execute();
    failWith(invalidFilter());
    for (let minute = 0; minute < 3; minute += 1) await env.advance();
    expect(env.counts).toMatchObject({ notEvaluated: 3, stateUnknown: 1 });
    expect(env.warnings).toContain('the state of an alert is unknown until its evaluation succeeds');
  });

  it('are evaluated in the next round if the store is too busy to lease them, and do not delay alerts of other batches', async () => {
    await copyAlert(env.service, await createAlert(env.service, env.team), 20);
    env.setValue(12);
    const { store } = env.service;
    let transactions = 0;
    const transaction: typeof store.transaction = async (work) => {
      transactions += 1;
      if (transactions === 1) throw new StoreBusyError(new Error('conflict'));
      return store.transaction(work);
    };
    const alerting = env.evaluator({ store: { ...store, transaction } });
    await env.advance(alerting);
    expect([env.sent.length, env.warnings]).toEqual([1, ['alerts could not be leased and will be retried']]);
    await env.evaluate(alerting);
    expect(env.sent).toHaveLength(21);
  });

  it('are evaluated in smaller ranges if the query of the whole range times out', async () => {
    await createAlert(env.service, env.team);
    env.rows = () => {
      const { startMs = 0, endMs = 0 } = env.queries.at(-1) ?? {};
      if (endMs - startMs > 5 * MINUTE) throw new QueryTimeoutError('too long');
      return [{ group: [], value: 12 }];
    };
    const alerting = env.evaluator();
    await env.advance(alerting, 30);
    // The queries of 30, 15 and 8 windows time out, and the query of 4 windows succeeds.
    expect(env.takeSent()).toHaveLength(4);
    for (let round = 0; round < 9; round += 1) await env.advance(alerting);
    // The rounds have evaluated all 39 windows.
    expect(env.takeSent()).toHaveLength(35);
    await env.advance(alerting);
    expect(env.takeSent()).toHaveLength(1);
  });

  it('are retried with one window after a timeout, and with the other windows when this window succeeds', async () => {
    const id = await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    const queriedMinutes = () => env.queries.splice(0).map(({ startMs, endMs }) => (endMs - startMs) / MINUTE);
    failWith(new QueryTimeoutError('too long'));
    await env.advance(alerting, 8);
    expect(queriedMinutes()).toEqual([8, 4, 2, 1]);
    await env.advance(alerting);
    expect(queriedMinutes()).toEqual([1]);
    env.rows = () => {
      const { startMs = 0, endMs = 0 } = env.queries.at(-1) ?? {};
      if (endMs - startMs > MINUTE || startMs > START) throw new QueryTimeoutError('too long');
      return [{ group: [], value: 12 }];
    };
    await env.advance(alerting);
    expect(queriedMinutes()).toEqual([1, 9, 5, 3, 2, 1]);
    expect(env.takeSent()).toHaveLength(1);
    expect((await env.readAlert(id)).executionErrors).toEqual([]);
    env.setValue(13);
    await env.advance(alerting);
    expect(env.takeSent()).toHaveLength(10);
  });

  it('have the error INVALID_ALERT with more than 1,000 groups in a window, and evaluate many groups in several rounds', async () => {
    const tile = { series: [{ type: 'time' as const, aggFn: 'count' as const, groupBy: ['ServiceName'] }] };
    const id = await createAlert(env.service, env.team, { tile });
    const groups = (count: number) => Array.from({ length: count }, (_, index) => ({ group: [`g${index}`], value: 1 }));
    const alerting = env.evaluator();
    env.rows = () => groups(1001);
    await env.advance(alerting);
    const [error] = (await env.readAlert(id)).executionErrors ?? [];
    expect(error).toMatchObject({
      type: 'INVALID_ALERT',
      message: 'The tile has more than 1000 groups in a window. Group by fewer fields.',
    });
    env.rows = () => groups(900);
    await env.advance(alerting, 3);
    const evaluatedUntil = async () =>
      (await env.service.store.db.selectFrom('alert_evaluations').select('from_ms').executeTakeFirstOrThrow()).from_ms;
    expect(((await evaluatedUntil()) - START) / MINUTE).toBe(2);
    await env.evaluate(alerting);
    expect(((await evaluatedUntil()) - START) / MINUTE).toBe(4);
  });
});

describe('an alert on many groups that have no more rows', () => {
  it('is evaluated in several rounds, each with at most 2,000 notifications', async () => {
    const env = await openAlertingEnv(sqlite);
    const tile = { series: [{ type: 'time' as const, aggFn: 'count' as const, groupBy: ['ServiceName'] }] };
    await createAlert(env.service, env.team, { tile, threshold: 1, thresholdType: 'below' });
    const groups = Array.from({ length: 900 }, (_, index) => ({ group: [`g${index}`], value: 5 }));
    env.rows = (startMs) => (startMs === START ? groups : []);
    const alerting = env.evaluator();
    env.clock.time += 6 * MINUTE;
    const sent: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await env.evaluate(alerting);
      sent.push(env.takeSent().length);
    }
    expect(sent).toEqual([1800, 1800, 900, 0]);
    await env.close();
  });
});
