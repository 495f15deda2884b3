/**
 * The messages of OTLP 1.x requests and responses, with types and field numbers: `<type> = <number>`. Fields that are not stored are
 * omitted, and skipped when decoding:
 *
 * - most dropped counts
 * - flags of spans and links
 * - entity references
 * - metadata of metrics
 * - zero thresholds of exponential histograms
 */
export const MESSAGE_FIELDS = {
  AnyValue: {
    stringValue: 'string = 1',
    boolValue: 'bool = 2',
    intValue: 'int64 = 3',
    doubleValue: 'double = 4',
    arrayValue: 'ArrayValue = 5',
    kvlistValue: 'KeyValueList = 6',
    bytesValue: 'bytes = 7',
  },
  ArrayValue: { values: 'repeated AnyValue = 1' },
  KeyValueList: { values: 'repeated KeyValue = 1' },
  KeyValue: { key: 'string = 1', value: 'AnyValue = 2' },
  Resource: { attributes: 'repeated KeyValue = 1' },
  InstrumentationScope: {
    name: 'string = 1',
    version: 'string = 2',
    attributes: 'repeated KeyValue = 3',
    droppedAttributesCount: 'uint32 = 4',
  },
  /** The common fields of `ResourceLogs`, `ResourceSpans` and `ResourceMetrics`. */
  ResourceHead: { resource: 'Resource = 1', schemaUrl: 'string = 3' },
  /** The common fields of `ScopeLogs`, `ScopeSpans` and `ScopeMetrics`. */
  ScopeHead: { scope: 'InstrumentationScope = 1', schemaUrl: 'string = 3' },
  /** `Metric` without its data. */
  MetricHead: { name: 'string = 1', description: 'string = 2', unit: 'string = 3' },
  /** The fields of `Sum`, `Histogram` and `ExponentialHistogram` without the data points. Only `Sum` has `isMonotonic`. */
  MetricShape: { aggregationTemporality: 'int32 = 2', isMonotonic: 'bool = 3' },
  LogRecord: {
    timeUnixNano: 'fixed64 = 1',
    severityNumber: 'int32 = 2',
    severityText: 'string = 3',
    body: 'AnyValue = 5',
    attributes: 'repeated KeyValue = 6',
    flags: 'fixed32 = 8',
    traceId: 'bytes = 9',
    spanId: 'bytes = 10',
    observedTimeUnixNano: 'fixed64 = 11',
    eventName: 'string = 12',
  },
  Span: {
    traceId: 'bytes = 1',
    spanId: 'bytes = 2',
    traceState: 'string = 3',
    parentSpanId: 'bytes = 4',
    name: 'string = 5',
    kind: 'int32 = 6',
    startTimeUnixNano: 'fixed64 = 7',
    endTimeUnixNano: 'fixed64 = 8',
    attributes: 'repeated KeyValue = 9',
    events: 'repeated SpanEvent = 11',
    links: 'repeated SpanLink = 13',
    status: 'SpanStatus = 15',
  },
  SpanEvent: { timeUnixNano: 'fixed64 = 1', name: 'string = 2', attributes: 'repeated KeyValue = 3' },
  SpanLink: {
    traceId: 'bytes = 1',
    spanId: 'bytes = 2',
    traceState: 'string = 3',
    attributes: 'repeated KeyValue = 4',
  },
  SpanStatus: { message: 'string = 2', code: 'int32 = 3' },
  NumberPoint: {
    startTimeUnixNano: 'fixed64 = 2',
    timeUnixNano: 'fixed64 = 3',
    asDouble: 'double = 4',
    exemplars: 'repeated Exemplar = 5',
    asInt: 'sfixed64 = 6',
    attributes: 'repeated KeyValue = 7',
    flags: 'uint32 = 8',
  },
  HistogramPoint: {
    startTimeUnixNano: 'fixed64 = 2',
    timeUnixNano: 'fixed64 = 3',
    count: 'fixed64 = 4',
    sum: 'double = 5',
    bucketCounts: 'repeated fixed64 = 6',
    explicitBounds: 'repeated double = 7',
    exemplars: 'repeated Exemplar = 8',
    attributes: 'repeated KeyValue = 9',
    flags: 'uint32 = 10',
    min: 'double = 11',
    max: 'double = 12',
  },
  ExponentialHistogramPoint: {
    attributes: 'repeated KeyValue = 1',
    startTimeUnixNano: 'fixed64 = 2',
    timeUnixNano: 'fixed64 = 3',
    count: 'fixed64 = 4',
    sum: 'double = 5',
    scale: 'sint32 = 6',
    zeroCount: 'fixed64 = 7',
    positive: 'Buckets = 8',
    negative: 'Buckets = 9',
    flags: 'uint32 = 10',
    exemplars: 'repeated Exemplar = 11',
    min: 'double = 12',
    max: 'double = 13',
  },
  Buckets: { offset: 'sint32 = 1', bucketCounts: 'repeated uint64 = 2' },
  SummaryPoint: {
    startTimeUnixNano: 'fixed64 = 2',
    timeUnixNano: 'fixed64 = 3',
    count: 'fixed64 = 4',
    sum: 'double = 5',
    quantileValues: 'repeated ValueAtQuantile = 6',
    attributes: 'repeated KeyValue = 7',
    flags: 'uint32 = 8',
  },
  ValueAtQuantile: { quantile: 'double = 1', value: 'double = 2' },
  Exemplar: {
    timeUnixNano: 'fixed64 = 2',
    asDouble: 'double = 3',
    spanId: 'bytes = 4',
    traceId: 'bytes = 5',
    asInt: 'sfixed64 = 6',
    filteredAttributes: 'repeated KeyValue = 7',
  },
  /** The response to a request with at least one rejected record. */
  PartialSuccessResponse: { partialSuccess: 'PartialSuccess = 1' },
  PartialSuccess: { rejected: 'int64 = 1', errorMessage: 'string = 2' },
  /** `google.rpc.Status`, the response to a rejected request over HTTP. */
  Status: { code: 'int32 = 1', message: 'string = 2' },
} as const satisfies Record<string, Record<string, string>>;

/** A field of a message. */
export interface MessageField {
  /** A protobuf scalar type, or the name of a message. */
  readonly type: string;
  readonly number: number;
  readonly isRepeated: boolean;
}

/** Parses a field of {@link MESSAGE_FIELDS}. */
export function parseField(text: string): MessageField {
  const [, repeated, type = '', number] = /^(repeated )?(\w+) = (\d+)$/.exec(text) ?? [];
  return { type, number: Number(number), isRepeated: repeated !== undefined };
}

/** Messages with `oneof` or optional fields: presence matters even if the value is zero. */
export const WITH_PRESENCE: ReadonlySet<string> = new Set([
  'AnyValue',
  'NumberPoint',
  'Exemplar',
  'HistogramPoint',
  'ExponentialHistogramPoint',
]);
