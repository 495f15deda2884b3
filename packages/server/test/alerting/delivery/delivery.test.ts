import { createHmac } from 'node:crypto';
import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { createWebhook } from '../../support/service.ts';
import { changeAlert, createAlert } from '../support/alerting-env.ts';
import { SECRET, useDeliveryEnv } from '../support/delivery-env.ts';
import { respond } from '../support/receiver.ts';

const MINUTE = 60_000;

describe('a delivery', () => {
  const deliveryEnv = useDeliveryEnv();

  it('is a POST with an idempotency key and a body that matches the specs, signed if the webhook has a secret', async () => {
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ secret: SECRET }))).toEqual([]);
    const [{ method, headers, body, path } = { method: '', headers: {}, body: '', path: '' }] =
      deliveryEnv.receiver.received;
    expect([method, path]).toEqual(['POST', '/hook']);
    expect(AlertNotification.check(JSON.parse(body))).toEqual([]);
    const seconds = Math.floor(deliveryEnv.env.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'observability-api',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is not signed if the webhook has no secret', async () => {
    await deliveryEnv.fire(deliveryEnv.onCallWebhook());
    expect(deliveryEnv.receiver.received[0]?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has a Slack message as its body if the webhook is a Slack webhook', async () => {
    const { resource } = await deliveryEnv.env.service.webhooks.create(deliveryEnv.env.team, {
      name: 'S',
      service: 'slack',
      url: deliveryEnv.receiver.url,
    });
    await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, { webhooks: [resource.id], name: 'Too many' });
    deliveryEnv.env.clock.time += MINUTE;
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    const body = JSON.parse(deliveryEnv.receiver.received[0]?.body ?? '');
    expect(SlackNotification.check(body)).toEqual([]);
    expect(body.text).toBe('Too many');
  });

  it('has the headers and query parameters of the webhook, except reserved headers', async () => {
    const headers = {
      'X-Team': 'a',
      Authorization: 'Bearer t',
      'Content-Type': 'text/plain',
      HOST: 'evil.example',
      'Idempotency-Key': 'mine',
      Connection: 'upgrade',
      'X-Observability-Signature': 'forged',
      'Content-Length': '1',
    };
    await deliveryEnv.fire(
      deliveryEnv.onCallWebhook({
        headers,
        queryParams: { a: '1&b=2', c: 'ü' },
        url: `${deliveryEnv.receiver.url}?x=y`,
      }),
    );
    const [request] = deliveryEnv.receiver.received;
    expect(request?.path).toBe('/hook?x=y&a=1%26b%3D2&c=%C3%BC');
    expect(request?.headers).toMatchObject({
      'x-team': 'a',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect(request?.headers.host).toBe(`127.0.0.1:${deliveryEnv.receiver.port}`);
    expect(request?.headers.connection).not.toBe('upgrade');
    expect(request?.headers['idempotency-key']).not.toBe('mine');
    expect(request?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has the rendered template of the webhook as its body', async () => {
    await deliveryEnv.fire(deliveryEnv.onCallWebhook({ body: '{"text": "{{title}}: {{value}}"}' }));
    expect(JSON.parse(deliveryEnv.receiver.received[0]?.body ?? '')).toEqual({ text: 'Alert on Errors: 12' });
  });

  it('is sent after the deliveries of earlier windows, even if one of them is retried', async () => {
    const values = [12, 13, 1];
    deliveryEnv.env.rows = (startMs) => [
      { group: [], value: values[(startMs - deliveryEnv.env.clock.time) / MINUTE + values.length] ?? 0 },
    ];
    deliveryEnv.receiver.respondWith(respond(500), respond(200));
    const webhook = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, deliveryEnv.onCallWebhook());
    await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, { webhooks: [webhook] });
    deliveryEnv.env.clock.time += 3 * MINUTE;
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    expect(deliveryEnv.receiver.received.map(({ body }) => JSON.parse(body).value)).toEqual([12, 12, 13, 1]);
  });

  it('uses the current URL of the webhook after a restart, and is not retried if the alert was deleted', async () => {
    deliveryEnv.receiver.respondWith(respond(500), respond(500), respond(500), respond(200));
    const webhook = await createWebhook(
      deliveryEnv.env.service,
      deliveryEnv.env.team,
      deliveryEnv.onCallWebhook({ url: 'http://192.0.2.1/' }),
    );
    const id = await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, { webhooks: [webhook] });
    deliveryEnv.env.clock.time += MINUTE;
    const closed = deliveryEnv.env.evaluator({
      send: async () => ({ status: 503 }),
      timers: {
        elapsedMs: () => 0,
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    const { name } = deliveryEnv.onCallWebhook();
    await deliveryEnv.env.service.webhooks.replace(deliveryEnv.env.team, webhook, {
      name,
      service: 'generic',
      url: `${deliveryEnv.receiver.url}/new`,
    });
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    expect(deliveryEnv.receiver.received.map(({ path }) => path)).toEqual(['/hook/new', '/hook/new', '/hook/new']);
    await deliveryEnv.env.service.alerts.delete(deliveryEnv.env.team, id);
    // Without the deletion, the next attempt would be due now.
    deliveryEnv.env.clock.time += MINUTE;
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    expect(deliveryEnv.receiver.received).toHaveLength(3);
  });

  it('is not sent to a deleted webhook that the alert no longer uses', async () => {
    const webhook = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, deliveryEnv.onCallWebhook());
    const id = await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, { webhooks: [webhook] });
    deliveryEnv.env.clock.time += MINUTE;
    const closed = deliveryEnv.env.evaluator({ send: () => Promise.reject(new Error('not sent')) });
    await deliveryEnv.env.evaluate(closed);
    await closed.close();
    const other = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team);
    await changeAlert(deliveryEnv.env.service, deliveryEnv.env.team, id, { webhooks: [other] });
    await deliveryEnv.env.service.webhooks.delete(deliveryEnv.env.team, webhook);
    deliveryEnv.env.clock.time += MINUTE;
    await deliveryEnv.env.evaluate(deliveryEnv.evaluator());
    expect(deliveryEnv.receiver.received).toEqual([]);
    const undelivered = await deliveryEnv.env.undelivered();
    expect(undelivered.filter(({ channel_id }) => channel_id === webhook)).toEqual([]);
  });
});
