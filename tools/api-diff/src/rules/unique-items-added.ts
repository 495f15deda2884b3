import { type DiffRule, valuesOf } from './rule.ts';

/** A list that was accepted with an item twice is refused. */
export const uniqueItemsAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'uniqueItems');
  if (before === true || after !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` may no longer have an item twice.` };
};
