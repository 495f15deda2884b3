import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/store/migrations/migrate.ts';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('alerts that were made before there was an evaluation, on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    the = await openWorld(engine);
    the.world.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => the.close());

  it.each([
    ['1m', 1],
    ['1h', 60],
  ] as const)('begin with the window of %s in which the upgrade is', async (interval, minutes) => {
    const id = await makeAlert(the.service, the.team, { interval });
    the.clock.time += 30 * MINUTE;
    const { db } = the.service.store;
    for (const table of ['alert_evaluations', 'alert_notifications', 'evaluators']) {
      await db.schema.dropTable(table).execute();
    }
    await migrations.find(({ name }) => name === 'alerting')?.up(db as never, the.clock.time);
    expect((await the.service.alerts.get(the.team, id)).state).toBeUndefined();
    const alerting = the.evaluator();
    await the.evaluate(alerting);
    expect(the.news()).toEqual([]);
    the.clock.time += minutes * MINUTE;
    await the.evaluate(alerting);
    expect(the.asked.map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([
      [30 * MINUTE, (30 + minutes) * MINUTE],
    ]);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });
});
