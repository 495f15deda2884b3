/** A table of telemetry, column for column as the OpenTelemetry collector's exporter makes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of type DateTime or DateTime64: rows are kept together by its day, and deleted some days after it. */
  readonly time: string;
  readonly orderBy: string;
}

const map = 'Map(LowCardinality(String), String) CODEC(ZSTD(1))';
const word = 'LowCardinality(String) CODEC(ZSTD(1))';
const text = 'String CODEC(ZSTD(1))';
/** In UTC, or texts would be read and written in the zone of the machine. */
const instant = "DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))";

function keysAndValues(column: string): string[] {
  return [
    `INDEX idx_${column}_key mapKeys(${column}) TYPE bloom_filter(0.01) GRANULARITY 1`,
    `INDEX idx_${column}_value mapValues(${column}) TYPE bloom_filter(0.01) GRANULARITY 1`,
  ];
}

const logs: Table = {
  name: 'otel_logs',
  time: 'TimestampTime',
  orderBy: 'ServiceName, TimestampTime, Timestamp',
  columns: [
    `Timestamp ${instant}`,
    "TimestampTime DateTime('UTC') DEFAULT toDateTime(Timestamp)",
    `TraceId ${text}`,
    `SpanId ${text}`,
    'TraceFlags UInt8',
    `SeverityText ${word}`,
    'SeverityNumber UInt8',
    `ServiceName ${word}`,
    `Body ${text}`,
    `ResourceSchemaUrl ${word}`,
    `ResourceAttributes ${map}`,
    `ScopeSchemaUrl ${word}`,
    `ScopeName ${text}`,
    `ScopeVersion ${word}`,
    `ScopeAttributes ${map}`,
    `LogAttributes ${map}`,
    'INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1',
    ...keysAndValues('ResourceAttributes'),
    ...keysAndValues('LogAttributes'),
    'INDEX idx_body Body TYPE tokenbf_v1(32768, 3, 0) GRANULARITY 8',
  ],
};

const traces: Table = {
  name: 'otel_traces',
  time: 'toDateTime(Timestamp)',
  orderBy: 'ServiceName, SpanName, toDateTime(Timestamp)',
  columns: [
    `Timestamp ${instant}`,
    `TraceId ${text}`,
    `SpanId ${text}`,
    `ParentSpanId ${text}`,
    `TraceState ${text}`,
    `SpanName ${word}`,
    `SpanKind ${word}`,
    `ServiceName ${word}`,
    `ResourceAttributes ${map}`,
    `ScopeName ${text}`,
    `ScopeVersion ${text}`,
    `SpanAttributes ${map}`,
    'Duration UInt64 CODEC(ZSTD(1))',
    `StatusCode ${word}`,
    `StatusMessage ${text}`,
    'Events Nested (Timestamp DateTime64(9), Name LowCardinality(String), Attributes Map(LowCardinality(String), String)) CODEC(ZSTD(1))',
    'Links Nested (TraceId String, SpanId String, TraceState String, Attributes Map(LowCardinality(String), String)) CODEC(ZSTD(1))',
    'INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1',
    ...keysAndValues('ResourceAttributes'),
    ...keysAndValues('SpanAttributes'),
    'INDEX idx_duration Duration TYPE minmax GRANULARITY 1',
  ],
};

const exemplars =
  'Exemplars Nested (FilteredAttributes Map(LowCardinality(String), String), TimeUnix DateTime64(9), Value Float64, SpanId String, TraceId String) CODEC(ZSTD(1))';

function metric(kind: string, columns: readonly string[]): Table {
  return {
    name: `otel_metrics_${kind}`,
    time: 'toDateTime(TimeUnix)',
    orderBy: 'ServiceName, MetricName, Attributes, toUnixTimestamp64Nano(TimeUnix)',
    columns: [
      `ResourceAttributes ${map}`,
      `ResourceSchemaUrl ${text}`,
      `ScopeName ${text}`,
      `ScopeVersion ${text}`,
      `ScopeAttributes ${map}`,
      'ScopeDroppedAttrCount UInt32 CODEC(ZSTD(1))',
      `ScopeSchemaUrl ${text}`,
      `ServiceName ${word}`,
      `MetricName ${text}`,
      `MetricDescription ${text}`,
      `MetricUnit ${text}`,
      `Attributes ${map}`,
      `StartTimeUnix ${instant}`,
      `TimeUnix ${instant}`,
      'Flags UInt32 CODEC(ZSTD(1))',
      ...columns,
      ...keysAndValues('ResourceAttributes'),
      ...keysAndValues('Attributes'),
    ],
  };
}

const distribution = ['Count UInt64 CODEC(Delta(8), ZSTD(1))', 'Sum Float64 CODEC(ZSTD(1))'];
const extremes = ['Min Float64 CODEC(ZSTD(1))', 'Max Float64 CODEC(ZSTD(1))'];
const temporality = 'AggregationTemporality Int32 CODEC(ZSTD(1))';

/** The tables that telemetry of a tenant is in. */
export const tables: readonly Table[] = [
  logs,
  traces,
  metric('gauge', ['Value Float64 CODEC(ZSTD(1))', exemplars]),
  metric('sum', ['Value Float64 CODEC(ZSTD(1))', exemplars, temporality, 'IsMonotonic Bool CODEC(Delta(1), ZSTD(1))']),
  metric('histogram', [
    ...distribution,
    ...extremes,
    'BucketCounts Array(UInt64) CODEC(ZSTD(1))',
    'ExplicitBounds Array(Float64) CODEC(ZSTD(1))',
    exemplars,
    temporality,
  ]),
  metric('exponential_histogram', [
    ...distribution,
    ...extremes,
    'Scale Int32 CODEC(ZSTD(1))',
    'ZeroCount UInt64 CODEC(ZSTD(1))',
    'PositiveOffset Int32 CODEC(ZSTD(1))',
    'PositiveBucketCounts Array(UInt64) CODEC(ZSTD(1))',
    'NegativeOffset Int32 CODEC(ZSTD(1))',
    'NegativeBucketCounts Array(UInt64) CODEC(ZSTD(1))',
    exemplars,
    temporality,
  ]),
  metric('summary', [...distribution, 'ValueAtQuantiles Nested (Quantile Float64, Value Float64) CODEC(ZSTD(1))']),
];
