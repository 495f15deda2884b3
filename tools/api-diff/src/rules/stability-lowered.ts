import { type DiffRule, valuesOf } from './rule.ts';

/** Reports a stable operation that is no longer stable. */
export const stabilityLowered: DiffRule = (pair) => {
  if (pair.kind !== 'operation') return;
  const [stabilityBefore, stabilityAfter] = valuesOf(pair, 'x-stability');
  const [contractBefore, contractAfter] = valuesOf(pair, 'x-contract');
  const promised = stabilityBefore === 'stable' || contractBefore === 'stable';
  if (!promised || stabilityAfter === 'stable' || contractAfter === 'stable') return;
  return { bump: 'major', message: `\`${pair.name}\` is no longer stable.` };
};
