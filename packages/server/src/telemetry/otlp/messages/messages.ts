/** A 64-bit integer of protobufjs, as two 32-bit halves. */
export interface Long {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
}

/** The value of an attribute, or a log body. Unset fields exist on the prototype only. */
export interface AnyValue {
  readonly stringValue?: string;
  readonly boolValue?: boolean;
  readonly intValue?: Long;
  readonly doubleValue?: number;
  readonly arrayValue?: { readonly values: readonly AnyValue[] };
  readonly kvlistValue?: { readonly values: readonly KeyValue[] };
  readonly bytesValue?: Buffer;
}

/** An attribute. */
export interface KeyValue {
  readonly key: string;
  readonly value: AnyValue | null;
}

/** The resource that sent a record. */
export interface ResourceMessage {
  readonly attributes: readonly KeyValue[];
}

/** The instrumentation scope that created a record. */
export interface ScopeMessage {
  readonly name: string;
  readonly version: string;
  readonly attributes: readonly KeyValue[];
  readonly droppedAttributesCount: number;
}

/** A log record. */
export interface LogRecord {
  readonly timeUnixNano: Long;
  readonly observedTimeUnixNano: Long;
  readonly severityNumber: number;
  readonly severityText: string;
  readonly body: AnyValue | null;
  readonly attributes: readonly KeyValue[];
  readonly flags: number;
  readonly traceId: Buffer;
  readonly spanId: Buffer;
  /** Empty for a record that is not an event. */
  readonly eventName: string;
}

/** A span of a trace. */
export interface Span {
  readonly traceId: Buffer;
  readonly spanId: Buffer;
  readonly parentSpanId: Buffer;
  readonly traceState: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: Long;
  readonly endTimeUnixNano: Long;
  readonly attributes: readonly KeyValue[];
  readonly events: readonly SpanEvent[];
  readonly links: readonly SpanLink[];
  readonly status: { readonly message: string; readonly code: number } | null;
}

/** An event of a span. */
export interface SpanEvent {
  readonly timeUnixNano: Long;
  readonly name: string;
  readonly attributes: readonly KeyValue[];
}

/** A link to another span. */
export interface SpanLink {
  readonly traceId: Buffer;
  readonly spanId: Buffer;
  readonly traceState: string;
  readonly attributes: readonly KeyValue[];
}

/** A number as a double or as an integer. At most one of them is set. */
export interface NumberChoice {
  readonly asDouble: number;
  readonly asInt: Long;
}

/** An example measurement of a data point. */
export interface Exemplar extends NumberChoice {
  readonly timeUnixNano: Long;
  readonly spanId: Buffer;
  readonly traceId: Buffer;
  readonly filteredAttributes: readonly KeyValue[];
}

/** The common fields of all data points. */
export interface Point {
  readonly startTimeUnixNano: Long;
  readonly timeUnixNano: Long;
  readonly attributes: readonly KeyValue[];
  readonly flags: number;
}

/** A data point of a gauge or a sum. */
export interface NumberPoint extends Point, NumberChoice {
  readonly exemplars: readonly Exemplar[];
}

/** The common fields of histogram data points. */
export interface DistributionPoint extends Point {
  readonly count: Long;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly exemplars: readonly Exemplar[];
}

/** A data point of a histogram. */
export interface HistogramPoint extends DistributionPoint {
  readonly bucketCounts: readonly Long[];
  readonly explicitBounds: readonly number[];
}

/** Buckets of an exponential histogram. */
export interface Buckets {
  readonly offset: number;
  readonly bucketCounts: readonly Long[];
}

/** A data point of an exponential histogram. */
export interface ExponentialHistogramPoint extends DistributionPoint {
  readonly scale: number;
  readonly zeroCount: Long;
  readonly positive: Buckets | null;
  readonly negative: Buckets | null;
}

/** A data point of a summary. */
export interface SummaryPoint extends Point {
  readonly count: Long;
  readonly sum: number;
  readonly quantileValues: readonly { readonly quantile: number; readonly value: number }[];
}
