import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueCandidates } from '../../src/alerting/schedule/due-alerts.ts';
import { NotFoundError } from '../../src/domain/errors.ts';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;

type World = Awaited<ReturnType<typeof openWorld>>;

describe.each(engines)('alerts that change on $name', (engine) => {
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

  it('that somebody changes meanwhile are evaluated as they are then, and the change is not lost', async () => {
    const id = await makeAlert(the.service, the.team);
    const made = await the.service.alerts.get(the.team, id);
    let change: Promise<unknown> | undefined;
    the.world.rows = () => [{ group: [], value: 12 }];
    const alerting = the.evaluator({
      store: {
        db: the.service.store.db,
        async transaction(work) {
          // Between the claim and what is found out.
          if (the.asked.length === 1) {
            change ??= the.service.alerts.replace(
              the.team,
              id,
              { ...made.resource, threshold: 100 } as never,
              (version) => version === made.version,
            );
            await change;
          }
          return the.service.store.transaction(work);
        },
      },
    });
    await next(alerting);
    expect(await read(id)).toMatchObject({ threshold: 100, state: 'OK' });
    expect(the.news()).toEqual([]);
    await the.evaluate(alerting);
    expect(the.asked).toHaveLength(2);
    expect(await read(id)).toMatchObject({ threshold: 100, state: 'OK' });
  });

  it('that somebody deletes meanwhile are gone, with everything about them', async () => {
    const id = await makeAlert(the.service, the.team);
    the.world.rows = () => [{ group: [], value: 12 }];
    const alerting = the.evaluator({
      store: {
        db: the.service.store.db,
        async transaction(work) {
          if (the.asked.length === 1) await the.service.alerts.delete(the.team, id).catch(() => undefined);
          return the.service.store.transaction(work);
        },
      },
    });
    await next(alerting);
    await expect(the.service.alerts.get(the.team, id)).rejects.toThrow(NotFoundError);
    expect(the.news()).toEqual([]);
    for (const table of ['alert_evaluations', 'alert_notifications', 'evaluators'] as const) {
      expect(await the.service.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('change their entity tag when readers see something new, and a write with the old one still goes through', async () => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    const tag = async () => {
      const { version, state } = await the.service.alerts.get(the.team, id);
      return [version, state];
    };
    value(1);
    await next(alerting);
    expect(await tag()).toEqual([1, undefined]);
    value(12);
    await next(alerting);
    expect(await tag()).toEqual([1, '1']);
    await next(alerting);
    expect(await tag()).toEqual([1, '1']);
    const input = { ...(await read(id)), name: 'New' } as never;
    const written = await the.service.alerts.replace(the.team, id, input, (version) => version === 1);
    expect([written.version, written.state, written.resource.state]).toEqual([2, '1', 'ALERT']);
  });

  it('that are silenced are evaluated and nobody is told, until the silence ends by itself', async () => {
    const id = await makeAlert(the.service, the.team);
    const until = new Date(START + 1.5 * MINUTE).toISOString();
    const silence = { by: 'on-call', at: new Date(START).toISOString(), until };
    await the.service.store.db
      .updateTable('alerts')
      .set({ silenced: JSON.stringify(silence) })
      .execute();
    const alerting = the.evaluator();
    value(12);
    await next(alerting);
    expect(await read(id)).toMatchObject({ state: 'ALERT', silenced: silence });
    expect(the.news()).toEqual([]);
    await next(alerting);
    expect(await read(id)).toMatchObject({ state: 'ALERT', silenced: null });
    expect(the.news()).toEqual([['ALERT', 12]]);
  });

  it('whose interval changes go on in the window of that moment', async () => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    value(1);
    await next(alerting, 3);
    the.clock.time += 20_000;
    await the.service.alerts.replace(the.team, id, { ...(await read(id)), interval: '5m' } as never);
    await next(alerting, 10);
    expect(the.asked.map(({ startMs, endMs }) => [(startMs - START) / MINUTE, (endMs - START) / MINUTE])).toEqual([
      [0, 3],
      [0, 10],
    ]);
  });

  it('go on where they were when the clock steps back, and at the present when it was wrong by days', async () => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    value(1);
    await next(alerting, 5);
    await next(alerting, -3);
    await next(alerting, 3);
    expect(the.asked).toHaveLength(1);
    await next(alerting, 1);
    expect(the.asked).toHaveLength(2);
    await next(alerting, 60 * 24 * 30);
    value(12);
    await next(alerting, -60 * 24 * 30);
    await next(alerting, 1);
    expect((await read(id)).state).toBe('ALERT');
  });

  it.each([1.5, 24, 47])('go on at the present when the clock was wrong by %f hours', async (hours) => {
    const id = await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    await next(alerting, 60 * hours);
    value(12);
    await next(alerting, -60 * hours);
    await next(alerting, 1);
    expect((await read(id)).state).toBe('ALERT');
  });

  it('that start in a year are looked at once, and not every minute', async () => {
    const scheduleStartAt = new Date(START + 365 * 24 * 60 * MINUTE).toISOString();
    await makeAlert(the.service, the.team, { scheduleStartAt });
    await next();
    expect(await dueCandidates(the.service.store.db, the.clock.time + MINUTE)).toEqual({ well: [], failing: [] });
    const after = Date.parse(scheduleStartAt) + MINUTE;
    expect((await dueCandidates(the.service.store.db, after)).healthy).toHaveLength(1);
  });

  it('that were made long before anything was evaluated begin at the present', async () => {
    await makeAlert(the.service, the.team);
    const alerting = the.evaluator();
    value(12);
    await next(alerting, 60 * 24 * 30);
    expect(the.news()).toEqual([]);
    await next(alerting);
    expect(the.news()).toEqual([['ALERT', 12]]);
  });
});
