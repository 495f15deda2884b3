import type { Long, NumberChoice } from '../messages/messages.ts';

const HALF = 32n;

/** 64 bits as a BigInt. */
export function bigint({ low, high, unsigned }: Long): bigint {
  return (BigInt(unsigned ? high >>> 0 : high | 0) << HALF) | BigInt(low >>> 0);
}

/** 64 bits as decimal digits: a JSON number would lose some. */
export function digits(long: Long): string {
  if (long.high === 0) return String(long.low >>> 0);
  return bigint(long).toString();
}

/** What JSON has no number for is a text that the engine reads as one. */
export function float(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
}

/** A number that is an integer or not, as one that is not; 0 where there is none, as the collector has it. */
export function chosenNumber(choice: NumberChoice): number | string {
  return Object.hasOwn(choice, 'asInt') ? Number(bigint(choice.asInt)) : float(choice.asDouble);
}

/** Whether nothing is set. */
export function isZero({ low, high }: Long): boolean {
  return low === 0 && high === 0;
}

/** The 64 bits of a BigInt without a sign. */
export function longOf(value: bigint): Long {
  return { low: Number(BigInt.asIntN(32, value)), high: Number(BigInt.asIntN(32, value >> HALF)), unsigned: true };
}
