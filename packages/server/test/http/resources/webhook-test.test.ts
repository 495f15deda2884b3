import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, respond, startReceiver } from '../../alerting/support/receiver.ts';
import { type DeploymentName, deployments } from '../support/api.ts';
import { UNKNOWN_ID, webhook } from '../support/request-bodies.ts';
import { startForTest } from '../support/serve.ts';

describe.each(deployments)('a webhook of the %s deployment', (name: DeploymentName) => {
  let receiver: Receiver;
  let server: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await startForTest({ webhookAllow: [`127.0.0.1:${receiver.port}`, '127.0.0.1:1'], telemetry: 'off' });
  });
  afterAll(async () => {
    await server?.close();
    await receiver?.close();
  });
  const create = (overrides: object = {}) =>
    server.caller(name).create('/webhooks', webhook({ url: receiver.url, name: crypto.randomUUID(), ...overrides }));

  it('receives one sample notification in a test; the result has the status, the duration and 1,000 characters of the response', async () => {
    const { id } = await create({ body: '{"text": "{{title}} {{state}}"}', secret: 'whsec-0123456789abcdef' });
    receiver.respondWith((response) => response.writeHead(202).end(`é${'x'.repeat(5000)}`));
    const result = await server.caller(name).post(`/webhooks/${id}/test`, undefined);
    expect(result.content).toEqual({
      status: 202,
      error: null,
      response: `é${'x'.repeat(999)}`,
      durationMs: expect.any(Number),
    });
    const [received, ...others] = receiver.received.splice(0);
    expect([received?.body, others]).toEqual(['{"text": "Test notification ALERT"}', []]);
    expect(received?.headers['x-observability-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  });

  it('gets no second request after its test gets an error status', async () => {
    const { id } = await create();
    receiver.respondWith(respond(503));
    const result = await server.caller(name).post(`/webhooks/${id}/test`, undefined);
    expect([result.status, result.content.status, receiver.received.splice(0).length]).toEqual([200, 503, 1]);
  });

  it('has the reason in the result of a test without a response', async () => {
    const { id } = await create({ url: 'http://127.0.0.1:1/' });
    const { content } = await server.caller(name).post(`/webhooks/${id}/test`, undefined);
    expect(content).toMatchObject({ status: null, response: null, error: '127.0.0.1:1: connection refused' });
  });

  it('cannot be tested while eight tests of the tenant are in progress', async () => {
    const { id } = await create();
    const release = Promise.withResolvers<void>();
    receiver.respondWith((response) => void release.promise.then(() => response.writeHead(200).end()));
    const send = () => server.caller(name).post(`/webhooks/${id}/test`, undefined);
    const running = Array.from({ length: 8 }, send);
    await expect.poll(() => receiver.received.length).toBe(8);
    const { status, message, headers } = await send();
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
    expect(message).toContain('The limit of 8 webhook tests in progress is reached');
    release.resolve();
    for (const { content } of await Promise.all(running)) expect(content.status).toBe(200);
    expect((await send()).status).toBe(200);
    receiver.received.splice(0);
  });

  it('cannot be tested if it is unknown', async () => {
    expect((await server.caller(name).post(`/webhooks/${UNKNOWN_ID}/test`, undefined)).status).toBe(404);
  });

  it('has a warning in `meta` of the responses to writes if its host does not resolve, also in the stored response for an idempotency key', async () => {
    const body = webhook({ url: 'https://nowhere.invalid/hook', name: crypto.randomUUID() });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const warnings = [
      {
        pointer: '/url',
        message: 'nowhere.invalid does not resolve at the moment. Notifications fail until the host name resolves.',
      },
    ];
    const created = await server.caller(name).post('/webhooks', body, headers);
    expect(created.json.meta).toEqual({ warnings });
    expect((await server.caller(name).post('/webhooks', body, headers)).json.meta).toEqual({ warnings });
    const path = `/webhooks/${created.content.id}`;
    expect((await server.caller(name).put(path, body)).json.meta).toEqual({ warnings });
    expect((await server.caller(name).get(path)).json).not.toHaveProperty('meta');
  });
});

describe('a service that closes', () => {
  it('completes a webhook test in progress', async () => {
    const receiver = await startReceiver();
    const release = Promise.withResolvers<void>();
    receiver.respondWith((response) => void release.promise.then(() => response.writeHead(200).end()));
    // If telemetry is on, closing the service also stops the delivery of notifications. This must not end the webhook test.
    const server = await startForTest({ webhookAllow: [`127.0.0.1:${receiver.port}`], telemetry: 'on' });
    const api = server.caller('open-source');
    const { id } = await api.create('/webhooks', webhook({ url: receiver.url }));
    const tested = api.post(`/webhooks/${id}/test`, undefined);
    await expect.poll(() => receiver.received.length).toBe(1);
    const closed = server.close();
    const isListening = () =>
      fetch(`${server.url}/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(isListening).toBe(false);
    release.resolve();
    expect((await tested).content).toMatchObject({ status: 200, error: null });
    await closed;
    await receiver.close();
  });
});
