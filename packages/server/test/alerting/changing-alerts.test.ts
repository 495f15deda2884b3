import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dueCandidates } from '../../src/alerting/schedule/due-alerts.ts';
import { NotFoundError } from '../../src/domain/errors.ts';
import { engines } from '../support/engines.ts';
import { START } from '../support/service.ts';
import { changeAlert, createAlert, openAlertingEnv, silenceAlert } from './support/alerting-env.ts';

const MINUTE = 60_000;

describe.each(engines)('alerts on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  it('are evaluated again if they change during an evaluation, and the change is stored', async () => {
    const id = await createAlert(env.service, env.team);
    const created = await env.service.alerts.get(env.team, id);
    let change: Promise<unknown> | undefined;
    env.rows = () => [{ group: [], value: 12 }];
    const alerting = env.evaluator({
      store: {
        db: env.service.store.db,
        async transaction(work) {
          // The alert changes after the query and before the transaction that stores the result.
          if (env.queries.length === 1) {
            change ??= env.service.alerts.replace(
              env.team,
              id,
              { ...created.resource, threshold: 100 } as never,
              (version) => version === created.version,
            );
            await change;
          }
          return env.service.store.transaction(work);
        },
      },
    });
    await env.advance(alerting);
    expect(await env.readAlert(id)).toMatchObject({ threshold: 100, state: 'OK' });
    expect(env.takeSent()).toEqual([]);
    await env.evaluate(alerting);
    expect(env.queries).toHaveLength(2);
    expect(await env.readAlert(id)).toMatchObject({ threshold: 100, state: 'OK' });
  });

  it('are not evaluated if they are disabled after a round has selected them', async () => {
    const id = await createAlert(env.service, env.team);
    env.setValue(12);
    // A round measures the clock skew after it has selected the due alerts.
    const clockSkewMs = async () => {
      await changeAlert(env.service, env.team, id, { enabled: false });
      return 0;
    };
    await env.advance(env.evaluator({ clockSkewMs }));
    expect(await env.readAlert(id)).toMatchObject({ enabled: false, state: 'DISABLED' });
    expect([env.queries, env.takeSent()]).toEqual([[], []]);
  });

  it('leave no rows behind if they are deleted during an evaluation', async () => {
    const id = await createAlert(env.service, env.team);
    env.rows = () => [{ group: [], value: 12 }];
    const alerting = env.evaluator({
      store: {
        db: env.service.store.db,
        async transaction(work) {
          if (env.queries.length === 1) await env.service.alerts.delete(env.team, id).catch(() => undefined);
          return env.service.store.transaction(work);
        },
      },
    });
    await env.advance(alerting);
    await expect(env.service.alerts.get(env.team, id)).rejects.toThrow(NotFoundError);
    expect(env.takeSent()).toEqual([]);
    for (const table of [
      'alert_evaluations',
      'alert_webhooks',
      'alert_notifications',
      'pending_notices',
      'deleted_alerts',
      'evaluators',
    ] as const) {
      expect(await env.service.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('change their entity tag when an evaluation changes their state, and accept a write with the previous tag', async () => {
    const id = await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    const entityTag = async () => {
      const { version, state } = await env.service.alerts.get(env.team, id);
      return [version, state];
    };
    env.setValue(1);
    await env.advance(alerting);
    expect(await entityTag()).toEqual([1, undefined]);
    env.setValue(12);
    await env.advance(alerting);
    expect(await entityTag()).toEqual([1, '1']);
    await env.advance(alerting);
    expect(await entityTag()).toEqual([1, '1']);
    const input = { ...(await env.readAlert(id)), name: 'New' } as never;
    const written = await env.service.alerts.replace(env.team, id, input, (version) => version === 1);
    expect([written.version, written.state, written.resource.state]).toEqual([2, '1', 'ALERT']);
  });

  it('are evaluated without notifications while they are silenced', async () => {
    const id = await createAlert(env.service, env.team);
    await silenceAlert(env.service, env.team, id, START + 1.5 * MINUTE);
    const { silenced } = await env.readAlert(id);
    const alerting = env.evaluator();
    env.setValue(12);
    await env.advance(alerting);
    expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT', silenced });
    expect(env.takeSent()).toEqual([]);
    await env.advance(alerting);
    expect(await env.readAlert(id)).toMatchObject({ state: 'ALERT', silenced: null });
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });

  it('continue in the current window when their interval changes', async () => {
    const id = await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    env.setValue(1);
    await env.advance(alerting, 3);
    env.clock.time += 20_000;
    await changeAlert(env.service, env.team, id, { interval: '5m' });
    await env.advance(alerting, 10);
    expect(env.queries.map(({ startMs, endMs }) => [(startMs - START) / MINUTE, (endMs - START) / MINUTE])).toEqual([
      [0, 3],
      [0, 10],
    ]);
  });

  it('are evaluated once per window if the clock is set back by minutes', async () => {
    await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    env.setValue(1);
    await env.advance(alerting, 5);
    await env.advance(alerting, -3);
    await env.advance(alerting, 3);
    expect(env.queries).toHaveLength(1);
    await env.advance(alerting, 1);
    expect(env.queries).toHaveLength(2);
  });

  it.each([1.5, 24, 47, 30 * 24])(
    'are evaluated at the current time after the clock was ahead by %d hours',
    async (hours) => {
      const id = await createAlert(env.service, env.team);
      const alerting = env.evaluator();
      await env.advance(alerting, 60 * hours);
      env.setValue(12);
      await env.advance(alerting, -60 * hours);
      await env.advance(alerting, 1);
      expect((await env.readAlert(id)).state).toBe('ALERT');
    },
  );

  it('are not due before their scheduled start, a year later', async () => {
    const scheduleStartAt = new Date(START + 365 * 24 * 60 * MINUTE).toISOString();
    await createAlert(env.service, env.team, { scheduleStartAt });
    await env.advance();
    expect(await dueCandidates(env.service.store.db, env.clock.time + MINUTE)).toEqual({ healthy: [], failing: [] });
    const after = Date.parse(scheduleStartAt) + MINUTE;
    expect((await dueCandidates(env.service.store.db, after)).healthy).toHaveLength(1);
  });

  it('are evaluated at the current time, not from their creation, if they were created a month before the first evaluation', async () => {
    await createAlert(env.service, env.team);
    const alerting = env.evaluator();
    env.setValue(12);
    await env.advance(alerting, 60 * 24 * 30);
    expect(env.takeSent()).toEqual([]);
    await env.advance(alerting);
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });
});
