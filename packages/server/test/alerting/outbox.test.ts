import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteDelivered } from '../../src/alerting/outbox/outbox.ts';
import { engines } from '../support/engines.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(engines)('notifications that wait on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    the = await openWorld(engine);
  });
  afterEach(() => the.close());

  /** The store, and how often it is asked what, and how much it answers at once. */
  const observed = () => {
    const asked: string[] = [];
    const answers: (readonly object[])[] = [];
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node.kind);
        return node;
      },
      async transformResult({ result }) {
        answers.push(result.rows as object[]);
        return result;
      },
    };
    const { db, transaction } = the.service.store;
    const store: Pick<typeof the.service.store, 'db' | 'transaction'> = {
      db: db.withPlugin(plugin),
      transaction: (work) => transaction((tx) => work(tx.withPlugin(plugin))),
    };
    return { store, answers, count: (kind: string) => asked.filter((each) => each === kind).length };
  };

  /** Notifications that nobody owns. */
  const leftBehind = async (count: number, doneAt: (index: number) => string | null = () => null) => {
    const webhook = await makeWebhook(the.service, the.team);
    const alert = await makeAlert(the.service, the.team, { webhooks: [webhook] });
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{ tenant_id: the.team.id, key: `key ${index}`, sequence: String(index).padStart(5, '0') },
      ...{ alert_id: alert, webhook_id: webhook, content: '{}', owner: null, done_at: doneAt(index) },
    }));
    await the.service.store.db.insertInto('alert_notifications').values(rows).execute();
  };

  it('are written many at once and looked through in parts, without what they say, so that others have their turn', async () => {
    const groups = Array.from({ length: 1000 }, (_, index) => ({ group: [`service-${index}`], value: 12 }));
    the.world.rows = () => groups;
    await makeAlert(the.service, the.team, {
      tile: { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] },
    });
    const { store, answers, count } = observed();
    const alerting = the.evaluator({ isMortal: true, store, send: () => new Promise(() => undefined) });
    for (let minute = 0; minute < 2; minute += 1) {
      the.clock.time += MINUTE;
      await alerting.runDueAlerts();
    }
    const unsent = the.service.store.db.selectFrom('alert_notifications').select('key').where('done_at', 'is', null);
    expect(await unsent.execute()).toHaveLength(2000);
    expect(count('InsertQueryNode')).toBeLessThan(30);
    const many = answers.filter(({ length }) => length > 1);
    expect(Math.max(...many.map(({ length }) => length))).toBe(500);
    expect(many.filter(([row]) => row && 'content' in row)).toEqual([]);
  });

  it('and that nobody owns are all taken over in one round, however many', async () => {
    await leftBehind(1200);
    await the.evaluate(the.evaluator());
    expect(the.world.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array.from({ length: 1200 }, (_, index) => `key ${index}`),
    );
  });

  it('no more are forgotten a day after they were sent, in parts', async () => {
    const now = the.clock.time;
    await leftBehind(1300, (index) => new Date(index < 1200 ? now - DAY - 1 : now - DAY + 1000).toISOString());
    const { store, count } = observed();
    await deleteDelivered(store, now);
    const left = await the.service.store.db.selectFrom('alert_notifications').select('key').execute();
    expect([left.length, count('DeleteQueryNode')]).toEqual([100, 3]);
  });
});
