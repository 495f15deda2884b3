import type { DashboardInput, Source, TileConfigInput } from '@observability-api/schemas';
import { sourcesById } from '../store/read-sources.ts';
import { firstTeam } from '../telemetry/schema/tenant-database.ts';
import type { Service } from './open-service.ts';

/** The requests to the service in its telemetry. */
const OWN = 'ServiceName:"observability-api"';
const QUERIES = `${OWN} SpanName:*charts/query`;
/** Durations of spans are in nanoseconds. */
const DURATION = { output: 'duration', factor: 1e-9 } as const;

/** Returns the dashboard about the requests to the service. The ids are those of the sources of logs and traces. */
function dashboardOf(logs: string, traces: string): DashboardInput {
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
  const errors = { aggFn: 'count', where: `${OWN} SeverityText:ERROR`, alias: 'Errors' } as const;
  const requests = { aggFn: 'count', where: OWN, alias: 'Requests' } as const;
  return {
    name: 'This service',
    tags: ['observability-api'],
    tiles: [
      tile('Requests', 0, 0, 6, 3, {
        displayType: 'number',
        sourceId: traces,
        select: [requests],
        backgroundChart: { type: 'area' },
      }),
      tile('Duration, 95th percentile', 6, 0, 6, 3, {
        displayType: 'number',
        sourceId: traces,
        select: [quantile(0.95, OWN, 'p95')],
        numberFormat: DURATION,
      }),
      tile('Chart queries, 95th percentile', 12, 0, 6, 3, {
        displayType: 'number',
        sourceId: traces,
        select: [quantile(0.95, QUERIES, 'p95')],
        numberFormat: DURATION,
      }),
      tile('Errors of the service', 18, 0, 6, 3, {
        displayType: 'number',
        sourceId: logs,
        select: [errors],
        colorRules: [{ operator: 'gt', value: 0, color: 'chart-error' }],
      }),
      tile('Requests by route', 0, 3, 12, 6, {
        displayType: 'stacked_bar',
        sourceId: traces,
        select: [requests],
        groupBy: 'SpanName',
      }),
      tile('Duration', 12, 3, 12, 6, {
        displayType: 'line',
        sourceId: traces,
        numberFormat: DURATION,
        fillNulls: false,
        select: [quantile(0.5, OWN, 'p50'), quantile(0.95, OWN, 'p95'), quantile(0.99, OWN, 'p99')],
      }),
      tile('Slowest routes', 0, 9, 12, 6, {
        displayType: 'table',
        sourceId: traces,
        groupBy: 'SpanName',
        groupByColumnsOnLeft: true,
        orderBy: 'p95 DESC',
        having: 'Requests > 0',
        select: [requests, { ...quantile(0.95, OWN, 'p95'), numberFormat: DURATION }],
      }),
      tile('Received log events by service', 12, 9, 12, 6, {
        displayType: 'stacked_bar',
        sourceId: logs,
        groupBy: 'ServiceName',
        select: [{ aggFn: 'count', alias: 'Events' }],
      }),
      tile('Rejected and failed requests', 0, 15, 24, 6, {
        displayType: 'search',
        sourceId: logs,
        where: `${OWN} (SeverityText:WARN OR SeverityText:ERROR)`,
        select: 'Timestamp, SeverityText, Body',
      }),
    ],
  };
}

/** Creates the dashboard about the service for the first team. It is an ordinary dashboard. */
export async function createFirstDashboard({
  store,
  dashboards,
}: Pick<Service, 'store' | 'dashboards'>): Promise<void> {
  const id = await firstTeam(store);
  if (id === undefined) return;
  const tenant = { id };
  const sources = [...(await sourcesById(store.db, tenant)).values()];
  const idOf = (kind: Source['kind']) => sources.find((source) => source.kind === kind)?.id ?? '';
  await store.transaction((tx) => dashboards.create(tx, tenant, dashboardOf(idOf('log'), idOf('trace'))));
}
