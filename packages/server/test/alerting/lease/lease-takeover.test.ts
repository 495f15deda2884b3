import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIds } from '../../../src/domain/ids.ts';
import { engines } from '../../support/engines.ts';
import { createWebhook } from '../../support/service.ts';
import { createAlert, openAlertingEnv, runHeartbeats } from '../support/alerting-env.ts';
import { killableProcess, type Moment } from '../support/killable-process.ts';
import { instantTimers } from '../support/simulated-timers.ts';

const MINUTE = 60_000;

describe.each(engines)('evaluators of one store on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    env.rows = () => [{ group: [], value: 12 }];
  });
  afterEach(() => env.close());

  const keys = () => env.sent.map(({ headers }) => headers['idempotency-key']);

  /** Runs a round of an evaluator that is killed when it reaches a moment for the nth time. */
  const runAndKill = async (killMoment: Moment, nth = 1) => {
    let count = 0;
    const process = killableProcess((moment) => moment === killMoment && ++count === nth);
    const alerting = env.evaluator({
      canBeKilled: true,
      store: process.store(env.service.store),
      send: process.send(env.accept),
    });
    void alerting.runDueAlerts();
    await expect.poll(() => process.isDead()).toBe(true);
  };

  it('evaluate each window once', async () => {
    const webhook = await createWebhook(env.service, env.team);
    for (let count = 0; count < 30; count += 1) await createAlert(env.service, env.team, { webhooks: [webhook] });
    const evaluators = Array.from({ length: 4 }, () => env.evaluator());
    for (let minute = 0; minute < 2; minute += 1) {
      env.clock.time += MINUTE;
      await Promise.all(evaluators.map((alerting) => env.evaluate(alerting)));
    }
    expect(env.sent).toHaveLength(60);
    expect(new Set(keys()).size).toBe(60);
    expect(env.queries).toHaveLength(60);
    // On a slow machine, the store can be too busy for an evaluator to lease alerts.
    expect(env.warnings.filter((warning) => !warning.startsWith('alerts could not be leased'))).toEqual([]);
  });

  it('evaluate the alerts of an expired lease and deliver their notifications before deliveriesSettled resolves', async () => {
    const webhook = await createWebhook(env.service, env.team);
    for (let count = 0; count < 5; count += 1) await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    await runAndKill('after a write');
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    await other.heartbeat();
    timers.advance(60_000);
    const heartbeat = other.heartbeat();
    await other.deliveriesSettled();
    expect(env.sent).toHaveLength(5);
    await heartbeat;
  });

  /** A description, the moment of the kill, its occurrence (1 is the first), and the number of requests that the webhook accepts. */
  const moments: [string, Moment, number, number][] = [
    ['after it acquired an alert', 'after a write', 1, 1],
    ['after it queried the value', 'before a write', 2, 1],
    ['after it stored the notification', 'after a write', 2, 1],
    ['before it sends the notification', 'before sending', 1, 1],
    ['after the webhook accepted the notification', 'after sending', 1, 2],
  ];

  it.each(moments)(
    'take over the expired lease of an evaluator that is killed %s',
    async (_, moment, nth, requestCount) => {
      const id = await createAlert(env.service, env.team);
      env.clock.time += MINUTE;
      await runAndKill(moment, nth);
      const timers = instantTimers();
      const other = env.evaluator({ timers });
      await env.evaluate(other);
      expect(env.sent).toHaveLength(requestCount - 1);
      await runHeartbeats(other, timers, 40);
      expect(env.sent).toHaveLength(requestCount - 1);
      await runHeartbeats(other, timers, 30);
      expect(env.sent).toHaveLength(requestCount);
      expect(new Set(keys()).size).toBe(1);
      expect((await env.service.alerts.get(env.team, id)).resource.state).toBe('ALERT');
      await runHeartbeats(other, timers, 60);
      expect(env.sent).toHaveLength(requestCount);
    },
  );

  it('send no newer notification of an alert while another evaluator may still send an older one', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    await runAndKill('before sending');
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    for (const value of [1, 12]) {
      env.rows = () => [{ group: [], value }];
      env.clock.time += MINUTE;
      await env.evaluate(other);
    }
    await runHeartbeats(other, timers, 40);
    expect(env.takeSent()).toEqual([]);
    await runHeartbeats(other, timers, 30);
    expect(env.takeSent()).toEqual([
      ['ALERT', 12],
      ['OK', 1],
      ['ALERT', 12],
    ]);
  });

  it('notify in order if the clock of the killed evaluator was ahead', async () => {
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    const ahead = { newId: createIds(() => env.clock.time + 10 * MINUTE), canBeKilled: true } as const;
    await env.evaluator({ ...ahead, send: () => new Promise(() => undefined) }).runDueAlerts();
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    env.rows = () => [{ group: [], value: 1 }];
    env.clock.time += MINUTE;
    await env.evaluate(other);
    expect(env.takeSent()).toEqual([]);
    await runHeartbeats(other, timers, 70);
    expect(env.takeSent()).toEqual([
      ['ALERT', 12],
      ['OK', 1],
    ]);
  });

  it('notify in order when they take over an expired lease during another delivery', async () => {
    const webhook = await createWebhook(env.service, env.team);
    await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    await env.evaluator({ canBeKilled: true, send: () => new Promise(() => undefined) }).runDueAlerts();
    const timers = instantTimers();
    const slow = Promise.withResolvers<void>();
    let hasRequest = false;
    const send: typeof env.accept = async (...request) => {
      hasRequest = true;
      await slow.promise;
      return env.accept(...request);
    };
    const other = env.evaluator({ timers, send });
    // The first delivery of the other evaluator is slow. It is for another alert that notifies the same webhook.
    await createAlert(env.service, env.team, { webhooks: [webhook], name: 'Other' });
    env.clock.time += MINUTE;
    const round = other.runDueAlerts();
    await expect.poll(() => hasRequest).toBe(true);
    await round;
    env.rows = () => [{ group: [], value: 1 }];
    env.clock.time += MINUTE;
    const heartbeats = runHeartbeats(other, timers, 70);
    await expect.poll(async () => new Set((await env.undelivered()).map(({ owner }) => owner)).size).toBe(1);
    slow.resolve();
    await heartbeats;
    for (let count = 0; count < 3; count += 1) await env.evaluate(other);
    const first = env.sent.filter(({ body }) => body.title !== 'Other').map(({ body }) => body.endTime);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first).toHaveLength(3);
  });

  it('release the acquired alerts on close', async () => {
    const webhook = await createWebhook(env.service, env.team);
    await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    const gate = Promise.withResolvers<void>();
    let isBlocked = false;
    const linkTo = async () => {
      if (isBlocked) await gate.promise;
      return () => 'https://dashboards.example.org/x';
    };
    const first = env.evaluator({ canBeKilled: true, send: () => new Promise(() => undefined), linkTo });
    await first.runDueAlerts();
    isBlocked = true;
    for (let count = 0; count < 10; count += 1) await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    const round = first.runDueAlerts();
    await expect.poll(() => env.queries.length).toBeGreaterThan(1);
    const closing = first.close();
    gate.resolve();
    await Promise.all([round, closing]);
    await env.evaluate(env.evaluator());
    const { db } = env.service.store;
    expect(await db.selectFrom('alert_evaluations').select('owner').where('owner', 'is not', null).execute()).toEqual(
      [],
    );
  });

  it('release the notifications that are not in flight on close', async () => {
    const webhook = await createWebhook(env.service, env.team);
    for (let count = 0; count < 3; count += 1) await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    const first = env.evaluator({ canBeKilled: true, send: () => new Promise(() => undefined) });
    await first.runDueAlerts();
    await first.close();
    const timers = instantTimers();
    const other = env.evaluator({ timers });
    await env.evaluate(other);
    expect(env.sent).toHaveLength(2);
    await runHeartbeats(other, timers, 70);
    expect(env.sent).toHaveLength(3);
    expect(new Set(keys()).size).toBe(3);
  });
});
