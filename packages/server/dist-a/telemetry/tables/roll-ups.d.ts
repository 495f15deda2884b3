/** A table that has how many rows of another one there are, by bucket and dimensions. */
export interface RollUp {
    readonly name: string;
    readonly of: string;
    readonly bucketMs: number;
    readonly dimensions: readonly string[];
}
/** The roll-ups of the tables that have some, the coarser ones first. */
export declare const rollUps: readonly RollUp[];
/** The view that keeps a roll-up up to date. */
export declare const viewOf: ({ name }: RollUp) => string;
