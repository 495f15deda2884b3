import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL, createWebhook, readAll } from '../../support/service.ts';
import { changeAlert, createAlert } from '../support/alerting-env.ts';
import { SECRET, useDeliveryEnv } from '../support/delivery-env.ts';
import { type Receiver, type Responder, respond, startReceiver } from '../support/receiver.ts';

const MINUTE = 60_000;

describe('the next attempt of a delivery', () => {
  const deliveryEnv = useDeliveryEnv();
  let otherReceiver: Receiver;
  beforeEach(async () => {
    otherReceiver = await startReceiver();
  });
  afterEach(() => otherReceiver.close());

  /** Returns a responder that responds with 500 after `work` has finished. */
  const respondAfter =
    (work: () => Promise<unknown>): Responder =>
    (response) =>
      void work().then(() => respond(500)(response));

  /**
   * Fires an alert whose webhook responds with 500. `change` runs during the first attempt. Expects `undeliveredCount` undelivered
   * notifications after the attempts. Returns the id of the alert.
   */
  const fire = async (change: (alert: string, webhook: string) => Promise<unknown>, undeliveredCount = 0) => {
    const webhook = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, {
      name: 'On-call',
      url: deliveryEnv.receiver.url,
    });
    const alert = await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, { webhooks: [webhook] });
    deliveryEnv.receiver.respondWith(
      respondAfter(() => change(alert, webhook)),
      respond(500),
    );
    deliveryEnv.env.clock.time += MINUTE;
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    expect(await deliveryEnv.env.undelivered()).toHaveLength(undeliveredCount);
    return alert;
  };
  const readErrors = async (id: string) =>
    (await deliveryEnv.env.service.alerts.get(deliveryEnv.env.team, id)).resource.executionErrors?.map(
      ({ message }) => message,
    );
  const readDelivery = async (id: string) =>
    (await readAll(deliveryEnv.env.service.alerts.listDeliveries(deliveryEnv.env.team, id, ALL))).items[0];
  const replaceWebhook = (id: string, overrides: object = {}) =>
    deliveryEnv.env.service.webhooks.replace(deliveryEnv.env.team, id, {
      name: 'On-call',
      service: 'generic',
      url: otherReceiver.url,
      ...overrides,
    });

  it('is not made if the alert was deleted', async () => {
    await fire((alert) => deliveryEnv.env.service.alerts.delete(deliveryEnv.env.team, alert));
    expect([
      deliveryEnv.receiver.received.length,
      deliveryEnv.env.warnings,
      deliveryEnv.env.counts.notDelivered,
    ]).toEqual([1, [], 0]);
  });

  it('is not made if the webhook was deleted, and the alert has no error', async () => {
    const spare = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, {
      name: 'Spare',
      url: otherReceiver.url,
    });
    const id = await fire(async (alert, webhook) => {
      await changeAlert(deliveryEnv.env.service, deliveryEnv.env.team, alert, { webhooks: [spare] });
      await deliveryEnv.env.service.webhooks.delete(deliveryEnv.env.team, webhook);
    });
    expect([deliveryEnv.receiver.received.length, deliveryEnv.env.warnings, await readErrors(id)]).toEqual([1, [], []]);
    expect(await readDelivery(id)).toMatchObject({
      status: 'cancelled',
      attempts: 1,
      lastAttemptAt: expect.any(String),
      error: `127.0.0.1:${deliveryEnv.receiver.port}: responded with status 500`,
    });
  });

  it('is not made if the template of the webhook was changed to an invalid one, and the first attempt is counted', async () => {
    // The service rejects such a template, but a restored backup may contain it.
    const id = await fire(() =>
      deliveryEnv.env.service.store.db.updateTable('webhooks').set({ body: '{"text": {{title}} }' }).execute(),
    );
    expect(deliveryEnv.receiver.received).toHaveLength(1);
    expect(await readDelivery(id)).toMatchObject({ status: 'failed', attempts: 1, lastAttemptAt: expect.any(String) });
  });

  it('uses the changed URL, headers, template and secret of the webhook, and the same idempotency key', async () => {
    const id = await fire((_, webhook) =>
      replaceWebhook(webhook, { secret: SECRET, headers: { 'X-Team': 'b' }, body: '{"text": "{{title}}"}' }),
    );
    const [first, ...repeated] = deliveryEnv.receiver.received;
    const [second, ...others] = otherReceiver.received;
    expect([repeated, others, await readErrors(id)]).toEqual([[], [], []]);
    const body = '{"text": "Alert on Errors"}';
    const seconds = Math.floor(deliveryEnv.env.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(second?.body).toBe(body);
    expect(second?.headers).toMatchObject({
      'x-team': 'b',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': first?.headers['idempotency-key'],
    });
    expect(first?.headers['x-observability-signature']).toBeUndefined();
  });

  it('continues the count of attempts, and errors contain the new name of the webhook', async () => {
    otherReceiver.respondWith(respond(503));
    const id = await fire((_, webhook) => replaceWebhook(webhook, { name: 'Moved' }), 1);
    expect([deliveryEnv.receiver.received.length, otherReceiver.received.length]).toEqual([1, 2]);
    expect(await readErrors(id)).toEqual([
      `The webhook "Moved" could not be notified: 127.0.0.1:${otherReceiver.port}: responded with status 503 (3 attempts). The delivery is retried for 24 hours.`,
    ]);
  });
});
