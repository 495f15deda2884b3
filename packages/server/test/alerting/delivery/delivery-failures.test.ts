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
  const deliveries = useDeliveryEnv();

  const failure = (reason: string, host = `127.0.0.1:${deliveries.receiver.port}`) => [
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
    deliveries.receiver.respondWith(...responders);
    expect(await deliveries.fire(deliveries.onCall({ secret: SECRET }))).toEqual([]);
    expect(deliveries.receiver.received).toHaveLength(responders.length);
    expect(
      new Set(deliveries.receiver.received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size,
    ).toBe(1);
    expect(deliveries.env.counts).toMatchObject({ delivered: 1, notDelivered: 0 });
  });

  it('waits 0.5 to 1 s before the second attempt and 1 to 2 s before the third', async () => {
    deliveries.receiver.respondWith(respond(500));
    await deliveries.fire(deliveries.onCall());
    const [first = 0, second = 0, ...rest] = deliveries.waits;
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
    deliveries.receiver.respondWith(...responders);
    expect(await deliveries.fire(deliveries.onCall())).toEqual(failure(`${reason} ${attemptsAndRetry}`));
    expect(deliveries.receiver.received).toHaveLength(3);
    expect(deliveries.env.counts).toMatchObject({
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
    deliveries.receiver.respondWith(...responders);
    expect(await deliveries.fire(deliveries.onCall())).toEqual(failure(reason));
    expect(deliveries.receiver.received).toHaveLength(attempts);
    expect(deliveries.env.counts).toMatchObject({ evaluated: 1, notEvaluated: 0, delivered: 0, notDelivered: 1 });
  });

  it('is postponed if the port is closed', async () => {
    const server = createServer();
    const port = await listenOnLoopback(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await deliveries.fire(deliveries.onCall({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure(`connection refused ${attemptsAndRetry}`, `127.0.0.1:${port}`),
    );
  });

  it('is not sent to a blocked address, and the error contains the host name but no address', async () => {
    const send = createCheckedFetch({
      allowList: parseTargetAllowList([]),
      resolve: async () => [{ address: '10.1.2.3', family: 4 }],
    });
    await deliveries.send.close();
    deliveries.send = send;
    expect(await deliveries.fire(deliveries.onCall({ url: 'http://internal.example/' }))).toEqual(
      failure('the address or port is not allowed', 'internal.example'),
    );
  });

  it('is abandoned after one attempt if the server sends endless 103 responses', async () => {
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
    expect(await deliveries.fire(deliveries.onCall({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure('the server sent more than 16 informational (1xx) responses', `127.0.0.1:${port}`),
    );
    expect(connections).toBe(1);
    await new Promise((resolve) => endless.close(resolve));
  });

  it('is abandoned if the template renders invalid JSON, and the alert shows the reason', async () => {
    const id = await createWebhook(deliveries.env.service, deliveries.env.team, deliveries.onCall());
    // The service rejects such a template, but an earlier version or a restored backup may contain it.
    await deliveries.env.service.store.db.updateTable('webhooks').set({ body: '{"text": {{title}} }' }).execute();
    expect(await deliveries.notify([id])).toEqual(
      failureWithoutHost('The template of the webhook does not render valid JSON'),
    );
    const { counts, warnings } = deliveries.env;
    expect([counts, warnings]).toMatchObject([{ notDelivered: 1 }, ['a channel could not be notified']]);
  });

  it('is abandoned if its request cannot be created', async () => {
    const id = await createWebhook(deliveries.env.service, deliveries.env.team, deliveries.onCall());
    await deliveries.env.service.store.db.updateTable('webhooks').set({ headers: 'canary' }).execute();
    expect(await deliveries.notify([id])).toEqual(failureWithoutHost('the request could not be created'));
  });

  it('is abandoned after 24 hours, and has the last reason as its error', async () => {
    deliveries.receiver.respondWith(respond(503));
    const id = await createAlert(deliveries.env.service, deliveries.env.team, {
      webhooks: [await createWebhook(deliveries.env.service, deliveries.env.team, deliveries.onCall())],
    });
    deliveries.env.clock.time += MINUTE;
    const alerting = deliveries.evaluator();
    await deliveries.env.evaluate(alerting);
    deliveries.env.rows = () => [];
    let abandonedHour: number | undefined;
    for (let hour = 0; hour < 25; hour += 1) {
      deliveries.env.clock.time += 60 * MINUTE;
      // Without its state, the alert does not notify again, so the first delivery stays the only one.
      await deliveries.env.service.store.db.deleteFrom('alert_evaluations').execute();
      await deliveries.env.evaluate(alerting);
      if (deliveries.env.counts.notDelivered > 0) abandonedHour ??= hour;
    }
    const [delivery] = (await readAll(deliveries.env.service.alerts.listDeliveries(deliveries.env.team, id, ALL)))
      .items;
    expect([abandonedHour, delivery?.status, delivery?.attempts]).toEqual([
      23,
      'failed',
      deliveries.receiver.received.length,
    ]);
    expect(delivery?.error).toBe(
      `it was not delivered within 24 hours (last error: 127.0.0.1:${deliveries.receiver.port}: responded with status 503)`,
    );
  });

  it('reports no secrets, headers or query values in its error', async () => {
    deliveries.receiver.respondWith(respond(401));
    const secrets = { secret: SECRET, headers: { Authorization: 'canary-1' }, queryParams: { key: 'canary-2' } };
    const errors = await deliveries.fire(
      deliveries.onCall({ ...secrets, url: `${deliveries.receiver.url}/canary-3?token=canary-4` }),
    );
    expect(errors).toEqual(failure('responded with status 401'));
  });

  it('does not delay deliveries to other webhooks, and the alert lists the errors of all', async () => {
    const fast = await startReceiver();
    deliveries.receiver.respondWith(neverRespond);
    let attemptsBefore: number | undefined;
    fast.respondWith((response) => {
      attemptsBefore = deliveries.receiver.received.length;
      respond(200)(response);
    });
    const names = ['a', 'b', 'c'];
    const errors = await deliveries.fire(...names.map((name) => ({ name, url: deliveries.receiver.url })), {
      name: 'fast',
      url: fast.url,
    });
    expect(fast.received).toHaveLength(1);
    // The slow webhooks receive nine requests in total. The fast one does not wait for all of them.
    expect(attemptsBefore).toBeLessThan(9);
    expect(deliveries.receiver.received).toHaveLength(9);
    expect(errors.map((text) => /"(.)"/.exec(text)?.[1]).sort()).toEqual(names);
    await fast.close();
  });
});
