import type { Bump } from '../bump.ts';
import type { Pair } from '../spec/pairs.ts';

/** What a rule says of a pair. */
export interface Finding {
  readonly bump: Bump;
  readonly message: string;
}

/** A difference that `redocly diff` does not judge, or judges otherwise. */
export type DiffRule = (pair: Pair) => Finding | undefined;

/** The value of a key on both sides. */
export function valuesOf({ base, revision }: Pair, key: string): readonly [unknown, unknown] {
  const read = (value: unknown) =>
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
  return [read(base.value), read(revision.value)];
}
