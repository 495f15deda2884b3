/** A condition on one value. `at` is where in the text it begins, in UTF-16 code units. */
export type ValueMatch = 
/** A text as it was written without quotes: a substring, or with stars a pattern. */
{
    readonly kind: 'word';
    readonly text: string;
    readonly at: number;
} | {
    readonly kind: 'exact';
    readonly text: string;
    readonly at: number;
} | {
    readonly kind: 'compare';
    readonly operator: '>' | '>=' | '<' | '<=';
    readonly text: string;
    readonly at: number;
} | {
    readonly kind: 'range';
    readonly low: string;
    readonly high: string;
    readonly withLow: boolean;
    readonly withHigh: boolean;
    readonly at: number;
};
/** A tree of conditions of one kind. */
export type Tree<Leaf> = Leaf | {
    readonly kind: 'and' | 'or';
    readonly items: readonly Tree<Leaf>[];
} | {
    readonly kind: 'not';
    readonly item: Tree<Leaf>;
};
/** Conditions on one field, which `f:(a b)` has several of. */
export type ValueTree = Tree<ValueMatch>;
/** One clause of a filter. */
export type Clause = {
    readonly kind: 'field';
    readonly field: string;
    readonly match: ValueTree;
    readonly at: number;
}
/** Without a field: looked for in the text of the event. */
 | {
    readonly kind: 'bare';
    readonly match: BareMatch;
    readonly at: number;
};
/** What is looked for in the text of an event. */
export interface BareMatch {
    readonly kind: 'word' | 'exact';
    readonly text: string;
}
export type Filter = Tree<Clause>;
