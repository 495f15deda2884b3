import { type DiffRule, valuesOf } from './rule.ts';

/** Reports an operation that `x-stability` or `x-contract` declared as stable, and that neither declares as stable now. */
export const stabilityLowered: DiffRule = (pair) => {
  if (pair.kind !== 'operation') return;
  const [stabilityBefore, stabilityAfter] = valuesOf(pair, 'x-stability');
  const [contractBefore, contractAfter] = valuesOf(pair, 'x-contract');
  const promised = stabilityBefore === 'stable' || contractBefore === 'stable';
  if (!promised || stabilityAfter === 'stable' || contractAfter === 'stable') return;
  return { bump: 'major', message: `\`${pair.name}\` is no longer stable.` };
};
