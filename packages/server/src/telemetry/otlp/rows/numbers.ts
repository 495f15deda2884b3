import type { Long, NumberChoice } from '../messages/messages.ts';

const HALF_BITS = 32n;

/** Converts a 64-bit integer to a BigInt. */
export function toBigInt({ low, high, unsigned }: Long): bigint {
  return (BigInt(unsigned ? high >>> 0 : high | 0) << HALF_BITS) | BigInt(low >>> 0);
}

/** Formats a 64-bit integer in decimal. A JSON number would lose precision. */
export function toDecimal(value: Long): string {
  if (value.high === 0) return String(value.low >>> 0);
  return toBigInt(value).toString();
}

/** Returns a number for JSON. NaN and infinities become strings such as `nan`, which ClickHouse parses as floats. */
export function toFloat(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
}

/**
 * Returns the value of a data point or exemplar as a float. Without a value, `asDouble` has its protobuf default 0, as in the
 * OpenTelemetry Collector.
 */
export function toNumberValue(choice: NumberChoice): number | string {
  return Object.hasOwn(choice, 'asInt') ? Number(toBigInt(choice.asInt)) : toFloat(choice.asDouble);
}

/** Returns true if a 64-bit integer is 0. */
export function isZero({ low, high }: Long): boolean {
  return low === 0 && high === 0;
}

/** Converts a BigInt to a 64-bit integer. */
export function toLong(value: bigint, unsigned = true): Long {
  return { low: Number(BigInt.asIntN(32, value)), high: Number(BigInt.asIntN(32, value >> HALF_BITS)), unsigned };
}
