import { createClient, type DashboardInput, type TileConfigInput } from '@observability-api/open-source';

// Sends six hours of telemetry of an invented online shop, whose payments fail for 25 minutes, and creates a dashboard.
// Another run adds only the telemetry since the last run.

const api = createClient(); // reads OBSERVABILITY_API_URL and OBSERVABILITY_API_KEY
const otlpUrl = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? 'http://127.0.0.1:4318';
const authorization = (process.env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '').replace(/^authorization=/, '');

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const HISTORY = 6 * HOUR;
const INTERVAL = 3 * SECOND; // the mean time between two page requests
const NAME = 'Online shop';
const PAGES = ['/', '/products', '/products/{id}', '/cart', '/checkout'];

type Value = string | number;
type Attributes = Readonly<Record<string, Value>>;
interface Item {
  readonly service: string;
  readonly item: object;
}
interface Telemetry {
  readonly spans: Item[];
  readonly logs: Item[];
  readonly metrics: Item[];
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: value },
  }));
}
function nanos(time: number) {
  return `${Math.round(time * 1_000)}000`;
}
function hex(length: number) {
  return Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

/** Returns true from 70 to 45 minutes before the end, when payments fail. */
function isIncident(time: number, end: number) {
  return time > end - 70 * 60 * SECOND && time < end - 45 * 60 * SECOND;
}

/** Adds the spans and log records of one request. */
function addRequest({ spans, logs }: Telemetry, time: number, end: number): void {
  // The first pages are requested more often.
  const page = PAGES[Math.floor(Math.random() ** 1.4 * PAGES.length)] ?? '/';
  const isPayment = page === '/checkout';
  const fails = isPayment ? Math.random() < (isIncident(time, end) ? 0.6 : 0.005) : Math.random() < 0.002;
  const busy = 1 + 0.5 * Math.sin(time / HOUR);
  const traceId = hex(32);
  let parentSpanId = '';
  // Kinds of spans: 2 is a server, 3 is a client. The status code 2 is an error.
  const span = (service: string, name: string, kind: number, duration: number, attributes: Attributes) => {
    const spanId = hex(16);
    const [startTimeUnixNano, endTimeUnixNano] = [nanos(time), nanos(time + duration)];
    const status = fails ? { code: 2 } : {};
    const times = { startTimeUnixNano, endTimeUnixNano };
    const item = { traceId, spanId, parentSpanId, name, kind, ...times, status, attributes: attributesOf(attributes) };
    spans.push({ service, item });
    parentSpanId = spanId;
  };
  const log = (service: string, severityText: string, text: string, attributes: Attributes) => {
    const severityNumber = { INFO: 9, WARN: 13, ERROR: 17 }[severityText] ?? 0;
    const body = { stringValue: text };
    const context = { traceId, spanId: parentSpanId, attributes: attributesOf(attributes) };
    logs.push({ service, item: { timeUnixNano: nanos(time), severityText, severityNumber, body, ...context } });
  };
  // Durations in milliseconds.
  const work = (20 + 60 * Math.random() ** 3) * busy;
  const payment = isPayment ? (fails ? 3_000 : 120 + 200 * Math.random() ** 2) : 0;
  const status = fails ? (isPayment ? 502 : 500) : 200;
  const method = isPayment ? 'POST' : 'GET';
  const attributes = { 'http.route': page, 'http.response.status_code': status };
  span('frontend', `${method} ${page}`, 2, work + payment, attributes);
  log('frontend', fails ? 'ERROR' : 'INFO', `${method} ${page} ${status}`, attributes);
  if (!isPayment) {
    span('catalog', 'SELECT products', 3, work * 0.6, { 'db.system.name': 'postgresql' });
    return;
  }
  span('checkout', 'place order', 2, work * 0.5 + payment, { 'order.items': 1 + Math.floor(4 * Math.random()) });
  if (payment > 300 && !fails) log('checkout', 'WARN', 'The payment was slow', { 'payment.provider': 'bank' });
  span('payment', 'charge card', 3, payment, { 'payment.provider': 'bank' });
  if (fails) log('payment', 'ERROR', 'Payment failed: the bank did not respond in 3 s', { 'payment.provider': 'bank' });
}

/** Adds one value of the gauge of waiting orders. It grows during the incident. */
function addQueue({ metrics }: Telemetry, time: number, end: number): void {
  const minutes = isIncident(time, end) ? (time - end + 70 * 60 * SECOND) / (60 * SECOND) : 0;
  const asDouble = Math.round(3 + 2 * Math.sin(time / HOUR) + 2 * Math.random() + 4 * minutes);
  const dataPoints = [{ timeUnixNano: nanos(time), asDouble }];
  metrics.push({ service: 'checkout', item: { name: 'shop.orders.waiting', unit: '{order}', gauge: { dataPoints } } });
}

/** Sends items over OTLP/HTTP. Prints the reason and ends the program if they are not accepted. */
async function send(signal: 'traces' | 'logs' | 'metrics', items: readonly Item[]): Promise<void> {
  const [resources, scopes, list] = {
    traces: ['resourceSpans', 'scopeSpans', 'spans'],
    logs: ['resourceLogs', 'scopeLogs', 'logRecords'],
    metrics: ['resourceMetrics', 'scopeMetrics', 'metrics'],
  }[signal] as [string, string, string];
  const batchSize = 5_000;
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize);
    const services = [...new Set(batch.map(({ service }) => service))];
    const body = {
      [resources]: services.map((name) => ({
        resource: { attributes: attributesOf({ 'service.name': name, 'service.namespace': 'shop' }) },
        [scopes]: [{ [list]: batch.filter(({ service }) => service === name).map(({ item }) => item) }],
      })),
    };
    const response = await fetch(`${otlpUrl}/v1/${signal}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {
      console.error(
        `No service receives telemetry at ${otlpUrl}. If yours has another OTLP port, pass its address:\n` +
          '  OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:14318 npm run quickstart:demo',
      );
      process.exit(1);
    });
    if (!response.ok) {
      console.error(`Expected 200 from ${otlpUrl}, received ${response.status}: ${await response.text()}`);
      process.exit(1);
    }
  }
}

/** Returns the dashboard of the shop. The parameters are ids of sources. */
function dashboardOf(logs: string, traces: string, metrics: string): DashboardInput {
  const SHOP = 'ResourceAttributes.service.namespace:shop';
  const pages = `${SHOP} ServiceName:frontend`;
  const requests = { aggFn: 'count', where: pages, alias: 'Requests' } as const;
  const failed = { aggFn: 'count', where: `${pages} StatusCode:Error`, alias: 'Failed' } as const;
  const p95 = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration', where: pages, alias: 'p95' } as const;
  const duration = { output: 'duration', factor: 1e-9 } as const; // spans have nanoseconds
  const route = "SpanAttributes['http.route']";
  const tile = (name: string, x: number, y: number, w: number, h: number, config: TileConfigInput) => ({
    name,
    x,
    y,
    w,
    h,
    config,
  });
  const introduction =
    'An invented shop: **frontend**, **catalog**, **checkout** and **payment**.\n\nPayments fail for 25 minutes. Which service is the cause? Select a range in a chart.';
  return {
    name: NAME,
    tags: ['demo'],
    filters: [{ type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: traces }],
    tiles: [
      tile('Page requests', 0, 0, 6, 4, {
        displayType: 'number',
        sourceId: traces,
        select: [requests],
        backgroundChart: { type: 'area' },
      }),
      tile('Failed requests', 6, 0, 6, 4, {
        displayType: 'number',
        sourceId: traces,
        select: [failed, requests],
        formulas: [{ expression: 'A / B' }],
        numberFormat: { output: 'percent', mantissa: 1 },
        colorRules: [{ operator: 'gt', value: 0.005, color: 'chart-error' }],
      }),
      tile('Duration, 95th percentile', 12, 0, 6, 4, {
        displayType: 'number',
        sourceId: traces,
        select: [p95],
        numberFormat: duration,
        backgroundChart: { type: 'line' },
      }),
      tile('About', 18, 0, 6, 4, { displayType: 'markdown', markdown: introduction }),
      tile('Requests by page', 0, 4, 12, 6, {
        displayType: 'stacked_bar',
        sourceId: traces,
        select: [requests],
        groupBy: route,
      }),
      tile('Errors by service', 12, 4, 12, 6, {
        displayType: 'line',
        sourceId: logs,
        groupBy: 'ServiceName',
        select: [{ aggFn: 'count', where: `${SHOP} SeverityText:ERROR`, alias: 'Errors' }],
      }),
      tile('Duration by page, 95th percentile', 0, 10, 12, 6, {
        displayType: 'line',
        sourceId: traces,
        select: [p95],
        groupBy: route,
        numberFormat: duration,
        fillNulls: false,
      }),
      tile('Waiting orders', 12, 10, 12, 6, {
        displayType: 'line',
        fillNulls: false,
        sourceId: metrics,
        select: [
          {
            aggFn: 'max',
            metricType: 'gauge',
            metricName: 'shop.orders.waiting',
            valueExpression: 'Value',
            alias: 'Orders',
          },
        ],
      }),
      tile('Duration of page requests', 0, 16, 12, 6, {
        displayType: 'heatmap',
        sourceId: traces,
        where: pages,
        numberFormat: duration,
        select: [{ valueExpression: 'Duration' }],
      }),
      tile('Patterns of log events', 12, 16, 12, 6, {
        displayType: 'event_patterns',
        sourceId: logs,
        where: SHOP,
        select: 'Body',
      }),
      tile('Pages', 0, 22, 12, 6, {
        displayType: 'table',
        sourceId: traces,
        groupBy: route,
        groupByColumnsOnLeft: true,
        orderBy: 'Requests DESC',
        select: [requests, failed, { ...p95, numberFormat: duration }],
      }),
      tile('Latest warnings and errors', 12, 22, 12, 6, {
        displayType: 'search',
        sourceId: logs,
        where: `${SHOP} (SeverityText:WARN OR SeverityText:ERROR)`,
        select: 'Timestamp, ServiceName, SeverityText, Body',
      }),
    ],
  };
}

const end = Date.now();
const sources = await api.sources.list().all();
function idOf(kind: string) {
  return sources.find((source) => source.kind === kind)?.id ?? '';
}
const [logs, traces, metrics] = [idOf('log'), idOf('trace'), idOf('metric')];
const { data } = await api.search.page({
  sourceId: logs,
  where: 'ResourceAttributes.service.namespace:shop',
  select: 'Timestamp',
  maxResults: 1,
  startTime: new Date(end - HISTORY).toISOString(),
});
const last = data[0] ? Date.parse(String(data[0]['Timestamp'])) : 0;

const telemetry: Telemetry = { spans: [], logs: [], metrics: [] };
for (let time = Math.max(end - HISTORY, last + INTERVAL); time < end; time += INTERVAL * 2 * Math.random()) {
  addRequest(telemetry, time, end);
}
for (let time = Math.max(end - HISTORY, last + 60 * SECOND); time < end; time += 60 * SECOND) {
  addQueue(telemetry, time, end);
}
const existing = (await api.dashboards.list().all()).find(({ name }) => name === NAME);
const { id } = existing ?? (await api.dashboards.create(dashboardOf(logs, traces, metrics)));
await send('traces', telemetry.spans);
await send('logs', telemetry.logs);
await send('metrics', telemetry.metrics);
const [spans, events] = [telemetry.spans, telemetry.logs].map(({ length }) => length.toLocaleString('en'));
console.log(`Sent the telemetry of an online shop: ${spans} spans, ${events} log events`);
console.log(`${NAME}: ${process.env['OBSERVABILITY_API_URL']}/view/dashboards/${id}?from=now-6h`);
