import { createHmac } from 'node:crypto';
import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWebhook } from '../../support/service.ts';
import { changeAlert, createAlert } from '../support/alerting-env.ts';
import { openDeliveryEnv } from '../support/delivery-env.ts';
import { type Receiver, respond } from '../support/receiver.ts';

const MINUTE = 60_000;
const SECRET = 'whsec-0123456789abcdef';

describe('a delivery', () => {
  let deliveries: Awaited<ReturnType<typeof openDeliveryEnv>>;
  let env: typeof deliveries.env;
  let receiver: Receiver;
  beforeEach(async () => {
    deliveries = await openDeliveryEnv();
    ({ env, receiver } = deliveries);
  });
  afterEach(() => deliveries.close());

  const onCall = (overrides: object = {}) => ({ name: 'On-call', url: receiver.url, ...overrides });

  it('is a POST with an idempotency key and a body that matches the specs, signed if the webhook has a secret', async () => {
    expect(await deliveries.fire(onCall({ secret: SECRET }))).toEqual([]);
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = receiver.received;
    expect(path).toBe('/hook');
    expect(AlertNotification.check(JSON.parse(body))).toEqual([]);
    const seconds = Math.floor(env.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'observability-api',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is not signed if the webhook has no secret', async () => {
    await deliveries.fire(onCall());
    expect(receiver.received[0]?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has a Slack message as body if the webhook is of Slack', async () => {
    const { resource } = await env.service.webhooks.create(env.team, {
      name: 'S',
      service: 'slack',
      url: receiver.url,
    });
    await createAlert(env.service, env.team, { webhooks: [resource.id], name: 'Too many' });
    env.clock.time += MINUTE;
    await env.evaluate(deliveries.evaluator());
    const body = JSON.parse(receiver.received[0]?.body ?? '');
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
      Connection: 'close',
      'X-Observability-Signature': 'forged',
      'Content-Length': '1',
    };
    await deliveries.fire(onCall({ headers, queryParams: { a: '1&b=2', c: 'ü' }, url: `${receiver.url}?x=y` }));
    const [request] = receiver.received;
    expect(request?.path).toBe('/hook?x=y&a=1%26b%3D2&c=%C3%BC');
    expect(request?.headers).toMatchObject({
      'x-team': 'a',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect(request?.headers.host).toBe(`127.0.0.1:${receiver.port}`);
    expect(request?.headers['idempotency-key']).not.toBe('mine');
    expect(request?.headers['x-observability-signature']).toBeUndefined();
  });

  it('has the rendered template of the webhook as body', async () => {
    await deliveries.fire(onCall({ body: '{"text": "{{title}}: {{value}}"}' }));
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({ text: 'Alert on Errors: 12' });
  });

  it('is sent in the order of the windows, even if an earlier delivery is retried', async () => {
    const values = [12, 13, 1];
    env.rows = (startMs) => [{ group: [], value: values[(startMs - env.clock.time) / MINUTE + values.length] ?? 0 }];
    receiver.respondWith(respond(500), respond(200));
    const webhook = await createWebhook(env.service, env.team, onCall());
    await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += 3 * MINUTE;
    await env.evaluate(deliveries.evaluator());
    expect(receiver.received.map(({ body }) => JSON.parse(body).value)).toEqual([12, 12, 13, 1]);
  });

  it('uses the current URL of the webhook, and is not sent if the alert was deleted', async () => {
    receiver.respondWith(respond(500), respond(500), respond(500), respond(200));
    const webhook = await createWebhook(env.service, env.team, onCall({ url: 'http://192.0.2.1/' }));
    const id = await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    const closed = env.evaluator({
      send: async () => ({ status: 503 }),
      timers: {
        elapsed: () => 0,
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    const { name } = onCall();
    await env.service.webhooks.replace(env.team, webhook, { name, service: 'generic', url: `${receiver.url}/new` });
    await env.evaluate(deliveries.evaluator());
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook/new', '/hook/new', '/hook/new']);
    await env.service.alerts.delete(env.team, id);
    await env.evaluate(deliveries.evaluator());
    expect(receiver.received).toHaveLength(3);
  });

  it('is not sent to a deleted webhook that the alert no longer uses', async () => {
    const webhook = await createWebhook(env.service, env.team, onCall());
    const id = await createAlert(env.service, env.team, { webhooks: [webhook] });
    env.clock.time += MINUTE;
    const closed = env.evaluator({ send: () => Promise.reject(new Error('not sent')) });
    await env.evaluate(closed);
    await closed.close();
    const other = await createWebhook(env.service, env.team);
    await changeAlert(env.service, env.team, id, { webhooks: [other] });
    await env.service.webhooks.delete(env.team, webhook);
    env.clock.time += MINUTE;
    await env.evaluate(deliveries.evaluator());
    expect(receiver.received).toEqual([]);
    const unsent = env.service.store.db.selectFrom('alert_notifications').select('key').where('done_at', 'is', null);
    expect(await unsent.where('webhook_id', '=', webhook).execute()).toEqual([]);
  });
});
