import { AlertNotification } from '@observability-api/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, deployments } from '../http/support/api.ts';
import { UNKNOWN_ID } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';
import { runCommand } from '../support/run-command.ts';
import { logRecord, logsJson, sendOtlp } from '../telemetry/ingest/requests.ts';
import { type Receiver, respond, startReceiver } from './support/receiver.ts';

const MINUTE = 60_000;

/** The start of the minute ten minutes ago. It is not a fixed time, because the engine deletes old telemetry. */
const start = Math.floor(Date.now() / MINUTE) * MINUTE - 10 * MINUTE;

function errorRecord(timeMs: number) {
  return logRecord({ timeUnixNano: `${timeMs}000000`, severityText: 'ERROR', severityNumber: 17 });
}

describe('a service', () => {
  it('does not start with an invalid link template', async () => {
    await expect(startForTest({ dashboardUrl: 'https://x/{tile}' })).rejects.toThrow(
      '"https://x/{tile}" in --dashboard-url is invalid: expected one of {dashboardId}, {tileId}, {from}, {to}, received {tile}.',
    );
  });
});

describe('a service without telemetry', () => {
  it('logs once that it does not evaluate alerts', async () => {
    const command = runCommand(['--telemetry=off', '--port=0', '--data-dir=:memory:']);
    await command.ready();
    command.process.kill('SIGTERM');
    const { stdout } = await command.ended;
    expect(stdout.split('alerts are not evaluated because telemetry is off')).toHaveLength(2);
  });

  it('ignores calls of evaluateAlerts', async () => {
    const server = await startForTest({ telemetry: 'off' });
    await server.evaluateAlerts();
    await server.close();
  });
});

type Server = Awaited<ReturnType<typeof startForTest>>;

/** Creates a dashboard, a webhook, and an alert that fires at two or more errors of a service in a minute. */
async function createErrorAlert(api: Api, url: string) {
  const series = [{ type: 'time', aggFn: 'count', where: 'SeverityText:error', groupBy: ['ServiceName'] }];
  const dashboard = await api.create('/dashboards', {
    name: 'Checkout',
    tiles: [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, series }],
  });
  const [tile] = dashboard.tiles;
  const webhook = await api.create('/webhooks', {
    name: 'On-call',
    service: 'generic',
    url,
    secret: 'whsec-0123456789abcdef',
    headers: { 'X-Environment': 'test' },
    queryParams: { environment: 'test' },
  });
  const created = await api.post('/alerts', {
    source: 'tile',
    dashboardId: dashboard.id,
    tileId: tile.id,
    interval: '1m',
    threshold: 2,
    thresholdType: 'above',
    channel: { type: 'webhook', webhookId: webhook.id },
  });
  return { created, alert: created.content, tile, path: `/alerts/${created.content.id}` };
}

/** Sends an error at the start and at the end of a minute. */
async function sendErrors({ credentials, otlpUrl = '' }: Server, name: (typeof deployments)[number], minuteMs: number) {
  const key = credentials[name === 'managed' ? 'managed' : 'openSource'].ingestionKey;
  const records = logsJson(errorRecord(minuteMs), errorRecord(minuteMs + MINUTE - 1));
  expect((await sendOtlp(otlpUrl, records, { key })).status).toBe(200);
}

async function evaluateAt(server: Server, timeMs: number): Promise<void> {
  server.clock.time = timeMs;
  await server.evaluateAlerts();
}

function startFor(receiver: Receiver): Promise<Server> {
  return startForTest({
    webhookAllow: [`127.0.0.1:${receiver.port}`],
    publicUrl: 'https://observability.example.org',
  });
}

describe('an alert', () => {
  let receiver: Receiver;
  let server: Server;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await startFor(receiver);
  });
  beforeEach(() => {
    server.clock.time = start + 20_000;
    receiver.respondWith(respond(200));
  });
  afterEach(async () => {
    for (const api of deployments.map(server.caller)) {
      for (const path of ['/alerts', '/webhooks']) {
        for (const { id } of (await api.get(path)).content) await api.delete(`${path}/${id}`);
      }
    }
    receiver.received.splice(0);
  });
  afterAll(async () => {
    await server?.close();
    await receiver?.close();
  });

  it.each(deployments)('notifies a webhook in the %s deployment about OTLP logs', async (name) => {
    const api = server.caller(name);
    const { created, tile, path } = await createErrorAlert(api, receiver.url);
    await sendErrors(server, name, start);
    await server.evaluateAlerts();
    expect(receiver.received).toEqual([]);
    await evaluateAt(server, start + MINUTE);
    await server.evaluateAlerts();
    const [fired, ...others] = receiver.received.splice(0);
    expect(others).toEqual([]);
    expect(fired?.path).toBe('/hook?environment=test');
    expect(fired?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-environment': 'test',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-observability-signature': expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
    const body = JSON.parse(fired?.body ?? '');
    expect(AlertNotification.check(body)).toEqual([]);
    expect(body).toMatchObject({ state: 'ALERT', value: 2, group: ['checkout'], startTime: start, tileId: tile.id });
    const ids = name === 'managed' && server.credentials.managed;
    const serviceParameters = ids ? `&organizationId=${ids.organizationId}&serviceId=${ids.serviceId}` : '';
    expect(body.link).toBe(
      `https://observability.example.org/view/dashboards/${body.dashboardId}?from=${start}&to=${start + MINUTE}&tile=${tile.id}${serviceParameters}`,
    );
    const read = await api.get(path);
    expect(read.content).toMatchObject({ state: 'ALERT', executionErrors: [] });
    expect(read.headers.get('etag')).not.toBe(created.headers.get('etag'));

    await evaluateAt(server, start + 2 * MINUTE);
    const resolved = JSON.parse(receiver.received.splice(0)[0]?.body ?? '');
    expect(resolved).toMatchObject({ state: 'OK', value: 0, group: ['checkout'], eventId: body.eventId });
    expect((await api.get(path)).content).toMatchObject({ state: 'OK' });
    // The ETag contains a version and a state. An evaluation changes only the state, and If-Match compares only the version.
    const put = { headers: { 'if-match': created.headers.get('etag') ?? '' }, body: created.content };
    expect((await api.send('PUT', path, put)).status).toBe(200);
  });

  it.each(deployments)('lists its deliveries in the %s deployment and sends a failed one again', async (name) => {
    const api = server.caller(name);
    const { path: alertPath } = await createErrorAlert(api, receiver.url);
    await sendErrors(server, name, start);
    await evaluateAt(server, start + MINUTE);
    await evaluateAt(server, start + 2 * MINUTE);
    receiver.received.splice(0);
    const path = `${alertPath}/deliveries`;
    const completed = await api.get(`${path}?status=delivered&limit=1`);
    expect(completed.content).toMatchObject([{ status: 'delivered', state: 'OK', attempts: 1, group: ['checkout'] }]);
    expect(completed.headers.get('x-total-count')).toBe('2');

    await sendErrors(server, name, start + 2 * MINUTE);
    receiver.respondWith(respond(404), respond(200));
    await evaluateAt(server, start + 3 * MINUTE);
    const [failed] = (await api.get(`${path}?status=failed`)).content;
    expect(failed).toMatchObject({
      error: `127.0.0.1:${receiver.port}: responded with status 404`,
      idempotencyKey: receiver.received.splice(0)[0]?.headers['idempotency-key'],
    });
    const retried = await api.post(`${path}/${failed.id}/retry`, undefined);
    expect([retried.status, retried.content]).toMatchObject([
      200,
      { id: failed.id, status: 'pending', completedAt: null },
    ]);
    await server.evaluateAlerts();
    expect(receiver.received.splice(0).map(({ headers }) => headers['idempotency-key'])).toEqual([
      failed.idempotencyKey,
    ]);
    expect((await api.post(`${path}/${failed.id}/retry`, undefined)).status).toBe(409);
    expect((await api.get(`/alerts/${UNKNOWN_ID}/deliveries`)).status).toBe(404);
    // The resolution follows the retried ALERT as usual.
    await evaluateAt(server, start + 4 * MINUTE);
    expect(receiver.received.splice(0).map(({ body }) => JSON.parse(body).state)).toEqual(['OK']);
  });

  it.each(deployments)(
    'on a tile that cannot be queried is rejected in the %s deployment when it is written',
    async (name) => {
      const api = server.caller(name);
      const { alert, path } = await createErrorAlert(api, receiver.url);
      const tileOf = async (series: object) => {
        const tiles = [
          { name: 'Broken', x: 0, y: 0, w: 12, h: 4, series: [{ type: 'time', aggFn: 'count', ...series }] },
        ];
        const dashboard = await api.create('/dashboards', { name: 'Broken', tiles });
        return { dashboardId: dashboard.id, tileId: dashboard.tiles[0].id };
      };
      const { channels } = alert;
      const body = { source: 'tile', interval: '1m', threshold: 2, thresholdType: 'above', channels };
      const broken = await tileOf({ where: 'SeverityText:"error' });
      const created = await api.post('/alerts', { ...body, ...broken });
      expect([created.status, created.issues[0]?.pointer]).toEqual([400, '/tileId']);
      expect(created.issues[0]?.message).toMatch(/^The tile cannot be queried: /);
      expect((await api.put(path, { ...body, ...broken })).status).toBe(400);
      expect(
        (await api.post('/alerts', { ...body, ...(await tileOf({ where: 'SeverityText = (', whereLanguage: 'sql' })) }))
          .status,
      ).toBe(400);
      // A disabled alert can be created although its tile is invalid.
      expect((await api.post('/alerts', { ...body, ...broken, enabled: false })).status).toBe(200);
    },
  );
});

describe('the metrics of a service', () => {
  it('contain the evaluations of alerts and their notifications', async () => {
    const receiver = await startReceiver();
    const server = await startFor(receiver);
    server.clock.time = start + 20_000;
    await createErrorAlert(server.caller('open-source'), receiver.url);
    await sendErrors(server, 'open-source', start);
    receiver.respondWith(respond(404), respond(200));
    for (const minute of [1, 2, 3]) await evaluateAt(server, start + minute * MINUTE);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const samples = text.split('\n').filter((line) => line.startsWith('observability_api_alert_'));
    expect(samples).toEqual([
      'observability_api_alert_evaluation_delay_seconds 0',
      'observability_api_alert_evaluations_total{result="ok"} 3',
      'observability_api_alert_evaluations_total{result="failed"} 0',
      'observability_api_alert_notifications_total{result="ok"} 1',
      'observability_api_alert_notifications_total{result="failed"} 1',
      'observability_api_alert_notifications_total{result="retried"} 0',
      'observability_api_alert_state_unknown_total 0',
    ]);
    await server.close();
    await receiver.close();
  });
});
