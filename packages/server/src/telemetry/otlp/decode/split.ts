import type { Origin } from '../rows/origin.ts';

/** The position of a value in the body of a request. `end` is exclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A record of a request: a log record, a span or a data point. */
export interface FoundRecord<OtlpRecord = never> {
  readonly origin: Origin;
  /** Undefined if it exceeds a limit and was not decoded. */
  readonly record: OtlpRecord | undefined;
}

/**
 * Yields one record after the other, so that other work can run in between. Also yields undefined between other steps that can take
 * long. Throws OtlpDecodeError and OtlpTooLargeError.
 */
export type RecordIterator<OtlpRecord = never> = Generator<FoundRecord<OtlpRecord> | undefined, void, undefined>;

/** Limits of decoding. Larger requests would block the event loop. */
export interface SplitLimits {
  /** Maximum number of records of a request: log records, spans or data points. */
  readonly records: number;
  /**
   * Maximum number of resources in a request. It is also the maximum number of scopes, of metrics and, in protobuf, of lists of data
   * points. Empty ones count.
   */
  readonly groups: number;
  /** Maximum size in bytes of a record, and of a resource, scope or metric without its items. */
  readonly recordBytes: number;
  /** Maximum number of values in a record, a resource or a scope. Values are attributes, list items and histogram buckets, for example. */
  readonly recordValues: number;
}

/** Maximum nesting depth of messages. An array attribute takes two levels. */
export const MAX_DEPTH = 100;

/** The error message for a body that exceeds {@link MAX_DEPTH}. */
export const TOO_DEEP = `Expected values of at most ${MAX_DEPTH} nested levels, received more.`;
