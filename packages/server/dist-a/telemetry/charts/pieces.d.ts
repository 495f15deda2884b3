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
export declare const pieces: (startMs: number, endMs: number, rollUps: readonly RollUp[]) => Piece[];
