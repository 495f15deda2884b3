import { createClient, type OpenSourceClient } from '@observability-api/open-source';
import { type RunningServer, startServer } from '@observability-api/server';
import { type Host, startHost } from './host.ts';
import { type OtlpReceiver, sendLogs, sendSpans, shopLogs, shopSpans } from './telemetry.ts';
import { brokenDashboard, displayTypesDashboard, shopDashboard } from './test-dashboards.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A running service with test data: the telemetry of an online shop, dashboards, an alert and a webhook. */
export interface TestService {
  readonly server: RunningServer;
  readonly client: OpenSourceClient;
  readonly apiKey: string;
  /** The URL of the app without a slash at the end. */
  readonly viewer: string;
  /**
   * The managed deployment: `host` serves the app for it, and `key` is its API key. A URL of the app at `viewer` shows this
   * deployment if it has the parameters in `query`.
   */
  readonly managed: { readonly host: Host; readonly key: string; readonly query: string };
  /** Serves the app on an origin other than that of the API. */
  readonly separateHost: Host;
  /** The OTLP listener of the service, to which tests send telemetry. */
  readonly receiver: OtlpReceiver;
  /** The id of the source of logs. */
  readonly sourceId: string;
  readonly dashboardId: string;
  /** The id of the dashboard with all display types. */
  readonly displayTypesId: string;
  /** The id of the dashboard with tiles that fail or have no data. */
  readonly brokenId: string;
  /** The id of the dashboard without tiles. */
  readonly emptyId: string;
  readonly alertId: string;
  readonly webhookId: string;
  /** Receives the requests to the webhook. */
  readonly webhooks: WebhookReceiver;
  close(): Promise<void>;
}

/** Starts the service with six hours of logs and spans, four dashboards, and an alert that has fired. */
export async function startTestService(): Promise<TestService> {
  let aheadMs = 0;
  const server = await startServer({
    clock: () => Date.now() + aheadMs,
    dataDir: ':memory:',
    port: 0,
    logLevel: 'silent',
    rateLimit: 'off',
    webhookAllow: ['127.0.0.1'],
    corsOrigin: ['*'],
  });
  const { credentials, otlpUrl, url } = server;
  if (!credentials || !otlpUrl) throw new Error('Expected a new service with an OTLP listener.');
  const { apiKey, ingestionKey } = credentials.openSource;
  const client = createClient({ baseUrl: url, apiKey });
  const receiver = { url: otlpUrl, key: ingestionKey };
  await sendLogs(receiver, shopLogs(Date.now(), 6, 500));
  await sendSpans(receiver, shopSpans(Date.now(), 6, 200));
  const sources = await client.sources.list().all();
  const sourceId = sources.find(({ kind }) => kind === 'log')?.id ?? '';
  const dashboard = await client.dashboards.create(shopDashboard(sourceId));
  const tracesId = sources.find(({ kind }) => kind === 'trace')?.id ?? '';
  const displayTypes = await client.dashboards.create(displayTypesDashboard(sourceId, tracesId));
  const broken = await client.dashboards.create(brokenDashboard(sourceId));
  const empty = await client.dashboards.create({ name: 'Nothing yet', tiles: [] });
  const webhooks = await startWebhookReceiver();
  const webhook = await client.webhooks.create({ name: 'On call', service: 'generic', url: webhooks.url });
  const alert = await client.alerts.create({
    source: 'tile',
    dashboardId: dashboard.id,
    tileId: 'error-area',
    name: 'Few errors',
    interval: '1m',
    threshold: 1000,
    thresholdType: 'below',
    channel: { type: 'webhook', webhookId: webhook.id },
  });
  // The time is then past the end of the first window of the alert.
  aheadMs = 120_000;
  await server.evaluateAlerts();
  // Tests compare times of the service with the time of their own process.
  aheadMs = 0;
  const { keyId, keySecret, organizationId, serviceId } = credentials.managed;
  const managedHost = await startHost({
    service: url,
    config: { deployment: 'managed', apiBase: '/', organizationId, serviceId, version: '0.0.0' },
  });
  const separateHost = await startHost({
    service: url,
    config: { deployment: 'open-source', apiBase: url, version: '0.0.0' },
  });
  return {
    separateHost,
    managed: {
      host: managedHost,
      key: `${keyId}:${keySecret}`,
      query: `organizationId=${organizationId}&serviceId=${serviceId}`,
    },
    server,
    client,
    apiKey,
    viewer: `${url}/view`,
    receiver,
    sourceId,
    dashboardId: dashboard.id,
    displayTypesId: displayTypes.id,
    brokenId: broken.id,
    emptyId: empty.id,
    alertId: alert.id,
    webhookId: webhook.id,
    webhooks,
    async close() {
      await managedHost.close();
      await separateHost.close();
      await webhooks.close();
      await server.close();
    },
  };
}
