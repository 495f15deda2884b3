import type { Engine } from '../clickhouse/engine.ts';

/** A table of telemetry, with the columns of the ClickHouse exporter of the OpenTelemetry Collector. */
export interface Table {
  readonly name: string;
  /** The definitions of the columns, then of the indexes. */
  readonly columns: readonly string[];
  /** A DateTime or DateTime64 expression. Rows are partitioned by its day and expire some days after it. */
  readonly time: string;
  readonly orderBy: string;
}

const MAP = 'Map(LowCardinality(String), String) CODEC(ZSTD(1))';
const LOW_CARDINALITY_STRING = 'LowCardinality(String) CODEC(ZSTD(1))';
const STRING = 'String CODEC(ZSTD(1))';
/** Without a time zone in the type, ClickHouse parses and formats times in the time zone of its server. */
const UTC_TIME = "DateTime64(9, 'UTC')";
const TIMESTAMP = `${UTC_TIME} CODEC(Delta(8), ZSTD(1))`;

/** Returns the indexes on the keys and values of a map column. */
function mapIndexes(column: string): string[] {
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
    `Timestamp ${TIMESTAMP}`,
    "TimestampTime DateTime('UTC') DEFAULT toDateTime(Timestamp)",
    `TraceId ${STRING}`,
    `SpanId ${STRING}`,
    'TraceFlags UInt8',
    `SeverityText ${LOW_CARDINALITY_STRING}`,
    'SeverityNumber UInt8',
    `ServiceName ${LOW_CARDINALITY_STRING}`,
    `Body ${STRING}`,
    `ResourceSchemaUrl ${LOW_CARDINALITY_STRING}`,
    `ResourceAttributes ${MAP}`,
    `ScopeSchemaUrl ${LOW_CARDINALITY_STRING}`,
    `ScopeName ${STRING}`,
    `ScopeVersion ${LOW_CARDINALITY_STRING}`,
    `ScopeAttributes ${MAP}`,
    `LogAttributes ${MAP}`,
    'INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1',
    ...mapIndexes('ResourceAttributes'),
    ...mapIndexes('LogAttributes'),
    'INDEX idx_body Body TYPE tokenbf_v1(32768, 3, 0) GRANULARITY 8',
    // For hasTokenCaseInsensitive, which filters use to search for words.
    'INDEX idx_lower_body lower(Body) TYPE tokenbf_v1(32768, 3, 0) GRANULARITY 8',
  ],
};

const traces: Table = {
  name: 'otel_traces',
  time: 'toDateTime(Timestamp)',
  orderBy: 'ServiceName, SpanName, toDateTime(Timestamp)',
  columns: [
    `Timestamp ${TIMESTAMP}`,
    `TraceId ${STRING}`,
    `SpanId ${STRING}`,
    `ParentSpanId ${STRING}`,
    `TraceState ${STRING}`,
    `SpanName ${LOW_CARDINALITY_STRING}`,
    `SpanKind ${LOW_CARDINALITY_STRING}`,
    `ServiceName ${LOW_CARDINALITY_STRING}`,
    `ResourceAttributes ${MAP}`,
    `ScopeName ${STRING}`,
    `ScopeVersion ${STRING}`,
    `SpanAttributes ${MAP}`,
    'Duration UInt64 CODEC(ZSTD(1))',
    `StatusCode ${LOW_CARDINALITY_STRING}`,
    `StatusMessage ${STRING}`,
    `Events Nested (Timestamp ${UTC_TIME}, Name LowCardinality(String), Attributes Map(LowCardinality(String), String)) CODEC(ZSTD(1))`,
    'Links Nested (TraceId String, SpanId String, TraceState String, Attributes Map(LowCardinality(String), String)) CODEC(ZSTD(1))',
    'INDEX idx_trace_id TraceId TYPE bloom_filter(0.001) GRANULARITY 1',
    ...mapIndexes('ResourceAttributes'),
    ...mapIndexes('SpanAttributes'),
    'INDEX idx_duration Duration TYPE minmax GRANULARITY 1',
  ],
};

const exemplars = `Exemplars Nested (FilteredAttributes Map(LowCardinality(String), String), TimeUnix ${UTC_TIME}, Value Float64, SpanId String, TraceId String) CODEC(ZSTD(1))`;

/** Returns the table of a metric type: the common columns and its own. */
function metric(kind: string, columns: readonly string[]): Table {
  return {
    name: `otel_metrics_${kind}`,
    time: 'toDateTime(TimeUnix)',
    orderBy: 'ServiceName, MetricName, Attributes, toUnixTimestamp64Nano(TimeUnix)',
    columns: [
      `ResourceAttributes ${MAP}`,
      `ResourceSchemaUrl ${STRING}`,
      `ScopeName ${STRING}`,
      `ScopeVersion ${STRING}`,
      `ScopeAttributes ${MAP}`,
      'ScopeDroppedAttrCount UInt32 CODEC(ZSTD(1))',
      `ScopeSchemaUrl ${STRING}`,
      `ServiceName ${LOW_CARDINALITY_STRING}`,
      `MetricName ${STRING}`,
      `MetricDescription ${STRING}`,
      `MetricUnit ${STRING}`,
      `Attributes ${MAP}`,
      `StartTimeUnix ${TIMESTAMP}`,
      `TimeUnix ${TIMESTAMP}`,
      'Flags UInt32 CODEC(ZSTD(1))',
      ...columns,
      ...mapIndexes('ResourceAttributes'),
      ...mapIndexes('Attributes'),
    ],
  };
}

const distribution = ['Count UInt64 CODEC(Delta(8), ZSTD(1))', 'Sum Float64 CODEC(ZSTD(1))'];
const extremes = ['Min Float64 CODEC(ZSTD(1))', 'Max Float64 CODEC(ZSTD(1))'];
const temporality = 'AggregationTemporality Int32 CODEC(ZSTD(1))';

/** The tables for logs, traces and metrics. */
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

/** Returns the names of the tables of a database. */
export async function readTableNames(engine: Engine, database: string): Promise<Set<string>> {
  const rows = await engine.query<{ name: string }>({
    sql: 'SELECT name FROM system.tables WHERE database = {database:String}',
    parameters: { database },
  });
  return new Set(rows.map(({ name }) => name));
}
