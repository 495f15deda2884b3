import { type DiffRule, valuesOf } from './rule.ts';

/** Reports `uniqueItems` added to a request: the service rejects lists that it accepted before. */
export const uniqueItemsAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'uniqueItems');
  if (before === true || after !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` may no longer contain duplicate items.` };
};
