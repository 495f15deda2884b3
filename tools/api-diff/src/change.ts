import { type Bump, isEnough } from './bump.ts';

/** A source location: a path from the repository root and a line number, starting at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One difference between two versions of an API. */
export interface Change {
  /** The rule that found the change, or its kind. */
  readonly rule: string;
  readonly bump: Bump;
  /** A complete sentence. */
  readonly message: string;
  readonly place: Place;
  /** The keyword that changed. */
  readonly keyword?: string;
  /** Ids of the affected operations. Empty if the change affects no particular operation. */
  readonly operations: readonly string[];
  /** The component that contains the change. A changeset may name it instead of the operations. */
  readonly component?: string;
  /** True if the change breaks callers, even if the bump is smaller because the operation is beta or past its sunset. */
  readonly breaking: boolean;
  /** True for a type in generated code that follows from a change of the specs. Reports only count it. */
  readonly derived?: boolean;
  /** The reason if the bump is smaller than `major` although the change breaks callers. */
  readonly exemption?: string;
}

/** The kinds of changes that no rule describes. */
const kinds = new Set(['added', 'removed', 'modified']);

/**
 * Removes duplicates: changes with the same rule, message and place, and changes of a keyword for which a rule needs the same or
 * a larger bump.
 */
export function distinct(changes: readonly Change[]): Change[] {
  const keywordOf = ({ place, keyword }: Change) => `${place.file} ${keyword}`;
  const byRules = Map.groupBy(
    changes.filter(({ rule, keyword }) => keyword !== undefined && !kinds.has(rule)),
    keywordOf,
  );
  const isDescribed = (change: Change) =>
    kinds.has(change.rule) && byRules.get(keywordOf(change))?.some(({ bump }) => isEnough(bump, change.bump)) === true;
  const key = ({ rule, message, place }: Change) => `${rule} ${message} ${place.file}:${place.line}`;
  const kept = changes.filter((change) => !isDescribed(change));
  return [...new Map(kept.map((change) => [key(change), change])).values()];
}

/** Thrown when the comparison cannot run. The command prints the message and exits with code 2. */
export class ComparisonError extends Error {
  override readonly name = 'ComparisonError';
}
