import type { Origin } from '../rows/origin.ts';
/** A record, a span or a data point of a request. */
export interface Found<Unit = never> {
    readonly origin: Origin;
    /** `undefined` for what is too large to be looked at. */
    readonly unit: Unit | undefined;
}
/**
 * Finds one after the other, so that others can have a turn in between; `undefined` where nothing was found for a while.
 * Throws Malformed and TooLarge.
 */
export type Finding<Unit = never> = Generator<Found<Unit> | undefined, void, undefined>;
/** The most of what is read: more would hold up everything else. */
export interface FindingLimits {
    /** How many records, spans or data points a request may have. */
    readonly units: number;
    /** How long one of them may be, and likewise a resource or a scope, in bytes. */
    readonly unitBytes: number;
}
/** How many levels of messages are read; an attribute that is a list takes two. */
export declare const DEEPEST = 100;
/** What is said of a body with more. */
export declare const TOO_DEEP = "its values are nested deeper than 100 levels";
