import { createHmac } from 'node:crypto';
import { AlertNotification, SlackNotification } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDeliveries } from './support/deliveries.ts';
import { answer, type Receiver } from './support/receiver.ts';
import { makeAlert, makeWebhook } from './support/world.ts';

const MINUTE = 60_000;
const SECRET = 'whsec-0123456789abcdef';

describe('a delivery', () => {
  let at: Awaited<ReturnType<typeof openDeliveries>>;
  let the: typeof at.the;
  let receiver: Receiver;
  beforeEach(async () => {
    at = await openDeliveries();
    ({ the, receiver } = at);
  });
  afterEach(() => at.close());

  const onCall = (more: object = {}) => ({ name: 'On-call', url: receiver.url, ...more });

  it('is a POST of what the specs describe, with its key, and signed when the webhook has a secret', async () => {
    expect(await at.fire(onCall({ secret: SECRET }))).toEqual([]);
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = receiver.got;
    expect(path).toBe('/hook');
    expect(AlertNotification.check(JSON.parse(body))).toEqual([]);
    const seconds = Math.floor(the.clock.time / 1000);
    const digest = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'observability-api',
      'x-observability-signature': `t=${seconds},v1=${digest}`,
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is not signed when there is no secret', async () => {
    await at.fire(onCall());
    expect(receiver.got[0]?.headers['x-observability-signature']).toBeUndefined();
  });

  it('for Slack is a message for Slack', async () => {
    const { resource } = await the.service.webhooks.create(the.team, {
      name: 'S',
      service: 'slack',
      url: receiver.url,
    });
    await makeAlert(the.service, the.team, { webhooks: [resource.id], name: 'Too many' });
    the.clock.time += MINUTE;
    await the.evaluate(at.evaluator());
    const body = JSON.parse(receiver.got[0]?.body ?? '');
    expect(SlackNotification.check(body)).toEqual([]);
    expect(body.text).toBe('Too many');
  });

  it('has the headers and query parameters of the webhook, but not those that are the connection’s or ours', async () => {
    const headers = {
      ...{ 'X-Team': 'a', Authorization: 'Bearer t', 'Content-Type': 'text/plain', HOST: 'evil.example' },
      ...{
        'Idempotency-Key': 'mine',
        Connection: 'close',
        'X-Observability-Signature': 'forged',
        'Content-Length': '1',
      },
    };
    await at.fire(onCall({ headers, queryParams: { a: '1&b=2', c: 'ü' }, url: `${receiver.url}?x=y` }));
    const [got] = receiver.got;
    expect(got?.path).toBe('/hook?x=y&a=1%26b%3D2&c=%C3%BC');
    expect(got?.headers).toMatchObject({
      'x-team': 'a',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
    expect(got?.headers.host).toBe(`127.0.0.1:${receiver.port}`);
    expect(got?.headers['idempotency-key']).not.toBe('mine');
    expect(got?.headers['x-observability-signature']).toBeUndefined();
  });

  it('is what the template of the webhook makes', async () => {
    await at.fire(onCall({ body: '{"text": "{{title}}: {{value}}"}' }));
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toEqual({ text: 'Alert on Errors: 12' });
  });

  it('comes in the order of the windows, also when an earlier one had to be made again', async () => {
    const values = [12, 13, 1];
    the.world.rows = (startMs) => [
      { group: [], value: values[(startMs - the.clock.time) / MINUTE + values.length] ?? 0 },
    ];
    receiver.behave(answer(500), answer(200));
    const webhook = await makeWebhook(the.service, the.team, onCall());
    await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += 3 * MINUTE;
    await the.evaluate(at.evaluator());
    expect(receiver.got.map(({ body }) => JSON.parse(body).value)).toEqual([12, 12, 13, 1]);
  });

  it('goes to where the webhook is by then, and nowhere when the alert is deleted', async () => {
    receiver.behave(answer(500), answer(500), answer(500), answer(200));
    const webhook = await makeWebhook(the.service, the.team, onCall({ url: 'http://192.0.2.1/' }));
    const id = await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    const closed = the.evaluator({
      send: async () => ({ status: 503 }),
      timing: {
        elapsed: () => 0,
        wait: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
    });
    await closed.runDueAlerts();
    await closed.close();
    const { name } = onCall();
    await the.service.webhooks.replace(the.team, webhook, { name, service: 'generic', url: `${receiver.url}/new` });
    await the.evaluate(at.evaluator());
    expect(receiver.got.map(({ path }) => path)).toEqual(['/hook/new', '/hook/new', '/hook/new']);
    await the.service.alerts.delete(the.team, id);
    await the.evaluate(at.evaluator());
    expect(receiver.got).toHaveLength(3);
  });

  it('to a webhook that the alert does not use any more, and that is deleted, is not made', async () => {
    const webhook = await makeWebhook(the.service, the.team, onCall());
    const id = await makeAlert(the.service, the.team, { webhooks: [webhook] });
    the.clock.time += MINUTE;
    const closed = the.evaluator({ send: () => Promise.reject(new Error('not sent')) });
    await the.evaluate(closed);
    await closed.close();
    const { resource } = await the.service.alerts.get(the.team, id);
    const other = await makeWebhook(the.service, the.team);
    const { channel, ...rest } = resource;
    const channels = [{ type: 'webhook', webhookId: other }];
    await the.service.alerts.replace(the.team, id, { ...rest, channels } as never);
    await the.service.store.db.updateTable('alert_notifications').set({ done_at: null }).execute();
    await the.service.webhooks.delete(the.team, webhook);
    await the.evaluate(at.evaluator());
    expect(receiver.got).toEqual([]);
    const waiting = the.service.store.db.selectFrom('alert_notifications').select('key').where('done_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    expect(channel).toBeDefined();
  });
});
