import type { MessageName } from './messages/message-types.ts';
import type { LogRecord, Span } from './messages/messages.ts';
import { logOrigin, logRow } from './rows/log-row.ts';
import type { Origin, Row } from './rows/origin.ts';
import { type MetricPoint, pointOrigin, pointRow } from './rows/point-row.ts';
import { spanOrigin, spanRow } from './rows/span-row.ts';

/** An OpenTelemetry signal. `OtlpRecord` is the message that becomes one row: log record, span or data point. */
export interface Signal<OtlpRecord = never> {
  readonly name: 'logs' | 'traces' | 'metrics';
  /** The path of OTLP over HTTP. */
  readonly path: string;
  /** The path of OTLP over gRPC. */
  readonly grpcPath: string;
  /**
   * Names of the arrays of resources, scopes and records in OTLP/JSON. For metrics, the last one is the array of metrics, which
   * contain the data points.
   */
  readonly lists: readonly [resources: string, scopes: string, items: string];
  /** The message that becomes one row. For a data point, the kind of the metric determines the message. */
  readonly record: MessageName | 'data point';
  /** The field of `partialSuccess` in OTLP/JSON with the number of rejected records. */
  readonly rejected: string;
  /** The plural noun for the records, for error messages. */
  readonly plural: string;
  /** Returns the name of the table of a record. */
  table(record: OtlpRecord): string;
  /** The name of the time column. */
  readonly time: string;
  /** Returns the columns of one record, or the reason for rejecting it. */
  row(record: OtlpRecord): Row | string;
  /** Returns the columns that all records of a resource, scope and metric have in common. */
  sharedColumns(origin: Origin): Row;
}

const logs: Signal<LogRecord> = {
  name: 'logs',
  path: '/v1/logs',
  grpcPath: '/opentelemetry.proto.collector.logs.v1.LogsService/Export',
  lists: ['resourceLogs', 'scopeLogs', 'logRecords'],
  record: 'LogRecord',
  rejected: 'rejectedLogRecords',
  plural: 'log records',
  table: () => 'otel_logs',
  time: 'Timestamp',
  row: logRow,
  sharedColumns: logOrigin,
};

const traces: Signal<Span> = {
  name: 'traces',
  path: '/v1/traces',
  grpcPath: '/opentelemetry.proto.collector.trace.v1.TraceService/Export',
  lists: ['resourceSpans', 'scopeSpans', 'spans'],
  record: 'Span',
  rejected: 'rejectedSpans',
  plural: 'spans',
  table: () => 'otel_traces',
  time: 'Timestamp',
  row: spanRow,
  sharedColumns: spanOrigin,
};

const metrics: Signal<MetricPoint> = {
  name: 'metrics',
  path: '/v1/metrics',
  grpcPath: '/opentelemetry.proto.collector.metrics.v1.MetricsService/Export',
  lists: ['resourceMetrics', 'scopeMetrics', 'metrics'],
  record: 'data point',
  rejected: 'rejectedDataPoints',
  plural: 'data points',
  table: ({ metric }) => metric.kind.table,
  time: 'TimeUnix',
  row: pointRow,
  sharedColumns: pointOrigin,
};

/** The signals that the service accepts. The type parameter is erased: records of a signal are only passed to the same signal. */
export const SIGNALS = [logs, traces, metrics] as readonly Signal[];
