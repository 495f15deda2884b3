import type { MessageName } from './messages/message-types.ts';
import type { LogRecord, Span } from './messages/messages.ts';
import { logOrigin, logRow } from './rows/log-row.ts';
import type { Origin } from './rows/origin.ts';
import { type MetricPoint, pointOrigin, pointRow } from './rows/point-row.ts';
import type { Row } from './rows/row.ts';
import { spanOrigin, spanRow } from './rows/span-row.ts';

/** One of the three kinds of telemetry. `Unit` is what a row is made of. */
export interface Signal<Unit = never> {
  readonly name: 'logs' | 'traces' | 'metrics';
  readonly path: string;
  /** The lists of its request in OTLP/JSON, from the outside in. */
  readonly lists: readonly [resources: string, scopes: string, records: string];
  /** The message that a row is made of; metrics have another one for each kind. */
  readonly unit: MessageName | 'metric point';
  /** What its answer calls what it did not accept, in OTLP/JSON. */
  readonly rejected: string;
  /** The same for people. */
  readonly plural: string;
  table(unit: Unit): string;
  /** The column with the time of a row. */
  readonly time: string;
  /** The columns of a row that are its own, or why there is no row. */
  row(unit: Unit): Row | string;
  /** The other columns, which say where it comes from. */
  shared(origin: Origin): Row;
}

const logs: Signal<LogRecord> = {
  name: 'logs',
  path: '/v1/logs',
  lists: ['resourceLogs', 'scopeLogs', 'logRecords'],
  unit: 'LogRecord',
  rejected: 'rejectedLogRecords',
  plural: 'log records',
  table: () => 'otel_logs',
  time: 'Timestamp',
  row: logRow,
  shared: logOrigin,
};

const traces: Signal<Span> = {
  name: 'traces',
  path: '/v1/traces',
  lists: ['resourceSpans', 'scopeSpans', 'spans'],
  unit: 'Span',
  rejected: 'rejectedSpans',
  plural: 'spans',
  table: () => 'otel_traces',
  time: 'Timestamp',
  row: spanRow,
  shared: spanOrigin,
};

const metrics: Signal<MetricPoint> = {
  name: 'metrics',
  path: '/v1/metrics',
  lists: ['resourceMetrics', 'scopeMetrics', 'metrics'],
  unit: 'metric point',
  rejected: 'rejectedDataPoints',
  plural: 'data points',
  table: ({ metric }) => metric.kind.table,
  time: 'TimeUnix',
  row: pointRow,
  shared: pointOrigin,
};

/** What the service takes in. What is read for a signal is only ever handed to the same signal. */
export const SIGNALS = [logs, traces, metrics] as readonly Signal[];
