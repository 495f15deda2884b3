import type { Long } from '../messages/messages.ts';
import { digits, isZero } from './numbers.ts';

const SECONDS_DIGITS = 10;
const DIGITS = 19;
const UNIX_EPOCH = '0000000000.000000000';

/** The upper half of the nanoseconds of 2100-01-01. */
const END = Number(4_102_444_800_000_000_000n >> 32n);

/**
 * Whether a time can be stored. A day counts in a `DateTime`, which ends in 2106: what is later would seem to be long ago,
 * and be deleted as such.
 */
export function isStorableTime({ high }: Long): boolean {
  return high >= 0 && high < END;
}

/** What is said of a time that cannot be stored. */
export const TIME_OUT_OF_RANGE = 'a time is after the year 2099';

/**
 * Nanoseconds since 1970 as `seconds.nanoseconds`. Of bare digits the engine would take few for seconds and many for
 * nanoseconds, and of a short text the first four for a year, so the seconds always have ten digits.
 */
export function toColumnTime(nanoseconds: Long): string {
  if (isZero(nanoseconds)) return UNIX_EPOCH;
  const text = digits(nanoseconds).padStart(DIGITS, '0');
  return `${text.slice(0, SECONDS_DIGITS)}.${text.slice(SECONDS_DIGITS)}`;
}
