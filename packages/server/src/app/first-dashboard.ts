import { DashboardInput, fillDefaults, type Source, type TileConfigInput } from '@observability-api/schemas';
import { PayloadTooLargeError } from '../domain/errors.ts';
import { QuotaExceededError } from '../resources/quotas.ts';
import { sourcesById } from '../store/read-sources.ts';
import { firstTeam } from '../telemetry/schema/tenant-database.ts';
import type { Service } from './open-service.ts';

/** A filter for the telemetry that the service stores about itself. */
const OWN_TELEMETRY = 'ServiceName:"observability-api"';
const CHART_QUERIES = `${OWN_TELEMETRY} SpanName:*charts/query`;
/** Durations of spans are in nanoseconds. */
const DURATION = { output: 'duration', factor: 1e-9 } as const;

/** Returns a dashboard that shows the requests to the service itself. */
function dashboardOf(logSourceId: string, traceSourceId: string): DashboardInput {
  const quantile = (level: 0.5 | 0.95 | 0.99, where: string, alias: string) =>
    ({ aggFn: 'quantile', level, valueExpression: 'Duration', where, alias }) as const;
  const tile = (name: string, x: number, y: number, w: number, h: number, config: TileConfigInput) => ({
    name,
    x,
    y,
    w,
    h,
    config,
  });
  const errors = { aggFn: 'count', where: `${OWN_TELEMETRY} SeverityText:ERROR`, alias: 'Errors' } as const;
  const requests = { aggFn: 'count', where: OWN_TELEMETRY, alias: 'Requests' } as const;
  return {
    name: 'This service',
    tags: ['observability-api'],
    tiles: [
      tile('Requests', 0, 0, 6, 3, {
        displayType: 'number',
        sourceId: traceSourceId,
        select: [requests],
        backgroundChart: { type: 'area' },
      }),
      tile('Duration, 95th percentile', 6, 0, 6, 3, {
        displayType: 'number',
        sourceId: traceSourceId,
        select: [quantile(0.95, OWN_TELEMETRY, 'p95')],
        numberFormat: DURATION,
      }),
      tile('Chart queries, 95th percentile', 12, 0, 6, 3, {
        displayType: 'number',
        sourceId: traceSourceId,
        select: [quantile(0.95, CHART_QUERIES, 'p95')],
        numberFormat: DURATION,
      }),
      tile('Errors of the service', 18, 0, 6, 3, {
        displayType: 'number',
        sourceId: logSourceId,
        select: [errors],
        colorRules: [{ operator: 'gt', value: 0, color: 'chart-error' }],
      }),
      tile('Requests by route', 0, 3, 12, 6, {
        displayType: 'stacked_bar',
        sourceId: traceSourceId,
        select: [requests],
        groupBy: 'SpanName',
      }),
      tile('Duration', 12, 3, 12, 6, {
        displayType: 'line',
        sourceId: traceSourceId,
        numberFormat: DURATION,
        fillNulls: false,
        select: [
          quantile(0.5, OWN_TELEMETRY, 'p50'),
          quantile(0.95, OWN_TELEMETRY, 'p95'),
          quantile(0.99, OWN_TELEMETRY, 'p99'),
        ],
      }),
      tile('Slowest routes', 0, 9, 12, 6, {
        displayType: 'table',
        sourceId: traceSourceId,
        groupBy: 'SpanName',
        groupByColumnsOnLeft: true,
        orderBy: 'p95 DESC',
        select: [requests, { ...quantile(0.95, OWN_TELEMETRY, 'p95'), numberFormat: DURATION }],
      }),
      tile('Received log events by service', 12, 9, 12, 6, {
        displayType: 'stacked_bar',
        sourceId: logSourceId,
        groupBy: 'ServiceName',
        select: [{ aggFn: 'count', alias: 'Events' }],
      }),
      tile('Rejected and failed requests', 0, 15, 24, 6, {
        displayType: 'search',
        sourceId: logSourceId,
        where: `${OWN_TELEMETRY} (SeverityText:WARN OR SeverityText:ERROR)`,
        select: 'Timestamp, SeverityText, Body',
      }),
    ],
  };
}

/** Creates the dashboard for the first team, which can change and delete it. Creates none if it would exceed a storage limit. */
export async function createFirstDashboard({
  store,
  dashboards,
}: Pick<Service, 'store' | 'dashboards'>): Promise<void> {
  const id = await firstTeam(store);
  if (id === undefined) return;
  const tenant = { id };
  const sources = [...(await sourcesById(store.db, tenant)).values()];
  const idOf = (kind: Source['kind']) => sources.find((source) => source.kind === kind)?.id ?? '';
  const input = fillDefaults(DashboardInput.rule, dashboardOf(idOf('log'), idOf('trace')));
  try {
    await store.transaction((tx) => dashboards.create(tx, tenant, input));
  } catch (error) {
    if (!(error instanceof QuotaExceededError) && !(error instanceof PayloadTooLargeError)) throw error;
  }
}
