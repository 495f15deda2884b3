import { logOrigin, logRow } from './rows/log-row.js';
import { pointOrigin, pointRow } from './rows/point-row.js';
import { spanOrigin, spanRow } from './rows/span-row.js';
const logs = {
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
const traces = {
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
const metrics = {
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
export const SIGNALS = [logs, traces, metrics];
