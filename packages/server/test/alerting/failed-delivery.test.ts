import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseWebhookAllowList } from '../../src/outgoing/allow-list.ts';
import { createCheckedFetch } from '../../src/outgoing/checked-fetch.ts';
import { openDeliveries } from './support/deliveries.ts';
import { answer, hangUp, keepWaiting, type Receiver, startReceiver } from './support/receiver.ts';
import { instantTiming } from './support/simulated-time.ts';
import { makeAlert, makeWebhook } from './support/world.ts';

const MINUTE = 60_000;
const SECRET = 'whsec-0123456789abcdef';

describe('a delivery that fails', () => {
  let at: Awaited<ReturnType<typeof openDeliveries>>;
  let the: typeof at.the;
  let receiver: Receiver;
  beforeEach(async () => {
    at = await openDeliveries();
    ({ the, receiver } = at);
  });
  afterEach(() => at.close());

  const failure = (why: string) => [`WEBHOOK_ERROR The webhook "On-call" could not be notified: ${why}.`];
  const onCall = (more: object = {}) => ({ name: 'On-call', url: receiver.url, ...more });

  it.each([
    ['a 500', [answer(500), answer(200)]],
    ['a 429', [answer(429, { 'retry-after': '1' }), answer(200)]],
    ['two of 503', [answer(503), answer(503), answer(200)]],
    ['an ended connection', [hangUp, answer(200)]],
    ['no answer in time', [keepWaiting, answer(200)]],
  ])('is made again after %s, with the same key and body', async (_, ways) => {
    receiver.behave(...ways);
    expect(await at.fire(onCall({ secret: SECRET }))).toEqual([]);
    expect(receiver.got).toHaveLength(ways.length);
    expect(new Set(receiver.got.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    expect(the.world.counts).toMatchObject({ delivered: 1, notDelivered: 0 });
  });

  it('waits a second before it is made again, then two, by chance up to half less', async () => {
    receiver.behave(answer(500));
    await at.fire(onCall());
    const [first = 0, second = 0, ...more] = at.pauses;
    expect([first >= 500 && first <= 1000, second >= 1000 && second <= 2000, more]).toEqual([true, true, []]);
  });

  it.each([
    ['three answers of 500', [answer(500)], 3, 'it answered 500 (3 attempts)'],
    ['three ended connections', [hangUp], 3, 'it ended the connection (3 attempts)'],
    ['three times no answer', [keepWaiting], 3, 'it did not answer in time (3 attempts)'],
    ['a redirect', [answer(302, { location: 'http://127.0.0.1:1/secret' })], 1, 'it answered 302'],
    ['a 404', [answer(404)], 1, 'it answered 404'],
    ['a 500 and then a 410', [answer(500), answer(410)], 2, 'it answered 410 (2 attempts)'],
  ])('is given up after %s, and readers of the alert see why', async (_, ways, attempts, why) => {
    receiver.behave(...ways);
    expect(await at.fire(onCall())).toEqual(failure(why));
    expect(receiver.got).toHaveLength(attempts);
    expect(the.world.counts).toMatchObject({ evaluated: 1, notEvaluated: 0, delivered: 0, notDelivered: 1 });
  });

  it('to where nobody listens is given up', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    expect(await at.fire(onCall({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure('it refuses connections (3 attempts)'),
    );
  });

  it('to an address that may not be connected to is not made, and says neither name nor address', async () => {
    const private_ = createCheckedFetch({
      allowList: parseWebhookAllowList([]),
      resolve: async () => [{ address: '10.1.2.3', family: 4 }],
    });
    await at.send.close();
    at.send = private_;
    expect(await at.fire(onCall({ url: 'http://internal.example/' }))).toEqual(
      failure('its address or port is not allowed'),
    );
  });

  it('because of an endless series of 103 responses is given up after one attempt, and readers of the alert see why', async () => {
    const endless = createServer((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500))) {}
      };
      socket
        .on('error', () => undefined)
        .on('drain', more)
        .once('data', more);
    });
    let connections = 0;
    endless.on('connection', () => (connections += 1));
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = endless.address() as { port: number };
    expect(await at.fire(onCall({ url: `http://127.0.0.1:${port}/` }))).toEqual(
      failure('it sent more than 16 informational (1xx) responses'),
    );
    expect(connections).toBe(1);
    await new Promise((resolve) => endless.close(resolve));
  });

  it('that no text can be made for is given up, and readers of the alert see why', async () => {
    const id = await makeWebhook(the.service, the.team, onCall());
    // The service refuses such a template; an earlier one, or whoever restores a backup, may have stored it.
    await the.service.store.db.updateTable('webhooks').set({ body: '{"text": {{title}} }' }).execute();
    expect(await at.notify([id])).toEqual(failure('The template of the webhook does not make JSON'));
    const { counts, warnings } = the.world;
    expect([counts, warnings]).toMatchObject([{ notDelivered: 1 }, ['a webhook could not be notified']]);
  });

  it('that cannot be written for a reason that is not the webhook’s is given up as well', async () => {
    const id = await makeWebhook(the.service, the.team, onCall());
    await the.service.store.db.updateTable('webhooks').set({ headers: 'canary' }).execute();
    expect(await at.notify([id])).toEqual(failure('the notification cannot be written'));
  });

  it('that breaks off again and again is given up after an hour', async () => {
    const id = await makeAlert(the.service, the.team, {
      webhooks: [await makeWebhook(the.service, the.team, onCall())],
    });
    the.clock.time += MINUTE;
    const timing = instantTiming();
    const { db } = the.service.store;
    const broken = Object.create(db, {
      selectFrom: {
        value: (table: 'webhooks') => {
          if (table === 'webhooks' && timing.elapsed() < 59 * MINUTE) throw new Error('the store is away');
          return db.selectFrom(table);
        },
      },
    }) as typeof db;
    const { transaction } = the.service.store;
    const alerting = the.evaluator({ send: at.send, timing, store: { db: broken, transaction } });
    for (let minute = 0; minute < 62; minute += 1) {
      await alerting.heartbeat();
      await the.evaluate(alerting);
      if (minute < 58) expect(the.world.counts.notDelivered).toBe(0);
      timing.move(minute === 58 ? 3 * MINUTE : MINUTE);
    }
    const { executionErrors } = (await the.service.alerts.get(the.team, id)).resource;
    expect(executionErrors.map(({ type, message }) => `${type} ${message}`)).toEqual(
      failure('it was too slow for an hour'),
    );
    expect(receiver.got).toEqual([]);
  });

  it('that fails shows no secret, no header and no query value', async () => {
    receiver.behave(answer(401));
    const secrets = { secret: SECRET, headers: { Authorization: 'canary-1' }, queryParams: { key: 'canary-2' } };
    const said = await at.fire(onCall({ ...secrets, url: `${receiver.url}/canary-3?token=canary-4` }));
    expect(said).toEqual(failure('it answered 401'));
  });

  it('that fails keeps no other from its webhook, and the errors of all are listed', async () => {
    const quick = await startReceiver();
    receiver.behave(keepWaiting);
    const names = ['a', 'b', 'c'];
    const said = await at.fire(...names.map((name) => ({ name, url: receiver.url })), {
      name: 'quick',
      url: quick.url,
    });
    expect(quick.got).toHaveLength(1);
    expect(said.map((text) => /"(.)"/.exec(text)?.[1]).sort()).toEqual(names);
    await quick.close();
  });
});
