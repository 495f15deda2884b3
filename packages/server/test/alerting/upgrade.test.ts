import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/store/migrations/migrate.ts';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { createAlert, openAlertingEnv } from './support/alerting-env.ts';

const MINUTE = 60_000;

describe.each(engines)('alerts from before the alerting migration, on $name,', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    env.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => env.close());

  it.each([
    ['1m', 1],
    ['1h', 60],
  ] as const)('start with the window of %s that begins at the upgrade', async (interval, minutes) => {
    const id = await createAlert(env.service, env.team, { interval });
    env.clock.time += 30 * MINUTE;
    // Drops the tables of alerting, which the older version does not have. Then runs the migrations that create these tables and add or
    // rename their columns.
    const { db } = env.service.store;
    for (const table of ['alert_evaluations', 'alert_notifications', 'evaluators']) {
      await db.schema.dropTable(table).execute();
    }
    const names = [
      'alerting',
      'waiting notifications',
      'delivery retries',
      'columns of evaluations',
      'columns of notifications',
    ];
    for (const { name, up } of migrations) if (names.includes(name)) await up(db as never, env.clock.time);
    // This `state` is the part of the ETag that changes with evaluations. It is undefined until an evaluation changes the alert.
    expect((await env.service.alerts.get(env.team, id)).state).toBeUndefined();
    const alerting = env.evaluator();
    await env.evaluate(alerting);
    expect(env.takeSent()).toEqual([]);
    env.clock.time += minutes * MINUTE;
    await env.evaluate(alerting);
    expect(env.queries.map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([
      [30 * MINUTE, (30 + minutes) * MINUTE],
    ]);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });
});
