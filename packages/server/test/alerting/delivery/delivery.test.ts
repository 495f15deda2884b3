import { createHmac } from 'node:crypto';
import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { createWebhook } from '../../support/service.ts';
import { changeAlert, createAlert } from '../support/alerting-env.ts';
import { SECRET, useDeliveryEnv } from '../support/delivery-env.ts';
import { respond } from '../support/receiver.ts';

const MINUTE = 60_000;

describe('a delivery', () => {
  const deliveries = useDeliveryEnv();

  it('is a POST with an idempotency key and a body that matches the specs, signed if the webhook has a secret', async () => {
    expect(await deliveries.fire(deliveries.onCall({ secret: SECRET }))).toEqual([]);
    const [{ method, headers, body, path } = { method: '', headers: {}, body: '', path: '' }] =
      deliveries.receiver.received;
    expect([method, path]).toEqual(['POST', '/hook']);
    expect(AlertNotification.check(JSON.parse(body))).toEqual([]);
    const seconds = Math.floor(deliveries.env.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'observability-api',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is not signed if the webhook has no secret', async () => {
    await deliveries.fire(deliveries.onCall());
    expect(deliveries.receiver.received[0]?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has a Slack message as its body if the webhook is a Slack webhook', async () => {
    const { resource } = await deliveries.env.service.webhooks.create(deliveries.env.team, {
      name: 'S',
      service: 'slack',
      url: deliveries.receiver.url,
    });
    await createAlert(deliveries.env.service, deliveries.env.team, { webhooks: [resource.id], name: 'Too many' });
    deliveries.env.clock.time += MINUTE;
    await deliveries.env.evaluate(deliveries.evaluator());
    const body = JSON.parse(deliveries.receiver.received[0]?.body ?? '');
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
    await deliveries.fire(
      deliveries.onCall({ headers, queryParams: { a: '1&b=2', c: 'ü' }, url: `${deliveries.receiver.url}?x=y` }),
    );
    const [request] = deliveries.receiver.received;
    expect(request?.path).toBe('/hook?x=y&a=1%26b%3D2&c=%C3%BC');
    expect(request?.headers).toMatchObject({
      'x-team': 'a',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect(request?.headers.host).toBe(`127.0.0.1:${deliveries.receiver.port}`);
    expect(request?.headers.connection).not.toBe('upgrade');
    expect(request?.headers['idempotency-key']).not.toBe('mine');
    expect(request?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has the rendered template of the webhook as its body', async () => {
    await deliveries.fire(deliveries.onCall({ body: '{"text": "{{title}}: {{value}}"}' }));
    expect(JSON.parse(deliveries.receiver.received[0]?.body ?? '')).toEqual({ text: 'Alert on Errors: 12' });
  });

  it('is sent after the deliveries of earlier windows, even if one of them is retried', async () => {
    const values = [12, 13, 1];
    deliveries.env.rows = (startMs) => [
      { group: [], value: values[(startMs - deliveries.env.clock.time) / MINUTE + values.length] ?? 0 },
    ];
    deliveries.receiver.respondWith(respond(500), respond(200));
    const webhook = await createWebhook(deliveries.env.service, deliveries.env.team, deliveries.onCall());
    await createAlert(deliveries.env.service, deliveries.env.team, { webhooks: [webhook] });
    deliveries.env.clock.time += 3 * MINUTE;
    await deliveries.env.evaluate(deliveries.evaluator());
    expect(deliveries.receiver.received.map(({ body }) => JSON.parse(body).value)).toEqual([12, 12, 13, 1]);
  });

  it('uses the current URL of the webhook after a restart, and is not retried if the alert was deleted', async () => {
    deliveries.receiver.respondWith(respond(500), respond(500), respond(500), respond(200));
    const webhook = await createWebhook(
      deliveries.env.service,
      deliveries.env.team,
      deliveries.onCall({ url: 'http://192.0.2.1/' }),
    );
    const id = await createAlert(deliveries.env.service, deliveries.env.team, { webhooks: [webhook] });
    deliveries.env.clock.time += MINUTE;
    const closed = deliveries.env.evaluator({
      send: async () => ({ status: 503 }),
      timers: {
        elapsedMs: () => 0,
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    const { name } = deliveries.onCall();
    await deliveries.env.service.webhooks.replace(deliveries.env.team, webhook, {
      name,
      service: 'generic',
      url: `${deliveries.receiver.url}/new`,
    });
    await deliveries.env.evaluate(deliveries.evaluator());
    expect(deliveries.receiver.received.map(({ path }) => path)).toEqual(['/hook/new', '/hook/new', '/hook/new']);
    await deliveries.env.service.alerts.delete(deliveries.env.team, id);
    // The next attempt would be due.
    deliveries.env.clock.time += MINUTE;
    await deliveries.env.evaluate(deliveries.evaluator());
    expect(deliveries.receiver.received).toHaveLength(3);
  });

  it('is not sent to a deleted webhook that the alert no longer uses', async () => {
    const webhook = await createWebhook(deliveries.env.service, deliveries.env.team, deliveries.onCall());
    const id = await createAlert(deliveries.env.service, deliveries.env.team, { webhooks: [webhook] });
    deliveries.env.clock.time += MINUTE;
    const closed = deliveries.env.evaluator({ send: () => Promise.reject(new Error('not sent')) });
    await deliveries.env.evaluate(closed);
    await closed.close();
    const other = await createWebhook(deliveries.env.service, deliveries.env.team);
    await changeAlert(deliveries.env.service, deliveries.env.team, id, { webhooks: [other] });
    await deliveries.env.service.webhooks.delete(deliveries.env.team, webhook);
    deliveries.env.clock.time += MINUTE;
    await deliveries.env.evaluate(deliveries.evaluator());
    expect(deliveries.receiver.received).toEqual([]);
    const unsent = await deliveries.env.unsent();
    expect(unsent.filter(({ channel_id }) => channel_id === webhook)).toEqual([]);
  });
});
