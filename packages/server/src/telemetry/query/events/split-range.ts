import type { RollUp } from '../../schema/roll-ups.ts';

/** A part of a range that is read from one table: a roll-up, or the events themselves if `rollUp` is undefined. */
export interface RangePart {
  readonly startMs: number;
  readonly endMs: number;
  readonly rollUp?: RollUp;
}

/**
 * Splits a range between roll-ups and events. The middle has whole buckets of the coarsest roll-up. The remainders at both ends
 * have whole buckets of the next finer roll-up. The rest is read from the events. `rollUps` is sorted from coarse to fine and
 * complete from `rolledUpFromMs` on.
 */
export function splitRange(
  startMs: number,
  endMs: number,
  rollUps: readonly RollUp[],
  rolledUpFromMs = Number.NEGATIVE_INFINITY,
): RangePart[] {
  if (startMs >= endMs) return [];
  const [rollUp, ...finer] = rollUps;
  if (!rollUp) return [{ startMs, endMs }];
  const first = Math.ceil(Math.max(startMs, rolledUpFromMs) / rollUp.bucketMs) * rollUp.bucketMs;
  const last = Math.floor(endMs / rollUp.bucketMs) * rollUp.bucketMs;
  const splitRemainder = (start: number, end: number) => splitRange(start, end, finer, rolledUpFromMs);
  if (first >= last) return splitRemainder(startMs, endMs);
  return [...splitRemainder(startMs, first), { startMs: first, endMs: last, rollUp }, ...splitRemainder(last, endMs)];
}
