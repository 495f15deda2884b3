// Runs an alert from telemetry to webhook receivers, in both deployments of a service in this process. Prints the result as
// JSON.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as managed from '@observability-api/managed';
import * as managedWebhooks from '@observability-api/managed/webhooks';
import * as openSource from '@observability-api/open-source';
import * as openSourceWebhooks from '@observability-api/open-source/webhooks';
import { startServer } from '@observability-api/server';

type Client = openSource.OpenSourceClient | managed.ManagedClient;
type Webhooks = Pick<typeof openSourceWebhooks, 'parseDelivery' | 'DeliveryError'>;

const SECRET = 'whsec-9f1c7d52b8e04a63';
const MINUTE_MS = 60_000;

let now = Date.now();
function clock() {
  return now;
}
const server = await startServer({
  dataDir: ':memory:',
  port: 0,
  otlpPort: 0,
  logLevel: 'silent',
  webhookAllow: ['127.0.0.1'],
  clock,
});

/** Starts a webhook receiver. `results` contains the content of each delivery, or the code of its error. */
async function startReceiver({ parseDelivery, DeliveryError }: Webhooks, secret: string) {
  const results: string[] = [];
  const receiver = createServer(async (request, response) => {
    try {
      const source = { headers: request.headers, body: request };
      const { payload, sentAt } = await parseDelivery(source, { secret, now: clock });
      const { title, state, value, group } = payload;
      const isOnTime = payload.endTime <= now && Math.abs(now - Number(sentAt)) < 1000;
      results.push(`${title} (${group.join(', ')}): ${state}, ${value}, ${isOnTime ? 'on time' : 'at another time'}`);
      response.writeHead(204).end();
    } catch (error) {
      results.push(error instanceof DeliveryError ? error.code : String(error));
      response.writeHead(error instanceof DeliveryError ? error.status : 500).end();
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  return { results, url, close: () => receiver.close() };
}

/** Creates an alert with two receivers and sends errors that make it fire. The second receiver expects another secret. */
async function createFiringAlert(api: Client, webhooks: Webhooks, ingestionKey: string) {
  const onCall = await startReceiver(webhooks, SECRET);
  const wrongSecret = await startReceiver(webhooks, `${SECRET}-of-another`);
  const channels = await Promise.all(
    Object.entries({ 'On call': onCall, 'Wrong secret': wrongSecret }).map(async ([name, { url }]) => {
      const { id } = await api.webhooks.create({ name, service: 'generic', url, secret: SECRET });
      return { type: 'webhook' as const, webhookId: id };
    }),
  );
  const series = [
    { type: 'time' as const, aggFn: 'count' as const, where: 'SeverityText:error', groupBy: ['ServiceName'] },
  ];
  const tiles = [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, series }];
  const dashboard = await api.dashboards.create({ name: 'Checkout', tiles });
  const { id } = await api.alerts.create({
    source: 'tile',
    dashboardId: dashboard.id,
    tileId: dashboard.tiles[0]?.id,
    interval: '1m',
    threshold: 2,
    thresholdType: 'above',
    channels,
    name: 'Too many errors',
  });
  await sendErrors(ingestionKey);
  return {
    async read() {
      const { state, executionErrors } = await api.alerts.get(id);
      return { onCall: onCall.results.splice(0), wrongSecret: wrongSecret.results.splice(0), state, executionErrors };
    },
    close() {
      onCall.close();
      wrongSecret.close();
    },
  };
}

/** Sends two errors of the service `checkout` and one log record without an error as OTLP JSON. */
async function sendErrors(ingestionKey: string): Promise<void> {
  const logRecords = ['ERROR', 'INFO', 'ERROR'].map((severityText) => ({
    timeUnixNano: `${now}000000`,
    severityText,
    body: { stringValue: 'paid' },
  }));
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'checkout' } }] };
  const response = await fetch(`${server.otlpUrl}/v1/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: ingestionKey },
    body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] }),
  });
  if (!response.ok)
    throw new Error(`Expected the service to accept the logs, received ${response.status} ${await response.text()}`);
}

const { credentials } = server;
if (!credentials) throw new Error('Expected the first start to create credentials.');
const scenarios = await Promise.all([
  createFiringAlert(
    openSource.createClient(credentials.openSource),
    openSourceWebhooks,
    credentials.openSource.ingestionKey,
  ),
  createFiringAlert(managed.createClient(credentials.managed), managedWebhooks, credentials.managed.ingestionKey),
]);
async function evaluateNextMinute() {
  now += MINUTE_MS;
  await server.evaluateAlerts();
  return Promise.all(scenarios.map((scenario) => scenario.read()));
}
const [fired, resolved] = [await evaluateNextMinute(), await evaluateNextMinute()];
for (const scenario of scenarios) scenario.close();
await server.close();
console.log(JSON.stringify({ fired, resolved }));
