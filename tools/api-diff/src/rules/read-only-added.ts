import { type DiffRule, valuesOf } from './rule.ts';

/** What only reads is ignored or refused when it is sent. */
export const readOnlyAdded: DiffRule = (pair) => {
  if (pair.kind !== 'schema' || pair.direction !== 'request') return;
  const [before, after] = valuesOf(pair, 'readOnly');
  if (before === true || after !== true) return;
  return { bump: 'major', message: `\`${pair.name}\` became read-only, so what callers send is not kept.` };
};
