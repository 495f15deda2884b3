/** An unquoted word. It is a pattern if it has several parts. */
export interface Word {
  readonly kind: 'word';
  /** The word as in the filter, with its escapes. */
  readonly raw: string;
  /** The strings around the wildcards (`*`). Without a wildcard, the list has one string. */
  readonly parts: readonly string[];
}

/** Returns true for a word of only wildcards, which matches any value. */
export function isAny({ parts }: Word): boolean {
  return parts.length > 1 && parts.every((text) => text === '');
}

/** A condition on one value. `position` is its offset in the filter, in UTF-16 code units. */
export type ValueMatch =
  | (Word & { readonly position: number })
  | { readonly kind: 'exact'; readonly text: string; readonly position: number }
  | {
      readonly kind: 'compare';
      readonly operator: '>' | '>=' | '<' | '<=';
      readonly text: string;
      readonly position: number;
    }
  | {
      readonly kind: 'range';
      readonly low: string;
      readonly high: string;
      /** True if the bound is part of the range. */
      readonly withLow: boolean;
      readonly withHigh: boolean;
      readonly position: number;
    };

/** A boolean expression over leaves. */
export type Tree<Leaf> =
  | Leaf
  | { readonly kind: 'and' | 'or'; readonly items: readonly Tree<Leaf>[] }
  | { readonly kind: 'not'; readonly item: Tree<Leaf> };

/** The conditions on one field. `f:(a b)` has two. */
export type ValueTree = Tree<ValueMatch>;

/** A clause of a filter. */
export type Clause =
  | { readonly kind: 'field'; readonly field: string; readonly match: ValueTree; readonly position: number }
  /** A clause without a field. The text column of the source, such as `Body`, is searched for it. */
  | { readonly kind: 'bare'; readonly match: BareMatch; readonly position: number };

/** A word or quoted string that the text column is searched for. */
export type BareMatch = Word | { readonly kind: 'exact'; readonly text: string };

/** A parsed filter. */
export type Filter = Tree<Clause>;
