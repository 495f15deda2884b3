import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '../../../src/alerting/delivery/attempts.ts';
import { pruneOutbox } from '../../../src/alerting/outbox/prune.ts';
import { migrations } from '../../../src/store/migrations/migrate.ts';
import { UNKNOWN_ID } from '../../http/support/request-bodies.ts';
import { engines } from '../../support/engines.ts';
import { ALL, createWebhook, readAll } from '../../support/service.ts';
import { createAlert, openAlertingEnv } from '../support/alerting-env.ts';
import { SimulatedTimers } from '../support/simulated-timers.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Returns true for three of every five minutes. */
function isViolating(startMs: number) {
  return Math.floor(startMs / MINUTE) % 5 < 3;
}

/**
 * Returns the resolutions and the later firings of a group in the minutes after `beginMs`, as `<end of the window> <state>`. Omits
 * the last minute: the simulated rows end before its window does.
 */
function transitionsAfter(beginMs: number, minutes: number): string[] {
  const transitions: string[] = [];
  for (let minute = 1; minute < minutes - 1; minute += 1) {
    const startMs = beginMs + minute * MINUTE;
    const isFiring = isViolating(startMs);
    if (isFiring !== isViolating(startMs - MINUTE))
      transitions.push(`${startMs + MINUTE} ${isFiring ? 'ALERT' : 'OK'}`);
  }
  return transitions;
}

/** Advances the time until a promise settles. */
async function advanceUntil(time: SimulatedTimers, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  // PostgreSQL needs real time, which the simulated timers do not see.
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (!isDone) await time.advance(100);
  }
  await work;
}

describe.each(engines)('on $name, notifications to a receiver', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  const deliveriesOf = async (alert: string) =>
    (await readAll(env.service.alerts.listDeliveries(env.team, alert, ALL))).items.reverse();

  const errorTypesOf = async (alert: string) =>
    (await env.service.alerts.get(env.team, alert)).resource.executionErrors?.map(({ type }) => type);

  const outages: [string, number, boolean][] = [
    ['for 1 second', SECOND, false],
    ['for 1 minute, with restarts of the process,', MINUTE, true],
    ['for 1 hour, with restarts of the process,', HOUR, true],
  ];
  // PostgreSQL skips the longest outage: its many rounds are slow there.
  it.each(engine.name === 'postgres' ? outages.slice(0, 2) : outages)(
    'that is down %s arrive in order with one key each, and no first firing or resolution is lost',
    async (_, downMs, hasRestarts) => {
      const begin = env.clock.time;
      const time = new SimulatedTimers();
      const downFromMs = 7 * MINUTE + 10 * SECOND;
      env.rows = (startMs) => ['a', 'b'].map((group) => ({ group: [group], value: isViolating(startMs) ? 12 : 0 }));
      const alert = await createAlert(env.service, env.team, {
        tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
      });
      const keys = new Map<string, Set<string>>();
      const accepted: { group: string; endTime: number; state: string; eventId: string }[] = [];
      const send: Send = async (_url, { headers = {}, body = '' } = {}) => {
        const { group, endTime, state, eventId } = JSON.parse(body);
        const name = `${group} ${endTime} ${state}`;
        keys.set(name, (keys.get(name) ?? new Set()).add(headers['idempotency-key'] ?? ''));
        const isDown = time.now >= downFromMs && time.now < downFromMs + downMs;
        if (isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        accepted.push({ group: group[0], endTime, state, eventId });
        return { status: 200 };
      };
      const open = () =>
        env.evaluator({ canBeKilled: true, send, timers: time, clock: () => begin + time.now, hasGracePeriod: true });
      let alerting = open();
      const minutes = 20 + Math.ceil(downMs / MINUTE);
      for (let minute = 0; minute < minutes; minute += 1) {
        const roundMs = minute * MINUTE + 10 * SECOND;
        if (time.now < roundMs) await time.advance(roundMs - time.now);
        if (hasRestarts && minute % 10 === 9) {
          await advanceUntil(time, alerting.close());
          alerting = open();
        }
        await advanceUntil(
          time,
          alerting.heartbeat().then(() => env.evaluate(alerting)),
        );
      }
      env.rows = () => [];
      for (let minute = 0; minute < 15; minute += 1) {
        await time.advance(MINUTE);
        await advanceUntil(
          time,
          alerting.heartbeat().then(() => env.evaluate(alerting)),
        );
      }
      await advanceUntil(time, alerting.close());

      const expected = transitionsAfter(begin, minutes);
      expect(expected.length).toBeGreaterThan(5);
      for (const group of ['a', 'b']) {
        const ofGroup = accepted.filter((notification) => notification.group === group);
        const names = new Set(ofGroup.map(({ endTime, state }) => `${endTime} ${state}`));
        expect(expected.filter((name) => !names.has(name))).toEqual([]);
        const ends = ofGroup.map(({ endTime }) => endTime);
        expect(ends).toEqual(ends.toSorted((first, second) => first - second));
        expect(names.size).toBe(ofGroup.length);
      }
      for (const keysOfName of keys.values()) expect(keysOfName.size).toBe(1);
      const statuses = new Set((await deliveriesOf(alert)).map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 'delivered' && status !== 'superseded')).toEqual([]);
      expect(env.counts.notDelivered).toBe(0);
    },
  );

  it('that is down are superseded by newer ones of the same group, except the first firing', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    const alerting = env.evaluator({ send: async () => ({ status: 503 }) });
    for (let minute = 0; minute < 4; minute += 1) {
      env.clock.time += MINUTE;
      await env.evaluate(alerting);
    }
    env.rows = () => [];
    env.clock.time += MINUTE;
    await env.evaluate(alerting);
    const before = await deliveriesOf(alert);
    expect(before.map(({ state, status }) => `${state} ${status}`)).toEqual([
      'ALERT pending',
      'ALERT superseded',
      'ALERT superseded',
      'ALERT superseded',
      'OK pending',
    ]);
    env.clock.time += 10 * MINUTE;
    await env.evaluate(env.evaluator());
    expect(env.takeSent()).toEqual([
      ['ALERT', 12],
      ['OK', 0],
    ]);
  });

  it('that is down inherit the backoff of the notifications that they supersede', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    await createAlert(env.service, env.team);
    const requestCounts: number[] = [];
    for (const status of [200, 503, 503]) {
      let requests = 0;
      const send: Send = async () => {
        requests += 1;
        return { status };
      };
      env.clock.time += MINUTE;
      await env.evaluate(env.evaluator({ send }));
      requestCounts.push(requests);
    }
    // The second notification has three attempts. The third one inherits the backoff of the second, so the third has a single attempt.
    expect(requestCounts).toEqual([1, 3, 1]);
  });

  it('that is down are not attempted before the next attempt of the notifications that they supersede', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    let requests = 0;
    let status = 200;
    const alerting = env.evaluator({
      send: async () => {
        requests += 1;
        return { status };
      },
    });
    await env.advance(alerting);
    status = 503;
    for (let minute = 0; minute < 60; minute += 1) await env.advance(alerting);
    const { nextAttemptAt } = (await deliveriesOf(alert)).at(-1) ?? {};
    expect(Date.parse(nextAttemptAt ?? '')).toBeGreaterThan(env.clock.time);
    // One success and three first attempts. Then one attempt 1, 2, 4, 8 and 16 minutes after these, and later one every 10 minutes. Each
    // delay is up to a quarter shorter.
    expect(requests).toBeGreaterThan(8);
    expect(requests).toBeLessThan(16);
  });

  it('are delivered if they are superseded during an attempt that succeeds', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    const statuses = async () => (await deliveriesOf(alert)).map(({ status }) => status);
    let send: Send = env.accept;
    const alerting = env.evaluator({ send: (...request) => send(...request) });
    env.clock.time += MINUTE;
    await env.evaluate(alerting);
    send = async () => ({ status: 503 });
    env.clock.time += MINUTE;
    await env.evaluate(alerting);
    const gate = Promise.withResolvers<void>();
    send = async (...request) => {
      await gate.promise;
      return env.accept(...request);
    };
    // The second notification is sent again before the window of the third ends.
    env.clock.time += 40 * SECOND;
    await alerting.runDueAlerts();
    env.clock.time += 20 * SECOND;
    await alerting.runDueAlerts();
    expect(await statuses()).toEqual(['delivered', 'superseded', 'pending']);
    gate.resolve();
    await alerting.deliveriesSettled();
    expect((await statuses()).slice(0, 2)).toEqual(['delivered', 'delivered']);
  });

  it('that responds slowly are all delivered', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    await createAlert(env.service, env.team);
    let respond: (() => void) | undefined;
    const alerting = env.evaluator({
      send: (...request) => new Promise((resolve) => (respond = () => resolve(env.accept(...request)))),
    });
    for (let minute = 0; minute < 3; minute += 1) {
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
    }
    const settled = alerting.deliveriesSettled();
    for (let count = 0; count < 3; count += 1) {
      while (!respond) await new Promise((resolve) => setTimeout(resolve, 1));
      respond();
      respond = undefined;
    }
    await settled;
    expect(env.takeSent()).toEqual([
      ['ALERT', 12],
      ['ALERT', 12],
      ['ALERT', 12],
    ]);
  });

  it('wait longer after each failure, up to ten minutes', async () => {
    const alert = await createAlert(env.service, env.team);
    env.rows = () => [{ group: [], value: 12 }];
    env.clock.time += MINUTE;
    const alerting = env.evaluator({ send: async () => ({ status: 503 }) });
    await env.evaluate(alerting);
    env.rows = () => [];
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const [first] = await deliveriesOf(alert);
      const nextMs = Date.parse(first?.nextAttemptAt ?? '');
      waits.push(nextMs - env.clock.time);
      env.clock.time = nextMs - 1;
      await env.evaluate(alerting);
      expect((await deliveriesOf(alert))[0]?.attempts).toBe(3 + count);
      env.clock.time = nextMs;
      await env.evaluate(alerting);
    }
    const bounds = [30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * SECOND);
    expect(waits.map((wait, index) => wait <= (bounds[index] ?? 0) && wait >= 0.75 * (bounds[index] ?? 0))).toEqual(
      bounds.map(() => true),
    );
  });

  it('leave their error on the alert until they are delivered', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    for (let minute = 0; minute < 3; minute += 1) {
      env.clock.time += MINUTE;
      await env.evaluate(env.evaluator({ send: async () => ({ status: 503 }) }));
      expect(await errorTypesOf(alert)).toEqual(['WEBHOOK_ERROR']);
    }
    // A round stores the errors before it sends, so the error of a delivered notification disappears in the next round.
    for (const remaining of [['WEBHOOK_ERROR'], []]) {
      env.clock.time += 10 * MINUTE;
      await env.evaluate(env.evaluator());
      expect(await errorTypesOf(alert)).toEqual(remaining);
    }
  });

  it('do not leave the errors of channels whose deliveries have ended on the alert', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const names = ['down', 'rejects', 'recovers'];
    const urlOf = (name: string) => `https://${name}.example.org/`;
    const webhooks: string[] = [];
    for (const name of names) webhooks.push(await createWebhook(env.service, env.team, { name, url: urlOf(name) }));
    const alert = await createAlert(env.service, env.team, { webhooks });
    const statuses = new Map([
      [urlOf('down'), 503],
      [urlOf('rejects'), 404],
      [urlOf('recovers'), 503],
    ]);
    const alerting = env.evaluator({ send: async (url) => ({ status: statuses.get(url) ?? 200 }) });
    const namesInErrors = async () =>
      (await env.readAlert(alert)).executionErrors?.map(({ message }) => /"(.+)"/.exec(message)?.[1]).sort();
    await env.advance(alerting);
    expect(await namesInErrors()).toEqual(names.toSorted());
    expect(Object.keys((await env.readAlert(alert)).executionErrors?.[0] ?? {})).toEqual([
      'timestamp',
      'type',
      'message',
    ]);
    statuses.delete(urlOf('rejects'));
    statuses.delete(urlOf('recovers'));
    await env.advance(alerting, 10);
    await env.advance(alerting, 10);
    expect(await namesInErrors()).toEqual(['down']);
  });

  it('leave their error on an alert that can no longer be evaluated', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    await env.evaluate(env.evaluator({ send: async () => ({ status: 503 }) }));
    env.rows = () => {
      throw new Error('The engine is unavailable.');
    };
    for (let minute = 0; minute < 2; minute += 1) {
      env.clock.time += MINUTE;
      await env.evaluate(env.evaluator({ send: async () => ({ status: 503 }) }));
      expect(await errorTypesOf(alert)).toEqual(['WEBHOOK_ERROR', 'UNKNOWN']);
    }
    for (const remaining of [['WEBHOOK_ERROR', 'UNKNOWN'], ['UNKNOWN']]) {
      env.clock.time += 10 * MINUTE;
      await env.evaluate(env.evaluator());
      expect(await errorTypesOf(alert)).toEqual(remaining);
    }
  });

  it('leave their error on an alert that is changed to a metric that was never received', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    const alerting = env.evaluator({ send: async () => ({ status: 503 }) });
    await env.advance(alerting);
    env.unseen = ['The source has never received this metric.'];
    const { resource } = await env.service.alerts.get(env.team, alert);
    const trial = { unseen: 'The source has never received this metric.' };
    const changed = await env.service.alerts.replace(env.team, alert, resource as never, undefined, trial);
    expect(changed.resource.executionErrors?.map(({ type }) => type)).toEqual(['WEBHOOK_ERROR', 'INVALID_ALERT']);
    await env.advance(alerting);
    expect(await errorTypesOf(alert)).toEqual(['WEBHOOK_ERROR', 'INVALID_ALERT']);
  });

  it('that rejects many of them do not remove the error of the evaluation from the alert', async () => {
    env.rows = () => Array.from({ length: 25 }, (_, index) => ({ group: [`g${index}`], value: 12 }));
    const alert = await createAlert(env.service, env.team, {
      tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
    });
    const gate = Promise.withResolvers<void>();
    const alerting = env.evaluator({
      send: async () => {
        await gate.promise;
        return { status: 404 };
      },
    });
    env.clock.time += MINUTE;
    await alerting.runDueAlerts();
    env.rows = () => {
      throw new Error('The engine is unavailable.');
    };
    env.clock.time += MINUTE;
    await alerting.runDueAlerts();
    gate.resolve();
    await alerting.deliveriesSettled();
    expect(await errorTypesOf(alert)).toEqual(['UNKNOWN', ...Array(19).fill('WEBHOOK_ERROR')]);
  });

  it('keep the reason of the last failure when they are delivered', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    let attempts = 0;
    const send: Send = async (...request) => {
      attempts += 1;
      return attempts === 1 ? { status: 503 } : env.accept(...request);
    };
    await env.evaluate(env.evaluator({ send }));
    expect(await deliveriesOf(alert)).toMatchObject([
      { status: 'delivered', attempts: 2, error: 'hooks.example.org: responded with status 503' },
    ]);
  });

  it('are retried by one process at a time', async () => {
    env.rows = () => [{ group: [], value: 12 }];
    await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    await env.evaluate(env.evaluator({ send: async () => ({ status: 503 }) }));
    env.clock.time += 30 * SECOND;
    const processes = [env.evaluator(), env.evaluator(), env.evaluator()];
    await Promise.all(processes.map((alerting) => env.evaluate(alerting)));
    expect(env.takeSent()).toEqual([['ALERT', 12]]);
  });

  it('can be sent again by a client, before their next attempt or after they failed', async () => {
    const { alerts } = env.service;
    env.rows = () => [{ group: [], value: 12 }];
    const alert = await createAlert(env.service, env.team);
    env.clock.time += MINUTE;
    let status = 503;
    const alerting = env.evaluator({
      send: async (...request) => (status === 200 ? env.accept(...request) : { status }),
    });
    await env.evaluate(alerting);
    const [pending] = await deliveriesOf(alert);
    expect(pending).toMatchObject({
      status: 'pending',
      attempts: 3,
      error: 'hooks.example.org: responded with status 503 (3 attempts)',
    });
    status = 404;
    await alerts.retryDelivery(env.team, alert, pending?.id ?? '');
    await env.evaluate(alerting);
    const [failed] = await deliveriesOf(alert);
    expect(failed).toMatchObject({ id: pending?.id, status: 'failed', attempts: 4, nextAttemptAt: null });
    status = 200;
    await alerts.retryDelivery(env.team, alert, pending?.id ?? '');
    await env.evaluate(alerting);
    expect(env.sent.map(({ headers }) => headers['idempotency-key'])).toEqual([pending?.idempotencyKey]);
    await expect(alerts.retryDelivery(env.team, alert, pending?.id ?? '')).rejects.toThrow(
      'Expected a pending or failed delivery, but it is delivered.',
    );
    await expect(alerts.retryDelivery(env.managed, alert, pending?.id ?? '')).rejects.toThrow('No alert has this id.');
    await expect(alerts.retryDelivery(env.team, alert, UNKNOWN_ID)).rejects.toThrow('No delivery of this alert');
  });

  it('are bounded per tenant: surplus completed ones are deleted, and the oldest undelivered ones fail', async () => {
    env.rows = (_, where) =>
      Array.from({ length: where === 'other' ? 5 : 30 }, (_, index) => ({ group: [`g${index}`], value: 12 }));
    const series = { type: 'time', aggFn: 'count', groupBy: ['ServiceName'] } as const;
    const tile = { series: [series] };
    const delivered = await createAlert(env.service, env.team, { tile });
    const broken = await createWebhook(env.service, env.team, { url: 'https://broken.example.org/' });
    const undelivered = await createAlert(env.service, env.team, { tile, webhooks: [broken] });
    const ofOthers = await createAlert(env.service, env.managed, {
      tile: { series: [{ ...series, where: 'other' }] },
    });
    env.clock.time += MINUTE;
    await env.evaluate(
      env.evaluator({
        send: async (url, ...sendArguments) =>
          url.includes('broken') ? { status: 503 } : env.accept(url, ...sendArguments),
      }),
    );
    const abandoned = await pruneOutbox(env.service.store, env.clock.time, { maxCompleted: 10, maxUndelivered: 20 });
    expect(abandoned).toBe(10);
    expect((await deliveriesOf(delivered)).length).toBe(10);
    const statuses = (await deliveriesOf(undelivered)).map(({ status }) => status);
    expect(statuses).toEqual([...Array(10).fill('failed'), ...Array(20).fill('pending')]);
    const others = await readAll(env.service.alerts.listDeliveries(env.managed, ofOthers, ALL));
    expect(others.total).toBe(5);
  });

  it('are delivered after an upgrade if an earlier version stored them', async () => {
    const webhook = await createWebhook(env.service, env.team);
    const alert = await createAlert(env.service, env.team, { webhooks: [webhook] });
    const { db } = env.service.store;
    await db.schema.dropTable('alert_evaluations').execute();
    await db.schema.dropTable('alert_notifications').execute();
    await db.schema.dropTable('evaluators').execute();
    const names = [
      'alerting',
      'waiting notifications',
      'delivery retries',
      'columns of evaluations',
      'columns of notifications',
    ];
    for (const { name, up } of migrations) {
      if (!names.includes(name)) continue;
      if (name === 'delivery retries') {
        const content = JSON.stringify({ state: 'ALERT', value: 7, group: [], startTime: 0, endTime: MINUTE });
        const common = { tenant_id: env.team.id, alert_id: alert, webhook_id: webhook, content, owner: null };
        const rows = [
          { ...common, key: 'old 1', sequence: '1'.repeat(24), done_at: '2026-01-01T00:00:00.000Z' },
          { ...common, key: 'old 2', sequence: '2'.repeat(24), done_at: null },
        ];
        await db
          .insertInto('alert_notifications')
          .values(rows as never)
          .execute();
      }
      await up(db as never, env.clock.time);
    }
    expect((await deliveriesOf(alert)).map(({ status }) => status)).toEqual(['delivered', 'pending']);
    await env.evaluate(env.evaluator());
    expect(env.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['old 2']);
  });
});
