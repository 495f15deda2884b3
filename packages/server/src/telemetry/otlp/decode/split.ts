import type { Origin } from '../rows/origin.ts';

/** A record, a span or a data point of a request. */
export interface FoundUnit<Unit = never> {
  readonly origin: Origin;
  /** `undefined` for what is too large to be looked at. */
  readonly unit: Unit | undefined;
}

/**
 * Finds one after the other, so that others can have a turn in between; `undefined` where nothing was found for a while.
 * Throws Malformed and TooLarge.
 */
export type UnitIterator<Unit = never> = Generator<FoundUnit<Unit> | undefined, void, undefined>;

/** The most of what is read: more would hold up everything else. */
export interface SplitLimits {
  /** How many records, spans or data points a request may have. */
  readonly units: number;
  /** How many resources it may have, and likewise scopes and metrics, with something in them or not. */
  readonly groups: number;
  /** How long one record, span or data point may be, and likewise a resource, a scope or a metric without them, in bytes. */
  readonly unitBytes: number;
  /** The maximum number of values of a record, span or data point, and of a resource or scope: attributes, list items, buckets. */
  readonly unitValues: number;
}

/** How many levels of messages are read; an attribute that is a list takes two. */
export const MAX_DEPTH = 100;

/** What is said of a body with more. */
export const TOO_DEEP = `its values are nested deeper than ${MAX_DEPTH} levels`;
