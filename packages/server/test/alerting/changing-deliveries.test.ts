import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDeliveries } from './support/deliveries.ts';
import { answer, type Receiver, startReceiver, type Way } from './support/receiver.ts';
import { changeAlert, makeAlert, makeWebhook } from './support/world.ts';

const MINUTE = 60_000;
const SECRET = 'whsec-0123456789abcdef';

describe('a delivery that is to be made again', () => {
  let at: Awaited<ReturnType<typeof openDeliveries>>;
  let the: typeof at.the;
  let receiver: Receiver;
  let other: Receiver;
  beforeEach(async () => {
    at = await openDeliveries();
    ({ the, receiver } = at);
    other = await startReceiver();
  });
  afterEach(async () => {
    await at.close();
    await other.close();
  });

  /** Answers 500 after something has happened. */
  const after =
    (work: () => Promise<unknown>): Way =>
    (response) =>
      void work().then(() => answer(500)(response));

  /** An alert that fires on a webhook that takes nothing; `change` comes in the middle of the first attempt. */
  const fire = async (change: (alert: string, webhook: string) => Promise<unknown>) => {
    const webhook = await makeWebhook(the.service, the.team, { name: 'On-call', url: receiver.url });
    const alert = await makeAlert(the.service, the.team, { webhooks: [webhook] });
    receiver.behave(
      after(() => change(alert, webhook)),
      answer(500),
    );
    the.clock.time += MINUTE;
    await the.evaluate(at.evaluator());
    const waiting = the.service.store.db.selectFrom('alert_notifications').select('key').where('done_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    return alert;
  };
  const errorsOf = async (id: string) =>
    (await the.service.alerts.get(the.team, id)).resource.executionErrors.map(({ message }) => message);
  const replace = (id: string, more: object = {}) =>
    the.service.webhooks.replace(the.team, id, { name: 'On-call', service: 'generic', url: other.url, ...more });

  it('is not when its alert is deleted', async () => {
    await fire((alert) => the.service.alerts.delete(the.team, alert));
    expect([receiver.got.length, the.world.warnings, the.world.counts.notDelivered]).toEqual([1, [], 0]);
  });

  it('is not when its webhook is deleted, and nothing is wrong with the alert', async () => {
    const spare = await makeWebhook(the.service, the.team, { name: 'Spare', url: other.url });
    const id = await fire(async (alert, webhook) => {
      await changeAlert(the.service, the.team, alert, { webhooks: [spare] });
      await the.service.webhooks.delete(the.team, webhook);
    });
    expect([receiver.got.length, the.world.warnings, await errorsOf(id)]).toEqual([1, [], []]);
  });

  it('goes to where the webhook is by then, with its new headers, template and secret, and the same key', async () => {
    const id = await fire((_, webhook) =>
      replace(webhook, { secret: SECRET, headers: { 'X-Team': 'b' }, body: '{"text": "{{title}}"}' }),
    );
    const [first, ...more] = receiver.got;
    const [second, ...others] = other.got;
    expect([more, others, await errorsOf(id)]).toEqual([[], [], []]);
    const body = '{"text": "Alert on Errors"}';
    const seconds = Math.floor(the.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(second?.body).toBe(body);
    expect(second?.headers).toMatchObject({
      'x-team': 'b',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': first?.headers['idempotency-key'],
    });
    expect(first?.headers['x-observability-signature']).toBeUndefined();
  });

  it('counts its attempts on, and says what the webhook is called by then', async () => {
    other.behave(answer(503));
    const id = await fire((_, webhook) => replace(webhook, { name: 'Moved' }));
    expect([receiver.got.length, other.got.length]).toEqual([1, 2]);
    expect(await errorsOf(id)).toEqual(['The webhook "Moved" could not be notified: it answered 503 (3 attempts).']);
  });
});
