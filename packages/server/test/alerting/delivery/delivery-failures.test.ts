import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseTargetAllowList } from '../../../src/outgoing/allow-list.ts';
import { createCheckedFetch } from '../../../src/outgoing/checked-fetch.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { ALL, createWebhook, readAll } from '../../support/service.ts';
import { createAlert } from '../support/alerting-env.ts';
import { SECRET, useDeliveryEnv } from '../support/delivery-env.ts';
import { closeConnection, neverRespond, respond, startReceiver } from '../support/receiver.ts';

const MINUTE = 60_000;

describe('a failing delivery', () => {
  const deliveryEnv = useDeliveryEnv();

  const failure = (reason: string, host = `127.0.0.1:${deliveryEnv.receiver.port}`) => [
    `WEBHOOK_ERROR The webhook "On-call" could not be notified: ${host}: ${reason}.`,
  ];
  const failureWithoutHost = (reason: string) => [
    `WEBHOOK_ERROR The webhook "On-call" could not be notified: ${reason}.`,
  ];
  const attemptsAndRetry = '(3 attempts). The delivery is retried for 24 hours';

  it.each([
    ['a 500', [respond(500), respond(200)]],
    ['a 429', [respond(429, { 'retry-after': '1' }), respond(200)]],
    ['two responses with 503', [respond(503), respond(503), respond(200)]],
    ['a closed connection', [closeConnection, respond(200)]],
    ['a timeout', [neverRespond, respond(200)]],
  ])('is retried after %s with the same key and body', async (_, responders) => {
    deliveryEnv.receiver.respondWith(...responders);
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ secret: SECRET }))).toEqual([]);
    expect(deliveryEnv.receiver.received).toHaveLength(responders.length);
    expect(
      new Set(deliveryEnv.receiver.received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size,
    ).toBe(1);
    expect(deliveryEnv.env.counts).toMatchObject({ delivered: 1, notDelivered: 0 });
  });

  it('waits 0.5 to 1 s before the second attempt and 1 to 2 s before the third', async () => {
    deliveryEnv.receiver.respondWith(respond(500));
    await deliveryEnv.fire(deliveryEnv.onCallWebhook());
    const [first = 0, second = 0, ...rest] = deliveryEnv.waits;
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThanOrEqual(1000);
    expect(second).toBeGreaterThanOrEqual(1000);
    expect(second).toBeLessThanOrEqual(2000);
    expect(rest).toEqual([]);
  });

  it.each([
    ['three responses with 500', [respond(500)], 'responded with status 500'],
    ['three closed connections', [closeConnection], 'connection reset'],
    ['three timeouts', [neverRespond], 'no response in time'],
  ])('is postponed after %s, and the alert shows the reason', async (_, responders, reason) => {
    deliveryEnv.receiver.respondWith(...responders);
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook())).toEqual(failure(`${reason} ${attemptsAndRetry}`));
    expect(deliveryEnv.receiver.received).toHaveLength(3);
    expect(deliveryEnv.env.counts).toMatchObject({
      evaluated: 1,
      notEvaluated: 0,
      delivered: 0,
      notDelivered: 0,
      postponed: 1,
    });
  });

  it.each([
    ['a redirect', [respond(302, { location: 'http://127.0.0.1:1/secret' })], 1, 'responded with status 302'],
    ['a 404', [respond(404)], 1, 'responded with status 404'],
    ['a 500 and then a 410', [respond(500), respond(410)], 2, 'responded with status 410 (2 attempts)'],
  ])('is abandoned after %s, and the alert shows the reason', async (_, responders, attempts, reason) => {
    deliveryEnv.receiver.respondWith(...responders);
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook())).toEqual(failure(reason));
    expect(deliveryEnv.receiver.received).toHaveLength(attempts);
    expect(deliveryEnv.env.counts).toMatchObject({ evaluated: 1, notEvaluated: 0, delivered: 0, notDelivered: 1 });
  });

  it('is postponed if the port is closed, and the alert shows the reason', async () => {
    const server = createServer();
    const port = await listenOnLoopback(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure(`connection refused ${attemptsAndRetry}`, `127.0.0.1:${port}`),
    );
  });

  // Node reports the first code if the server sends the certificate of the authority. If the server sends only intermediate certificates,
  // Node reports the second code.
  it.each(['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])(
    'is postponed if the TLS certificate is from an unknown authority, and the alert shows the reason (%s)',
    async (code) => {
      await deliveryEnv.send.close();
      const send = () => Promise.reject(Object.assign(new Error('certificate'), { code }));
      deliveryEnv.send = Object.assign(send, { close: async () => undefined });
      expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ url: 'https://internal.example/' }))).toEqual(
        failure(`TLS certificate is from an unknown authority ${attemptsAndRetry}`, 'internal.example'),
      );
    },
  );

  it('is not sent to a blocked address, and the error contains the host name but no address', async () => {
    const send = createCheckedFetch({
      allowList: parseTargetAllowList([]),
      resolve: async () => [{ address: '10.1.2.3', family: 4 }],
    });
    await deliveryEnv.send.close();
    deliveryEnv.send = send;
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ url: 'http://internal.example/' }))).toEqual(
      failure('the address or port is not allowed', 'internal.example'),
    );
  });

  it('ends after one attempt if the server sends endless 103 responses', async () => {
    const endless = createServer((socket) => {
      const sendMore = () => {
        while (!socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500))) {}
      };
      socket
        .on('error', () => undefined)
        .on('drain', sendMore)
        .once('data', sendMore);
    });
    let connections = 0;
    endless.on('connection', () => (connections += 1));
    const port = await listenOnLoopback(endless);
    expect(await deliveryEnv.fire(deliveryEnv.onCallWebhook({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure('the server sent more than 16 informational (1xx) responses', `127.0.0.1:${port}`),
    );
    expect(connections).toBe(1);
    await new Promise((resolve) => endless.close(resolve));
  });

  it('is abandoned if the template renders invalid JSON, and the alert shows the reason', async () => {
    const id = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, deliveryEnv.onCallWebhook());
    // The service rejects such a template, but an earlier version may have stored it, and a restored backup may contain it.
    await deliveryEnv.env.service.store.db.updateTable('webhooks').set({ body: '{"text": {{title}} }' }).execute();
    expect(await deliveryEnv.notify([id])).toEqual(
      failureWithoutHost('The template of the webhook does not render valid JSON'),
    );
    const { counts, warnings } = deliveryEnv.env;
    expect([counts, warnings]).toMatchObject([{ notDelivered: 1 }, ['a channel could not be notified']]);
  });

  it('is abandoned if its request cannot be created, and the alert shows the reason', async () => {
    const id = await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, deliveryEnv.onCallWebhook());
    await deliveryEnv.env.service.store.db.updateTable('webhooks').set({ headers: 'canary' }).execute();
    expect(await deliveryEnv.notify([id])).toEqual(failureWithoutHost('the request could not be created'));
  });

  it('ends after 24 hours, and has the last reason as its error', async () => {
    deliveryEnv.receiver.respondWith(respond(503));
    const id = await createAlert(deliveryEnv.env.service, deliveryEnv.env.team, {
      webhooks: [await createWebhook(deliveryEnv.env.service, deliveryEnv.env.team, deliveryEnv.onCallWebhook())],
    });
    deliveryEnv.env.clock.time += MINUTE;
    const alerting = deliveryEnv.evaluator();
    await deliveryEnv.env.evaluate(alerting);
    deliveryEnv.env.rows = () => [];
    let failedHour: number | undefined;
    for (let hour = 0; hour < 25; hour += 1) {
      deliveryEnv.env.clock.time += 60 * MINUTE;
      // Without its state, the alert does not notify again, so the first delivery stays the only one.
      await deliveryEnv.env.service.store.db.deleteFrom('alert_evaluations').execute();
      await deliveryEnv.env.evaluate(alerting);
      if (deliveryEnv.env.counts.notDelivered > 0) failedHour ??= hour;
    }
    const [delivery] = (await readAll(deliveryEnv.env.service.alerts.listDeliveries(deliveryEnv.env.team, id, ALL)))
      .items;
    expect([failedHour, delivery?.status, delivery?.attempts]).toEqual([
      23,
      'failed',
      deliveryEnv.receiver.received.length,
    ]);
    expect(delivery?.error).toBe(
      `the notification was not delivered within 24 hours (last error: 127.0.0.1:${deliveryEnv.receiver.port}: responded with status 503)`,
    );
  });

  it('reports no secrets, headers or query values in its error', async () => {
    deliveryEnv.receiver.respondWith(respond(401));
    const secrets = { secret: SECRET, headers: { Authorization: 'canary-1' }, queryParams: { key: 'canary-2' } };
    const errors = await deliveryEnv.fire(
      deliveryEnv.onCallWebhook({ ...secrets, url: `${deliveryEnv.receiver.url}/canary-3?token=canary-4` }),
    );
    expect(errors).toEqual(failure('responded with status 401'));
  });

  it('does not delay deliveries to other webhooks, and the alert lists the errors of all failing webhooks', async () => {
    const fast = await startReceiver();
    deliveryEnv.receiver.respondWith(neverRespond);
    let attemptsBefore: number | undefined;
    fast.respondWith((response) => {
      attemptsBefore = deliveryEnv.receiver.received.length;
      respond(200)(response);
    });
    const names = ['a', 'b', 'c'];
    const errors = await deliveryEnv.fire(...names.map((name) => ({ name, url: deliveryEnv.receiver.url })), {
      name: 'fast',
      url: fast.url,
    });
    expect(fast.received).toHaveLength(1);
    // The slow webhooks receive nine requests in total. The fast one does not wait for all of them.
    expect(attemptsBefore).toBeLessThan(9);
    expect(deliveryEnv.receiver.received).toHaveLength(9);
    expect(errors.map((text) => /"(.)"/.exec(text)?.[1]).sort()).toEqual(names);
    await fast.close();
  });
});
