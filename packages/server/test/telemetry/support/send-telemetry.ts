import { expect } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import type { DeploymentName } from '../../http/support/api.ts';
import type { Served } from '../../http/support/serve.ts';
import { attribute, sendOtlp } from '../ingest/requests.ts';

/** A log event or span of a test. */
export interface TestEvent {
  /** In epoch milliseconds. */
  readonly time: number;
  readonly service: string;
  readonly level: string;
  readonly text: string;
  /** The attribute `size`. Tests also use strings that are not numbers. */
  readonly size?: string;
  readonly durationMs: number;
}

type Server = RunningServer & Served;

/** Returns a list of OTLP resources, one for each service, with the items of its events. */
function toResources(
  events: readonly TestEvent[],
  toItem: (event: TestEvent) => object,
  scopes: 'scopeLogs' | 'scopeSpans',
) {
  return [...Map.groupBy(events, ({ service }) => service)].map(([service, serviceEvents]) => ({
    resource: { attributes: [attribute('service.name', service)] },
    [scopes]: [
      { scope: { name: 'test' }, [scopes === 'scopeLogs' ? 'logRecords' : 'spans']: serviceEvents.map(toItem) },
    ],
  }));
}

function attributesOf({ size }: TestEvent) {
  return size === undefined ? [] : [attribute('size', size)];
}

/** Sends an OTLP request with the ingestion key of a deployment. Expects the status 200. */
export async function ingest(
  { otlpUrl = '', credentials }: Server,
  deployment: DeploymentName,
  path: '/v1/logs' | '/v1/traces' | '/v1/metrics',
  body: object,
): Promise<void> {
  const { ingestionKey } = deployment === 'managed' ? credentials.managed : credentials.openSource;
  const { status } = await sendOtlp(otlpUrl, JSON.stringify(body), { path, key: ingestionKey });
  expect(status).toBe(200);
}

/** Sends metrics with the ingestion key of a deployment. */
export function ingestMetrics(server: Server, deployment: DeploymentName, metrics: readonly object[]): Promise<void> {
  return ingest(server, deployment, '/v1/metrics', { resourceMetrics: [{ scopeMetrics: [{ metrics }] }] });
}

/** Sends each event as a log record, with the ingestion key of a deployment. */
export function ingestLogs(server: Server, deployment: DeploymentName, events: readonly TestEvent[]): Promise<void> {
  const resourceLogs = toResources(
    events,
    (event) => ({
      timeUnixNano: `${event.time}000000`,
      severityText: event.level,
      body: { stringValue: event.text },
      attributes: attributesOf(event),
    }),
    'scopeLogs',
  );
  return ingest(server, deployment, '/v1/logs', { resourceLogs });
}

/** Sends each event as a log record and as a span, with the ingestion key of a deployment. */
export async function ingestEvents(
  server: Server,
  deployment: DeploymentName,
  events: readonly TestEvent[],
): Promise<void> {
  await ingestLogs(server, deployment, events);
  const resourceSpans = toResources(
    events,
    (event) => ({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      name: event.text,
      startTimeUnixNano: `${event.time}000000`,
      endTimeUnixNano: `${event.time + event.durationMs}000000`,
      attributes: attributesOf(event),
    }),
    'scopeSpans',
  );
  await ingest(server, deployment, '/v1/traces', { resourceSpans });
}
