/**
 * The messages of OTLP 1.x that a request can hold, with the field numbers of their definition: `<type> = <number>`.
 * Fields that no row is made of are left out, and skipped when they come: counts of what was dropped, flags of spans and
 * links, entity references, metadata of metrics.
 */
export declare const MESSAGE_FIELDS: {
    readonly AnyValue: {
        readonly stringValue: 'string = 1';
        readonly boolValue: 'bool = 2';
        readonly intValue: 'int64 = 3';
        readonly doubleValue: 'double = 4';
        readonly arrayValue: 'ArrayValue = 5';
        readonly kvlistValue: 'KeyValueList = 6';
        readonly bytesValue: 'bytes = 7';
    };
    readonly ArrayValue: {
        readonly values: 'repeated AnyValue = 1';
    };
    readonly KeyValueList: {
        readonly values: 'repeated KeyValue = 1';
    };
    readonly KeyValue: {
        readonly key: 'string = 1';
        readonly value: 'AnyValue = 2';
    };
    readonly Resource: {
        readonly attributes: 'repeated KeyValue = 1';
    };
    readonly InstrumentationScope: {
        readonly name: 'string = 1';
        readonly version: 'string = 2';
        readonly attributes: 'repeated KeyValue = 3';
        readonly droppedAttributesCount: 'uint32 = 4';
    };
    /** `ResourceLogs`, `ResourceSpans` and `ResourceMetrics` alike, without what is in them. */
    readonly ResourceHead: {
        readonly resource: 'Resource = 1';
        readonly schemaUrl: 'string = 3';
    };
    /** `ScopeLogs`, `ScopeSpans` and `ScopeMetrics` alike, without what is in them. */
    readonly ScopeHead: {
        readonly scope: 'InstrumentationScope = 1';
        readonly schemaUrl: 'string = 3';
    };
    /** `Metric` without its data. */
    readonly MetricHead: {
        readonly name: 'string = 1';
        readonly description: 'string = 2';
        readonly unit: 'string = 3';
    };
    /** `Sum`, and those kinds of metrics that have some of its fields, without the data points. */
    readonly MetricShape: {
        readonly aggregationTemporality: 'int32 = 2';
        readonly isMonotonic: 'bool = 3';
    };
    readonly LogRecord: {
        readonly timeUnixNano: 'fixed64 = 1';
        readonly severityNumber: 'int32 = 2';
        readonly severityText: 'string = 3';
        readonly body: 'AnyValue = 5';
        readonly attributes: 'repeated KeyValue = 6';
        readonly flags: 'fixed32 = 8';
        readonly traceId: 'bytes = 9';
        readonly spanId: 'bytes = 10';
        readonly observedTimeUnixNano: 'fixed64 = 11';
        readonly eventName: 'string = 12';
    };
    readonly Span: {
        readonly traceId: 'bytes = 1';
        readonly spanId: 'bytes = 2';
        readonly traceState: 'string = 3';
        readonly parentSpanId: 'bytes = 4';
        readonly name: 'string = 5';
        readonly kind: 'int32 = 6';
        readonly startTimeUnixNano: 'fixed64 = 7';
        readonly endTimeUnixNano: 'fixed64 = 8';
        readonly attributes: 'repeated KeyValue = 9';
        readonly events: 'repeated SpanEvent = 11';
        readonly links: 'repeated SpanLink = 13';
        readonly status: 'SpanStatus = 15';
    };
    readonly SpanEvent: {
        readonly timeUnixNano: 'fixed64 = 1';
        readonly name: 'string = 2';
        readonly attributes: 'repeated KeyValue = 3';
    };
    readonly SpanLink: {
        readonly traceId: 'bytes = 1';
        readonly spanId: 'bytes = 2';
        readonly traceState: 'string = 3';
        readonly attributes: 'repeated KeyValue = 4';
    };
    readonly SpanStatus: {
        readonly message: 'string = 2';
        readonly code: 'int32 = 3';
    };
    readonly NumberPoint: {
        readonly startTimeUnixNano: 'fixed64 = 2';
        readonly timeUnixNano: 'fixed64 = 3';
        readonly asDouble: 'double = 4';
        readonly exemplars: 'repeated Exemplar = 5';
        readonly asInt: 'sfixed64 = 6';
        readonly attributes: 'repeated KeyValue = 7';
        readonly flags: 'uint32 = 8';
    };
    readonly HistogramPoint: {
        readonly startTimeUnixNano: 'fixed64 = 2';
        readonly timeUnixNano: 'fixed64 = 3';
        readonly count: 'fixed64 = 4';
        readonly sum: 'double = 5';
        readonly bucketCounts: 'repeated fixed64 = 6';
        readonly explicitBounds: 'repeated double = 7';
        readonly exemplars: 'repeated Exemplar = 8';
        readonly attributes: 'repeated KeyValue = 9';
        readonly flags: 'uint32 = 10';
        readonly min: 'double = 11';
        readonly max: 'double = 12';
    };
    readonly ExponentialHistogramPoint: {
        readonly attributes: 'repeated KeyValue = 1';
        readonly startTimeUnixNano: 'fixed64 = 2';
        readonly timeUnixNano: 'fixed64 = 3';
        readonly count: 'fixed64 = 4';
        readonly sum: 'double = 5';
        readonly scale: 'sint32 = 6';
        readonly zeroCount: 'fixed64 = 7';
        readonly positive: 'Buckets = 8';
        readonly negative: 'Buckets = 9';
        readonly flags: 'uint32 = 10';
        readonly exemplars: 'repeated Exemplar = 11';
        readonly min: 'double = 12';
        readonly max: 'double = 13';
    };
    readonly Buckets: {
        readonly offset: 'sint32 = 1';
        readonly bucketCounts: 'repeated uint64 = 2';
    };
    readonly SummaryPoint: {
        readonly startTimeUnixNano: 'fixed64 = 2';
        readonly timeUnixNano: 'fixed64 = 3';
        readonly count: 'fixed64 = 4';
        readonly sum: 'double = 5';
        readonly quantileValues: 'repeated ValueAtQuantile = 6';
        readonly attributes: 'repeated KeyValue = 7';
        readonly flags: 'uint32 = 8';
    };
    readonly ValueAtQuantile: {
        readonly quantile: 'double = 1';
        readonly value: 'double = 2';
    };
    readonly Exemplar: {
        readonly timeUnixNano: 'fixed64 = 2';
        readonly asDouble: 'double = 3';
        readonly spanId: 'bytes = 4';
        readonly traceId: 'bytes = 5';
        readonly asInt: 'sfixed64 = 6';
        readonly filteredAttributes: 'repeated KeyValue = 7';
    };
    /** The answer to a request that was accepted in part. */
    readonly PartialAnswer: {
        readonly partialSuccess: 'PartialSuccess = 1';
    };
    readonly PartialSuccess: {
        readonly rejected: 'int64 = 1';
        readonly errorMessage: 'string = 2';
    };
    /** `google.rpc.Status`, the answer to a request that was refused. */
    readonly Status: {
        readonly code: 'int32 = 1';
        readonly message: 'string = 2';
    };
};
/** Messages that have one of some fields, which counts as there also when it holds zero. */
export declare const WITH_CHOICE: ReadonlySet<string>;
