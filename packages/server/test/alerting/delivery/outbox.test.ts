import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pruneOutbox } from '../../../src/alerting/outbox/prune.ts';
import { supersedeRepeats } from '../../../src/alerting/outbox/supersede.ts';
import { countTicks } from '../../support/count-ticks.ts';
import { engines } from '../../support/engines.ts';
import { createWebhook } from '../../support/service.ts';
import { isSoak } from '../../support/soak.ts';
import { changeAlert, createAlert, openAlertingEnv, runHeartbeats } from '../support/alerting-env.ts';
import { instantTimers } from '../support/simulated-timers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines)('the outbox on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  /** Returns the store with a plugin that counts the statements of each kind and records the results. */
  const observeStore = () => {
    const kinds: string[] = [];
    const results: (readonly object[])[] = [];
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        kinds.push(node.kind);
        return node;
      },
      async transformResult({ result }) {
        results.push(result.rows as object[]);
        return result;
      },
    };
    const { db, transaction } = env.service.store;
    const store: Pick<typeof env.service.store, 'db' | 'transaction'> = {
      db: db.withPlugin(plugin),
      transaction: (work) => transaction((tx) => work(tx.withPlugin(plugin))),
    };
    return { store, results, count: (kind: string) => kinds.filter((name) => name === kind).length };
  };

  /** Creates an alert with a webhook, and inserts notifications of the alert that belong to no lease. */
  const insertUnowned = async (count: number, doneAt: (index: number) => string | null = () => null) => {
    const webhook = await createWebhook(env.service, env.team);
    const alert = await createAlert(env.service, env.team, { webhooks: [webhook] });
    const rows = Array.from({ length: count }, (_, index) => ({
      tenant_id: env.team.id,
      key: `key ${index}`,
      sequence: String(index).padStart(5, '0'),
      alert_id: alert,
      channel_id: webhook,
      content: '{}',
      owner: null,
      done_at: doneAt(index),
      group_key: '',
      kind: 'firing',
      status: doneAt(index) === null ? 'pending' : 'delivered',
      attempts: 0,
      backoff: 0,
      created_ms: env.clock.time,
      expires_ms: env.clock.time + DAY,
    }));
    await env.service.store.db.insertInto('alert_notifications').values(rows).execute();
  };

  it('is written in batches and read in pages without the content', async () => {
    const groups = Array.from({ length: 1000 }, (_, index) => ({ group: [`service-${index}`], value: 12 }));
    env.rows = () => groups;
    await createAlert(env.service, env.team, {
      tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
    });
    const { store, results, count } = observeStore();
    const alerting = env.evaluator({ canBeKilled: true, store, send: () => new Promise(() => undefined) });
    for (let minute = 0; minute < 2; minute += 1) {
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
    }
    expect(await env.undelivered()).toHaveLength(2000);
    expect(count('InsertQueryNode')).toBeLessThan(30);
    const multiple = results.filter(({ length }) => length > 1);
    expect(Math.max(...multiple.map(({ length }) => length))).toBe(500);
    expect(multiple.filter(([row]) => row && 'content' in row)).toEqual([]);
  });

  it('is sent in one round if its notifications belong to no lease', async () => {
    await insertUnowned(600);
    await env.evaluate(env.evaluator());
    expect(env.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array.from({ length: 600 }, (_, index) => `key ${index}`),
    );
  });

  /** Creates an alert on 1,000 groups with this number of webhooks. Evaluates a window, and delivers nothing. */
  const notifyManyGroups = async (webhooks: number, overrides: Parameters<typeof createAlert>[2] = {}) => {
    env.rows = () => Array.from({ length: 1000 }, (_, index) => ({ group: [`service-${index}`], value: 12 }));
    const ids: string[] = [];
    for (let nth = 0; nth < webhooks; nth += 1) ids.push(await createWebhook(env.service, env.team));
    await createAlert(env.service, env.team, {
      webhooks: ids,
      tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
      ...overrides,
    });
    const alerting = env.evaluator({ canBeKilled: true, send: () => new Promise(() => undefined) });
    env.clock.time += MINUTE;
    await alerting.runDueAlerts();
    return alerting;
  };
  const longTexts = {
    message: 'm'.repeat(4_000),
    note: 'n'.repeat(4_000),
    tags: Array.from({ length: 50 }, (_, nth) => `tag ${nth}`),
  };

  it('shortens the message, the note and the list of tags if an evaluation creates more than 1,000 notifications', async () => {
    await notifyManyGroups(2, longTexts);
    const [first] = await env.undelivered();
    const { body, context } = JSON.parse(first?.content ?? '{}');
    expect(body).toBe(`${'m'.repeat(499)}…`);
    expect(context).toMatchObject({ note: `${'n'.repeat(499)}…`, tags: longTexts.tags.slice(0, 10) });
  });

  it('stores the full texts and all tags if an evaluation creates 1,000 notifications', async () => {
    await notifyManyGroups(1, longTexts);
    const [first] = await env.undelivered();
    expect(JSON.parse(first?.content ?? '{}')).toMatchObject({
      body: longTexts.message,
      context: { note: longTexts.note, tags: longTexts.tags },
    });
  });

  describe('with more than 1,000 notifications of an evaluation', () => {
    /** Creates an alert whose evaluation notifies each of two webhooks about 1,000 groups. */
    const createNoisyAlert = async () => {
      env.rows = () => Array.from({ length: 1000 }, (_, index) => ({ group: [`service-${index}`], value: 12 }));
      const webhooks = [await createWebhook(env.service, env.team), await createWebhook(env.service, env.team)];
      return createAlert(env.service, env.team, {
        webhooks,
        tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
      });
    };

    /** Creates an evaluator that sends nothing. Its store calls `interrupt` once, after two transactions have stored notifications. */
    const interruptedEvaluator = (interrupt: () => Promise<void>) => {
      const { store } = env.service;
      const { db } = store;
      let transactions = 0;
      let isInterrupted = false;
      const count = async () =>
        Number(
          (
            await db
              .selectFrom('alert_notifications')
              .select((eb) => eb.fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        );
      return env.evaluator({
        canBeKilled: true,
        send: () => new Promise(() => undefined),
        store: {
          db,
          async transaction(work) {
            if ((await count()) > 0) transactions += 1;
            if (transactions === 2 && !isInterrupted) {
              isInterrupted = true;
              await interrupt();
            }
            return store.transaction(work);
          },
        },
      });
    };

    const storedNotifications = () => env.service.store.db.selectFrom('alert_notifications').select('key').execute();
    const pendingNotices = () => env.service.store.db.selectFrom('pending_notices').select('number').execute();

    it('stores them in transactions of 40 notifications', async () => {
      await createNoisyAlert();
      const sizes: number[] = [];
      const { db, transaction } = env.service.store;
      const sizesOf: typeof transaction = async (work) => {
        const before = (await storedNotifications()).length;
        const result = await transaction(work);
        sizes.push((await storedNotifications()).length - before);
        return result;
      };
      const alerting = env.evaluator({
        canBeKilled: true,
        store: { db, transaction: sizesOf },
        send: () => new Promise(() => undefined),
      });
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      expect(sizes.filter((size) => size > 0)).toEqual(Array.from({ length: 50 }, () => 40));
      expect(await pendingNotices()).toEqual([]);
    });

    it('stores the remaining ones in the next round if the store fails after two transactions', async () => {
      await createNoisyAlert();
      const alerting = interruptedEvaluator(() => Promise.reject(new Error('the disk is full')));
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      expect(await storedNotifications()).toHaveLength(80);
      expect(env.counts).toMatchObject({ evaluated: 0, notEvaluated: 1 });
      await alerting.runDueAlerts();
      expect(new Set((await storedNotifications()).map(({ key }) => key)).size).toBe(2000);
    });

    it('stores the remaining ones if the evaluator is killed and another one takes over its lease', async () => {
      await createNoisyAlert();
      const killed = interruptedEvaluator(() => Promise.reject(new Error('killed')));
      env.clock.time += MINUTE;
      await killed.runDueAlerts();
      const timers = instantTimers();
      const other = env.evaluator({ timers });
      // On PostgreSQL, a takeover can fail because of the deliveries of the same process. The next round continues.
      await runHeartbeats(other, timers, 60).catch(() => undefined);
      const sendOthers = async () => {
        await env.evaluate(other).catch(() => undefined);
        return env.sent.length;
      };
      await expect.poll(sendOthers, { timeout: 60_000 }).toBe(2000);
      expect(new Set(env.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2000);
    });

    it('stores the remaining ones with the new message if the alert is changed after two transactions', async () => {
      const id = await createNoisyAlert();
      const alerting = interruptedEvaluator(() => changeAlert(env.service, env.team, id, { message: 'new message' }));
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      await alerting.runDueAlerts();
      const bodies = (await env.undelivered()).map(({ content }) => JSON.parse(content).body);
      expect([bodies.length, bodies.filter((body) => body === 'new message').length]).toEqual([2000, 1920]);
    });

    it('stores the remaining ones in the next round if the alert is disabled after two transactions', async () => {
      const id = await createNoisyAlert();
      const alerting = interruptedEvaluator(() => changeAlert(env.service, env.team, id, { enabled: false }));
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      await alerting.runDueAlerts();
      expect(await storedNotifications()).toHaveLength(2000);
      expect((await env.readAlert(id)).state).toBe('DISABLED');
    });

    it('stores no more of them if the alert is deleted after two transactions', async () => {
      const id = await createNoisyAlert();
      const alerting = interruptedEvaluator(() => env.service.alerts.delete(env.team, id));
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      expect([await env.undelivered(), await pendingNotices()]).toEqual([[], []]);
    });
  });

  it('is pruned again after 20,000 new notifications', async () => {
    const alerting = await notifyManyGroups(10);
    const { db } = env.service.store;
    await db.updateTable('alert_notifications').set({ done_at: '2020-01-01T00:00:00.000Z' }).execute();
    // Each evaluation creates 10,000 notifications. The round of the first evaluation has pruned the outbox, so the count starts at 0.
    const readCompleted = async () => {
      env.clock.time += MINUTE;
      await alerting.runDueAlerts();
      return db.selectFrom('alert_notifications').select('key').where('done_at', 'is not', null).execute();
    };
    expect(await readCompleted()).toHaveLength(10_000);
    expect(await readCompleted()).toHaveLength(0);
  }, 60_000);

  describe('with 1,300 undelivered notifications of a deleted alert', () => {
    const deleteAlertOfNotifications = async () => {
      const { id } = await env.service.store.db.selectFrom('alerts').select('id').executeTakeFirstOrThrow();
      await env.service.alerts.delete(env.team, id);
    };
    const storedKeys = () => env.service.store.db.selectFrom('alert_notifications').select('key').execute();

    it('sends none of them, and deletes them in the next round', async () => {
      await insertUnowned(1300);
      await deleteAlertOfNotifications();
      expect((await storedKeys()).length).toBeGreaterThan(1000);
      await env.evaluate(env.evaluator());
      expect([env.sent, await storedKeys()]).toEqual([[], []]);
      expect(await env.service.store.db.selectFrom('deleted_alerts').selectAll().execute()).toEqual([]);
    });

    it('deletes them in transactions of at most 100 notifications', async () => {
      await insertUnowned(1300);
      const { store, count } = observeStore();
      await deleteAlertOfNotifications();
      await env.evaluate(env.evaluator({ store }));
      // The deletion of the alert has deleted the first 100 notifications.
      expect(count('DeleteQueryNode')).toBeGreaterThanOrEqual(12);
    });

    it('sends none that were queued before the deletion, except the one in flight', async () => {
      await insertUnowned(1300);
      let release = (): void => undefined;
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      let started = 0;
      const alerting = env.evaluator({
        async send(...request) {
          started += 1;
          await isReleased;
          return env.accept(...request);
        },
      });
      await alerting.runDueAlerts();
      await expect.poll(() => started).toBe(1);
      await deleteAlertOfNotifications();
      release();
      await alerting.deliveriesSettled();
      expect(env.sent).toHaveLength(1);
    });

    it('sends the notifications of other alerts', async () => {
      await insertUnowned(1300);
      await deleteAlertOfNotifications();
      env.setValue(12);
      await createAlert(env.service, env.team);
      await env.advance();
      expect(env.takeSent()).toEqual([['ALERT', 12]]);
    });
  });

  it('searches for superseded repeats of many groups in several ticks of the event loop', async () => {
    await insertUnowned(1);
    const { db, transaction } = env.service.store;
    await db.updateTable('alert_notifications').set({ backoff: 1 }).execute();
    const [failing] = await env.undelivered();
    const repeats = Array.from({ length: 5_000 }, (_, nth) => ({
      tenant: env.team.id,
      alertId: failing?.alert_id ?? '',
      channelId: failing?.channel_id ?? '',
      groupKey: `group ${nth}`,
    }));
    const { ticks } = await countTicks(() => transaction((tx) => supersedeRepeats(tx, repeats, env.clock.time)));
    expect(ticks).toBeGreaterThanOrEqual(10);
  });

  it('is pruned in batches, a day after the notifications were sent', async () => {
    const now = env.clock.time;
    await insertUnowned(1300, (index) => new Date(index < 1200 ? now - DAY - 1 : now - DAY + 1000).toISOString());
    const { store, count } = observeStore();
    await pruneOutbox(store, now);
    const remaining = await env.service.store.db.selectFrom('alert_notifications').select('key').execute();
    expect([remaining.length, count('DeleteQueryNode')]).toEqual([100, 13]);
  });

  it.runIf(isSoak && engine.name === 'sqlite')(
    'is pruned without reading 100,000 undelivered notifications',
    async () => {
      await insertUnowned(1);
      const { db } = env.service.store;
      for (let start = 0; start < 100_000; start += 10_000) {
        const numbers = Array.from({ length: 10_000 }, (_, nth) => start + nth);
        // The keys are not in the order of `sequence`, as with real notifications, whose keys are hashes.
        await sql`
        insert into alert_notifications (tenant_id, key, sequence, alert_id, channel_id, content, created_ms, expires_ms)
        select tenant_id, value * 7919 % 100003 || ' copy', value + 100000, alert_id, channel_id, ${'x'.repeat(3_000)}, created_ms, expires_ms
        from alert_notifications, (select json_each.value from json_each(${JSON.stringify(numbers)})) where sequence = '00000'`.execute(
          db,
        );
      }
      const prune = () => pruneOutbox(env.service.store, env.clock.time, { maxUndelivered: 1_000_000 });
      await prune();
      const before = process.threadCpuUsage();
      await prune();
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(30);
    },
    60_000,
  );

  it('keeps the newest undelivered notifications up to the maximum if it is pruned twice at the same time', async () => {
    await insertUnowned(1300);
    const prune = () => pruneOutbox(env.service.store, env.clock.time, { maxUndelivered: 600 });
    const abandoned = await Promise.all([prune(), prune()]);
    expect(abandoned[0] + abandoned[1]).toBe(700);
    const sequences = (await env.undelivered()).map(({ sequence }) => Number(sequence));
    expect(sequences.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 600 }, (_, index) => 700 + index));
  });

  it('keeps the newest completed notifications up to the maximum', async () => {
    const now = env.clock.time;
    await insertUnowned(1300, (index) => new Date(now - 1300 + index).toISOString());
    await pruneOutbox(env.service.store, now, { maxCompleted: 600 });
    const remaining = await env.service.store.db.selectFrom('alert_notifications').select('key').execute();
    expect(remaining.map(({ key }) => Number(key.slice('key '.length))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 600 }, (_, index) => 700 + index),
    );
  });
});
