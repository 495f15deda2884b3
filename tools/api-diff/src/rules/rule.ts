import type { Bump } from '../bump.ts';
import type { Pair } from '../spec/pairs.ts';

/** A difference that a rule has found. */
export interface RuleResult {
  readonly bump: Bump;
  readonly message: string;
  /** The keyword that changed, if the rule is about one. */
  readonly keyword?: string;
}

/** Checks a pair for a difference that `redocly diff` does not report, or reports with a wrong bump. */
export type DiffRule = (pair: Pair) => RuleResult | undefined;

/** Returns the value of a key in both versions. */
export function valuesOf({ base, revision }: Pair, key: string): readonly [unknown, unknown] {
  const read = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
  return [read(base.value), read(revision.value)];
}
