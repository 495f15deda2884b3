import type { Long } from '../messages/messages.ts';
/**
 * Whether a time can be stored. A day counts in a `DateTime`, which ends in 2106: what is later would seem to be long ago,
 * and be deleted as such.
 */
export declare function isInstant({ high }: Long): boolean;
/** What is said of a time that cannot be stored. */
export declare const NO_INSTANT = "a time is after the year 2099";
/**
 * Nanoseconds since 1970 as `seconds.nanoseconds`. Of bare digits the engine would take few for seconds and many for
 * nanoseconds, and of a short text the first four for a year, so the seconds always have ten digits.
 */
export declare function instant(nanoseconds: Long): string;
