import { type Bump, isEnough } from './bump.ts';

/** A source location: a path from the repository root and a line number, starting at 1. */
export interface SourceLocation {
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
  readonly location: SourceLocation;
  /** The keyword that changed. */
  readonly keyword?: string;
  /** Ids of the affected operations. Empty if the change affects no particular operation. */
  readonly operations: readonly string[];
  /** The component, export or package that the change affects. A changeset may name it instead of the operations. */
  readonly component?: string;
  /** True if the change breaks callers. The bump can still be minor, see `exemption`. */
  readonly breaking: boolean;
  /** True for a change of generated code that follows from a spec change. Only JSON reports list these. Text and Markdown count them. */
  readonly derived?: boolean;
  /** The reason why the bump of a breaking change is not `major`: the operations are beta or past their sunset. */
  readonly exemption?: string;
}

/** The values of `rule` for changes that no rule describes. */
const kindsWithoutRule = new Set(['added', 'removed', 'modified']);

/**
 * Keeps one of several changes with the same rule, message and location. Removes a change without a rule if a change with a rule has the
 * same keyword, the same file, and the same or a larger bump.
 */
export function withoutDuplicates(changes: readonly Change[]): Change[] {
  const keywordOf = ({ location, keyword }: Change) => `${location.file} ${keyword}`;
  const byRules = Map.groupBy(
    changes.filter(({ rule, keyword }) => keyword !== undefined && !kindsWithoutRule.has(rule)),
    keywordOf,
  );
  const isDescribed = (change: Change) =>
    kindsWithoutRule.has(change.rule) &&
    byRules.get(keywordOf(change))?.some(({ bump }) => isEnough(bump, change.bump)) === true;
  const key = ({ rule, message, location }: Change) => `${rule} ${message} ${location.file}:${location.line}`;
  const remaining = changes.filter((change) => !isDescribed(change));
  return [...new Map(remaining.map((change) => [key(change), change])).values()];
}

/** Thrown when the comparison cannot run. The command prints the message and exits with code 2. */
export class ComparisonError extends Error {
  override readonly name = 'ComparisonError';
}
