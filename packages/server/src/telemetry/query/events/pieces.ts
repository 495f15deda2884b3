import type { RollUp } from '../../schema/roll-ups.ts';

/** A part of a range that is read from one table: a roll-up, or where there is none the rows themselves. */
export interface Piece {
  readonly startMs: number;
  readonly endMs: number;
  readonly rollUp?: RollUp;
}

/**
 * Divides a range: whole buckets of the coarsest roll-up in the middle, what is left at both ends to the next finer one, and the
 * rest to the rows themselves. `rollUps` has the coarser ones first; they have no whole buckets before `rolledUpFromMs`.
 */
export function pieces(
  startMs: number,
  endMs: number,
  rollUps: readonly RollUp[],
  rolledUpFromMs = Number.NEGATIVE_INFINITY,
): Piece[] {
  if (startMs >= endMs) return [];
  const [rollUp, ...finer] = rollUps;
  if (!rollUp) return [{ startMs, endMs }];
  const first = Math.ceil(Math.max(startMs, rolledUpFromMs) / rollUp.bucketMs) * rollUp.bucketMs;
  const last = Math.floor(endMs / rollUp.bucketMs) * rollUp.bucketMs;
  const atTheEnds = (start: number, end: number) => pieces(start, end, finer, rolledUpFromMs);
  if (first >= last) return atTheEnds(startMs, endMs);
  return [...atTheEnds(startMs, first), { startMs: first, endMs: last, rollUp }, ...atTheEnds(last, endMs)];
}
