/** Where a value stands in the body. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** A body without what is in its innermost lists. */
export interface Skeleton {
    /** JSON in which each of the lists holds one number, its index in `lists`. */
    readonly text: string;
    /** The places of the values of each list. */
    readonly lists: readonly (readonly Span[])[];
}
/**
 * Takes a body apart, because parsing a large one in one go would hold up everything else. `shape` says which lists are
 * the innermost ones: the brackets that lead to them. What the JSON is worth is seen when the parts are parsed.
 * Throws Malformed, and TooLarge for more than `most` values.
 */
export declare function scanJson(body: Buffer, shape: string, { most, plural }: {
    readonly most: number;
    readonly plural: string;
}): Generator<undefined, Skeleton, undefined>;
