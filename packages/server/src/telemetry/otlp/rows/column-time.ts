import type { Long } from '../messages/messages.ts';
import { isZero, toDecimal } from './numbers.ts';

const SECONDS_DIGITS = 10;
const DIGITS = 19;
const UNIX_EPOCH = '0000000000.000000000';

/** The upper 32 bits of 2100-01-01 in nanoseconds. */
const END_HIGH = Number(4_102_444_800_000_000_000n >> 32n);

/**
 * Returns true if a time is before 2100. Compares only the upper 32 bits: the last 1.5 seconds of 2099 count as later. Retention converts
 * times to `DateTime`, which overflows in 2106: a time after that would wrap around to 1970, and the row would be deleted.
 */
export function isStorableTime({ high }: Long): boolean {
  return high >= 0 && high < END_HIGH;
}

/** The reason for rejecting a time that cannot be stored. */
export const TIME_OUT_OF_RANGE = 'expected times before the year 2100, received a later time';

/**
 * Formats nanoseconds since 1970 as `seconds.nanoseconds`, with ten digits of seconds. In other formats, ClickHouse guesses the unit of an
 * integer from its number of digits, and reads the first four digits of a short text as a year.
 */
export function toColumnTime(nanoseconds: Long): string {
  if (isZero(nanoseconds)) return UNIX_EPOCH;
  const text = toDecimal(nanoseconds).padStart(DIGITS, '0');
  return `${text.slice(0, SECONDS_DIGITS)}.${text.slice(SECONDS_DIGITS)}`;
}
