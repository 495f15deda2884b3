import type { RollUp } from '../tables/roll-ups.ts';

/** A part of a range that is read from one table: a roll-up, or where there is none the rows themselves. */
export interface Piece {
  readonly startMs: number;
  readonly endMs: number;
  readonly rollUp?: RollUp;
}

/**
 * Divides a range: whole buckets of the coarsest roll-up in the middle, what is left at both ends to the next finer one, and the
 * rest to the rows themselves. `rollUps` has the coarser ones first.
 */
export const pieces = (startMs: number, endMs: number, rollUps: readonly RollUp[]): Piece[] => {
  if (startMs >= endMs) return [];
  const [rollUp, ...finer] = rollUps;
  if (!rollUp) return [{ startMs, endMs }];
  const first = Math.ceil(startMs / rollUp.bucketMs) * rollUp.bucketMs;
  const last = Math.floor(endMs / rollUp.bucketMs) * rollUp.bucketMs;
  if (first >= last) return pieces(startMs, endMs, finer);
  return [...pieces(startMs, first, finer), { startMs: first, endMs: last, rollUp }, ...pieces(last, endMs, finer)];
};
