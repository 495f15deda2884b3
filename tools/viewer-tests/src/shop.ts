import { createClient, type OpenSourceClient } from '@observability-api/open-source';
import { type RunningServer, startServer } from '@observability-api/server';
import { type Host, startHost } from './host.ts';
import { startReceiver, type WebhookReceiver } from './receiver.ts';
import { brokenDashboard, displayTypesDashboard, shopDashboard } from './shop-dashboard.ts';
import { type OtlpReceiver, sendLogs, sendSpans, shopLogs, shopSpans } from './telemetry.ts';

/** A running service with the data of a shop. */
export interface Shop {
  readonly server: RunningServer;
  readonly client: OpenSourceClient;
  readonly apiKey: string;
  /** The URL of the app without a slash at the end. */
  readonly viewer: string;
  /** `host` serves the app for the managed deployment, and `key` signs in. With `query`, the app of the service shows that deployment. */
  readonly managed: { readonly host: Host; readonly key: string; readonly query: string };
  /** The app on a separate origin, which calls the API of the service. */
  readonly separateHost: Host;
  /** Receives the telemetry of tests. */
  readonly receiver: OtlpReceiver;
  readonly sourceId: string;
  readonly dashboardId: string;
  /** The dashboards with all display types, with tiles that fail, and without tiles. */
  readonly displayTypesId: string;
  readonly brokenId: string;
  readonly emptyId: string;
  readonly alertId: string;
  readonly webhookId: string;
  /** Accepts the notifications of alerts. */
  readonly webhooks: WebhookReceiver;
  close(): Promise<void>;
}

/** Starts the service with six hours of logs and spans, four dashboards, and an alert that has fired. */
export async function startShop(): Promise<Shop> {
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
  const webhooks = await startReceiver();
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
