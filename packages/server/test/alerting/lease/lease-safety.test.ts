import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../support/engines.ts';
import { createAlert, openAlertingEnv, runHeartbeats } from '../support/alerting-env.ts';
import { instantTimers } from '../support/simulated-timers.ts';

const MINUTE = 60_000;

describe.each(engines)('evaluators that are slow, stopped or closed, on $name,', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    env.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => env.close());

  /**
   * Creates an alert and an evaluator that is suspended between storing a notification and sending it. `resume` continues the
   * evaluator and waits for its deliveries.
   */
  const suspendBeforeSending = async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    const timers = instantTimers();
    const gate = Promise.withResolvers<void>();
    let isSuspended = false;
    const evaluator = env.evaluator({
      timers,
      store: {
        db: env.service.store.db,
        async transaction(work) {
          const result = await env.service.store.transaction(work);
          if (!isSuspended && env.queries.length === 1) {
            isSuspended = true;
            await gate.promise;
          }
          return result;
        },
      },
    });
    const round = evaluator.runDueAlerts();
    await expect.poll(() => isSuspended).toBe(true);
    const resume = async () => {
      gate.resolve();
      await round;
      await evaluator.deliveriesSettled();
    };
    return { evaluator, timers, resume };
  };

  it('keep their lease while they send heartbeats, even if a webhook is slow', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    let finishRequest: (response: { status: number }) => void = () => undefined;
    const slowTimers = instantTimers();
    const slow = env.evaluator({
      timers: slowTimers,
      send: async (...request) => {
        await env.accept(...request);
        return new Promise((resolve) => {
          finishRequest = resolve;
        });
      },
    });
    await slow.runDueAlerts();
    await expect.poll(() => env.sent).toHaveLength(1);
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    for (let count = 0; count < 20; count += 1) {
      await slow.heartbeat();
      slowTimers.advance(10_000);
      await runHeartbeats(other, timers, 10);
    }
    expect(await other.hasUnverifiedLeases()).toBe(false);
    finishRequest({ status: 200 });
    await slow.deliveriesSettled();
    await runHeartbeats(other, timers, 120);
    expect(env.sent).toHaveLength(1);
  });

  it('send nothing after another evaluator took over their expired lease', async () => {
    const suspended = await suspendBeforeSending();
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    await runHeartbeats(other, timers, 80);
    expect(env.sent).toHaveLength(1);
    suspended.timers.advance(80_000);
    await suspended.resume();
    expect(env.sent).toHaveLength(1);
  });

  it('start no delivery after 25 seconds without a heartbeat, and continue after a heartbeat', async () => {
    const suspended = await suspendBeforeSending();
    suspended.timers.advance(25_000);
    await suspended.resume();
    expect(env.sent).toEqual([]);
    await suspended.evaluator.heartbeat();
    await env.evaluate(suspended.evaluator);
    expect(env.sent).toHaveLength(1);
  });

  it('make no further attempt after their lease has expired', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    const stoppedTimers = instantTimers();
    let resume: (() => void) | undefined;
    let attempts = 0;
    const stopped = env.evaluator({
      send: async () => {
        attempts += 1;
        return { status: 503 };
      },
      timers: {
        elapsedMs: stoppedTimers.elapsedMs,
        wait: () =>
          new Promise((resolve) => {
            resume = resolve;
          }),
      },
    });
    await stopped.runDueAlerts();
    await expect.poll(() => resume).toBeDefined();
    const timers = instantTimers();
    await runHeartbeats(env.evaluator({ timers }), timers, 80);
    expect(env.sent).toHaveLength(1);
    stoppedTimers.advance(80_000);
    resume?.();
    await stopped.deliveriesSettled();
    expect(attempts).toBe(1);
  });

  it('keep a notification that is in flight on close until their lease expires', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    const closed = env.evaluator({
      send: async (...request) => {
        await env.accept(...request);
        return new Promise(() => undefined);
      },
    });
    await closed.runDueAlerts();
    await expect.poll(() => env.sent.length).toBe(1);
    await closed.close();
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    await env.evaluate(other);
    await runHeartbeats(other, timers, 50);
    expect(env.sent).toHaveLength(1);
    await runHeartbeats(other, timers, 20);
    const keys = env.sent.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('release their alerts and notifications on close, and acquire none afterwards', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    const closed = env.evaluator({
      send: async () => ({ status: 503 }),
      timers: {
        ...instantTimers(),
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    expect(env.sent).toEqual([]);
    await env.evaluate(env.evaluator());
    expect(env.sent).toHaveLength(1);
    const queryCount = env.queries.length;
    env.clock.time += MINUTE;
    await closed.runDueAlerts();
    expect(env.queries).toHaveLength(queryCount);
    expect(await env.service.store.db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
  });
});
