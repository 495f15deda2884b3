import type { Origin } from '../rows/origin.ts';

/** A log record, span or data point of a request. */
export interface FoundUnit<Unit = never> {
  readonly origin: Origin;
  /** Undefined if it exceeds a limit and was not decoded. */
  readonly unit: Unit | undefined;
}

/**
 * Yields one item after the other, so that other work can run in between. Yields undefined between items where decoding takes
 * long. Throws OtlpDecodeError and OtlpTooLargeError.
 */
export type UnitIterator<Unit = never> = Generator<FoundUnit<Unit> | undefined, void, undefined>;

/** Limits of decoding. Larger requests would block the event loop. */
export interface SplitLimits {
  /** Maximum number of log records, spans or data points of a request. */
  readonly units: number;
  /** Maximum number of resources, of scopes and of metrics of a request, empty ones included. */
  readonly groups: number;
  /** Maximum size in bytes of a log record, span or data point, and of a resource, scope or metric without its items. */
  readonly unitBytes: number;
  /** Maximum number of values of a record, span or data point, and of a resource or scope: attributes, list items, buckets. */
  readonly unitValues: number;
}

/** Maximum nesting depth of messages. An array attribute takes two levels. */
export const MAX_DEPTH = 100;

/** The error message for a deeper body. */
export const TOO_DEEP = `Expected values of at most ${MAX_DEPTH} nested levels, received more.`;
