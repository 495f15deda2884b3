import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a stable operation that is no longer stable. */
export const stabilityLowered: DiffRule = (pair) => {
  if (pair.kind !== 'operation') return;
  const [stability, after] = valuesOf(pair, 'x-stability');
  const [contract, contractAfter] = valuesOf(pair, 'x-contract');
  const promised = stability === 'stable' || contract === 'stable';
  if (!promised || after === 'stable' || contractAfter === 'stable') return;
  return { bump: 'major', message: `\`${pair.name}\` is no longer stable.` };
};
