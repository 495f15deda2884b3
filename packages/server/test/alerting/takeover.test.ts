import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Alerting } from '../../src/alerting/alerting.ts';
import { createIds } from '../../src/domain/ids.ts';
import { engines } from '../support/engines.ts';
import { type Moment, mortal } from './support/mortal.ts';
import { instantTiming } from './support/simulated-time.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('evaluators of one store on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    the = await openWorld(engine);
    the.world.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => the.close());

  const keys = () => the.world.sent.map(({ headers }) => headers['idempotency-key']);

  /** An evaluator that dies at a moment, and what it had begun. */
  const dying = async (at: Moment, nth = 1) => {
    let count = 0;
    const process = mortal((moment) => moment === at && ++count === nth);
    const alerting = the.evaluator({
      isMortal: true,
      store: process.store(the.service.store),
      send: process.send(the.take),
    });
    void alerting.runDueAlerts();
    while (!process.isDead()) await new Promise((resolve) => setTimeout(resolve, 2));
    return alerting;
  };

  const waiting = () =>
    the.service.store.db.selectFrom('alert_notifications').select('owner').where('done_at', 'is', null).execute();

  /** Lets time pass for an evaluator that looks on. */
  const watch = async (alerting: Alerting, timing: ReturnType<typeof instantTiming>, seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await alerting.heartbeat();
      timing.move(10_000);
    }
    await alerting.heartbeat();
    await alerting.deliveriesSettled();
  };

  it('evaluate each window once, however many are at it', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    for (let count = 0; count < 30; count += 1) await makeAlert(the.service, the.team, { webhooks: [webhook] });
    const evaluators = Array.from({ length: 4 }, () => the.evaluator());
    for (let minute = 0; minute < 2; minute += 1) {
      the.clock.time += MINUTE;
      await Promise.all(evaluators.map((alerting) => the.evaluate(alerting)));
    }
    expect(the.world.sent).toHaveLength(60);
    expect(new Set(keys()).size).toBe(60);
    expect(the.asked).toHaveLength(60);
    expect(the.world.warnings).toEqual([]);
  });

  it('deliver what they take over before they say that everything is delivered', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    for (let count = 0; count < 5; count += 1) await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    await dying('after a write');
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    await other.heartbeat();
    timing.move(60_000);
    const beat = other.heartbeat();
    await other.deliveriesSettled();
    expect(the.world.sent).toHaveLength(5);
    await beat;
  });

  const moments: [Moment, number, string, number][] = [
    ['after a write', 1, 'when it has taken an alert', 1],
    ['before a write', 2, 'when it knows the value', 1],
    ['after a write', 2, 'when it has written the notification', 1],
    ['before sending', 1, 'before it sends', 1],
    ['after sending', 1, 'after the webhook took it', 2],
  ];

  it.each(moments)('take over from one that dies %s (%i): %s', async (moment, nth, _, times) => {
    const id = await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    await dying(moment, nth);
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    await the.evaluate(other);
    expect(the.world.sent).toHaveLength(times - 1);
    await watch(other, timing, 40);
    expect(the.world.sent).toHaveLength(times - 1);
    await watch(other, timing, 30);
    expect(the.world.sent).toHaveLength(times);
    expect(new Set(keys()).size).toBe(1);
    expect((await the.service.alerts.get(the.team, id)).resource.state).toBe('ALERT');
    await watch(other, timing, 60);
    expect(the.world.sent).toHaveLength(times);
  });

  it('send nothing newer of an alert before what another one may still be sending', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    await dying('before sending');
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    for (const value of [1, 12]) {
      the.world.rows = () => [{ group: [], value }];
      the.clock.time += MINUTE;
      await the.evaluate(other);
    }
    await watch(other, timing, 40);
    expect(the.news()).toEqual([]);
    await watch(other, timing, 30);
    expect(the.news()).toEqual([
      ['ALERT', 12],
      ['OK', 1],
      ['ALERT', 12],
    ]);
  });

  it('notify in order where the clock of the one that died was ahead', async () => {
    await makeAlert(the.service, the.team);
    the.clock.time += MINUTE;
    const ahead = { newId: createIds(() => the.clock.time + 10 * MINUTE), isMortal: true } as const;
    await the.evaluator({ ...ahead, send: () => new Promise(() => undefined) }).runDueAlerts();
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    the.world.rows = () => [{ group: [], value: 1 }];
    the.clock.time += MINUTE;
    await the.evaluate(other);
    expect(the.news()).toEqual([]);
    await watch(other, timing, 70);
    expect(the.news()).toEqual([
      ['ALERT', 12],
      ['OK', 1],
    ]);
  });

  it('notify in order what they take over while they send something else', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    await the.evaluator({ isMortal: true, send: () => new Promise(() => undefined) }).runDueAlerts();
    const timing = instantTiming();
    const slow = Promise.withResolvers<void>();
    let isAsked = false;
    const send: typeof the.take = async (...request) => {
      isAsked = true;
      await slow.promise;
      return the.take(...request);
    };
    const other = the.evaluator({ timing, send });
    // Another alert of the webhook comes first in the round that takes over, and its notification is slow.
    await makeAlert(the.service, the.team, { webhooks: [webhook], name: 'Other' });
    the.clock.time += MINUTE;
    const round = other.runDueAlerts();
    await expect.poll(() => isAsked).toBe(true);
    await round;
    the.world.rows = () => [{ group: [], value: 1 }];
    the.clock.time += MINUTE;
    const watched = watch(other, timing, 70);
    await expect.poll(async () => new Set((await waiting()).map(({ owner }) => owner)).size).toBe(1);
    slow.resolve();
    await watched;
    for (let count = 0; count < 3; count += 1) await the.evaluate(other);
    const first = the.world.sent.filter(({ body }) => body.title !== 'Other').map(({ body }) => body.endTime);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first).toHaveLength(3);
  });

  it('give alerts back that they had taken when they ended', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    const gate = Promise.withResolvers<void>();
    let isHeld = false;
    const linkTo = async () => {
      if (isHeld) await gate.promise;
      return () => 'https://dashboards.example.org/x';
    };
    const first = the.evaluator({ isMortal: true, send: () => new Promise(() => undefined), linkTo });
    await first.runDueAlerts();
    isHeld = true;
    for (let count = 0; count < 10; count += 1) await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    const round = first.runDueAlerts();
    await expect.poll(() => the.asked.length).toBeGreaterThan(1);
    const closing = first.close();
    gate.resolve();
    await Promise.all([round, closing]);
    await the.evaluate(the.evaluator());
    const { db } = the.service.store;
    expect(await db.selectFrom('alert_evaluations').select('owner').where('owner', 'is not', null).execute()).toEqual(
      [],
    );
  });

  it('leave at once what they were not sending when they ended', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    for (let count = 0; count < 3; count += 1) await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    const first = the.evaluator({ isMortal: true, send: () => new Promise(() => undefined) });
    await first.runDueAlerts();
    await first.close();
    const timing = instantTiming();
    const other = the.evaluator({ timing });
    await the.evaluate(other);
    expect(the.world.sent).toHaveLength(2);
    await watch(other, timing, 70);
    expect(the.world.sent).toHaveLength(3);
    expect(new Set(keys()).size).toBe(3);
  });
});
