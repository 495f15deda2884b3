import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Alerting } from '../../src/alerting/alerting.ts';
import { engines } from '../support/engines.ts';
import { instantTiming } from './support/simulated-time.ts';
import { makeAlert, openWorld } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('evaluators that are slow, stopped or closed on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    the = await openWorld(engine);
    the.world.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => the.close());

  /** Lets time pass for an evaluator that looks on. */
  const watch = async (alerting: Alerting, timing: ReturnType<typeof instantTiming>, seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await alerting.heartbeat();
      timing.move(10_000);
    }
    await alerting.heartbeat();
    await alerting.deliveriesSettled();
  };

  it('do not take over from one that lives, however slow a webhook is', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    let answer: (response: { status: number }) => void = () => undefined;
    const slowTiming = instantTiming();
    const slow = the.evaluator({
      timing: slowTiming,
      send: async (...request) => {
        await the.take(...request);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    await slow.runDueAlerts();
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    for (let count = 0; count < 20; count += 1) {
      await slow.heartbeat();
      slowTiming.move(10_000);
      await watch(other, timing, 10);
    }
    expect(await other.hasUnverifiedLeases()).toBe(false);
    answer({ status: 200 });
    await slow.deliveriesSettled();
    await watch(other, timing, 120);
    expect(the.world.sent).toHaveLength(1);
  });

  it('leave what they were given to others when they are thought dead, and then send nothing of it', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    const stoppedTiming = instantTiming();
    let isStopped = true;
    let goOn: () => void = () => undefined;
    const stopped = the.evaluator({
      timing: stoppedTiming,
      store: {
        db: the.service.store.db,
        async transaction(work) {
          const result = await the.service.store.transaction(work);
          // What happens to a process that is stopped and goes on much later, between its writing and its sending.
          if (isStopped && the.asked.length === 1) {
            isStopped = false;
            await new Promise<void>((resolve) => {
              goOn = resolve;
            });
          }
          return result;
        },
      },
    });
    const round = stopped.runDueAlerts();
    while (isStopped) await new Promise((resolve) => setTimeout(resolve, 2));
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    await watch(other, timing, 80);
    expect(the.world.sent).toHaveLength(1);
    stoppedTiming.move(80_000);
    goOn();
    await round;
    await stopped.deliveriesSettled();
    expect(the.world.sent).toHaveLength(1);
  });

  it('make no further attempt at what others may have by now', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    const stoppedTiming = instantTiming();
    let goOn: (() => void) | undefined;
    let attempts = 0;
    const stopped = the.evaluator({
      send: async () => {
        attempts += 1;
        return { status: 503 };
      },
      timing: {
        elapsed: stoppedTiming.elapsed,
        wait: () =>
          new Promise((resolve) => {
            goOn = resolve;
          }),
      },
    });
    await stopped.runDueAlerts();
    while (!goOn) await new Promise((resolve) => setTimeout(resolve, 2));
    const timing = instantTiming();
    await watch(the.evaluator({ timing }), timing, 80);
    expect(the.world.sent).toHaveLength(1);
    stoppedTiming.move(80_000);
    goOn();
    await stopped.deliveriesSettled();
    expect(attempts).toBe(1);
  });

  it('that are closed while a webhook has not answered leave it to be sent again when it surely has', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    const closed = the.evaluator({
      send: async (...request) => {
        await the.take(...request);
        return new Promise(() => undefined);
      },
    });
    await closed.runDueAlerts();
    while (the.world.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    await closed.close();
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    await the.evaluate(other);
    await watch(other, timing, 50);
    expect(the.world.sent).toHaveLength(1);
    await watch(other, timing, 20);
    const keys = the.world.sent.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('give everything back when they are closed', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    const closed = the.evaluator({
      send: async () => ({ status: 503 }),
      timing: {
        ...instantTiming(),
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    expect(the.world.sent).toEqual([]);
    await the.evaluate(the.evaluator());
    expect(the.world.sent).toHaveLength(1);
    await closed.runDueAlerts();
    expect(await the.service.store.db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
  });
});
