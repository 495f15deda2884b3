import { OURS } from '../client/client-candidates.ts';
import { atMost, type Gate } from '../gate.ts';
import type { TypeCost } from './types-measure.ts';

/** Returns the gates of the type cost. */
export function gates(costs: Readonly<Record<string, TypeCost>>): Gate[] {
  return [OURS, 'managed'].map((name) => {
    const title = `instantiations of a call, ${name === OURS ? 'open-source' : name}`;
    return atMost(title, costs[name]?.instantiations ?? Number.NaN, 60, '');
  });
}
