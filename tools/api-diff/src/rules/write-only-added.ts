import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a response property that became write-only: responses no longer contain it. */
export const writeOnlyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'response') return;
  const [before, after] = valuesOf(pair, 'writeOnly');
  if (before === true || after !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` became write-only, so callers no longer read it.` };
};
