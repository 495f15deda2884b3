import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a required response header that became optional. */
export const responseHeaderOptional: DiffRule = (pair) => {
  if (pair.kind !== 'header') return;
  const [before, after] = valuesOf(pair, 'required');
  if (before !== true || after === true) return;
  return { bump: 'major', message: `The response header \`${pair.name}\` became optional.` };
};
