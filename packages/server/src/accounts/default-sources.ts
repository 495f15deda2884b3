import type { LogSource, MetricSource, TraceSource } from '@observability-api/schemas';
import { EMPTY_EVENT_LISTS } from '../resources/sources/rows.ts';

/** A source without its id. */
export type SourceDefinition = Omit<LogSource, 'id'> | Omit<TraceSource, 'id'> | Omit<MetricSource, 'id'>;

/**
 * Returns the sources of a new tenant: logs, traces and metrics. Tables and columns are those of the OpenTelemetry
 * Collector's ClickHouse exporter, so existing installations can be queried without changes.
 */
export function defaultSources(connection: string, databaseName: string): SourceDefinition[] {
  return [
    {
      name: 'Logs',
      kind: 'log',
      connection,
      from: { databaseName, tableName: 'otel_logs' },
      timestampValueExpression: 'Timestamp',
      disabled: false,
      querySettings: [],
      defaultTableSelectExpression: 'Timestamp, ServiceName, SeverityText, Body',
      serviceNameExpression: 'ServiceName',
      severityTextExpression: 'SeverityText',
      bodyExpression: 'Body',
      implicitColumnExpression: 'Body',
      eventAttributesExpression: 'LogAttributes',
      resourceAttributesExpression: 'ResourceAttributes',
      traceIdExpression: 'TraceId',
      spanIdExpression: 'SpanId',
      ...EMPTY_EVENT_LISTS,
    },
    {
      name: 'Traces',
      kind: 'trace',
      connection,
      from: { databaseName, tableName: 'otel_traces' },
      timestampValueExpression: 'Timestamp',
      disabled: false,
      querySettings: [],
      defaultTableSelectExpression: 'Timestamp, ServiceName, StatusCode, Duration, SpanName',
      serviceNameExpression: 'ServiceName',
      implicitColumnExpression: 'SpanName',
      eventAttributesExpression: 'SpanAttributes',
      resourceAttributesExpression: 'ResourceAttributes',
      traceIdExpression: 'TraceId',
      spanIdExpression: 'SpanId',
      parentSpanIdExpression: 'ParentSpanId',
      spanNameExpression: 'SpanName',
      spanKindExpression: 'SpanKind',
      statusCodeExpression: 'StatusCode',
      statusMessageExpression: 'StatusMessage',
      durationExpression: 'Duration',
      durationPrecision: 9,
      ...EMPTY_EVENT_LISTS,
    },
    {
      name: 'Metrics',
      kind: 'metric',
      connection,
      from: { databaseName, tableName: '' },
      timestampValueExpression: 'TimeUnix',
      disabled: false,
      querySettings: [],
      metricTables: {
        gauge: 'otel_metrics_gauge',
        sum: 'otel_metrics_sum',
        histogram: 'otel_metrics_histogram',
        summary: 'otel_metrics_summary',
        'exponential histogram': 'otel_metrics_exponential_histogram',
      },
      resourceAttributesExpression: 'ResourceAttributes',
    },
  ];
}
