import { candidates } from '../client/client-candidates.ts';
import type { Table } from '../table.ts';
import type { TypeCost } from './types-measure.ts';

/** Returns the table of the measured clients. */
export function comparison(
  costs: Readonly<Record<string, TypeCost>>,
  versions: Readonly<Record<string, string | undefined>>,
): Table {
  return {
    head: ['client', 'instantiations', 'types', 'check time', 'files'],
    rows: candidates.flatMap(({ name, title }) => {
      const cost = costs[name];
      if (!cost) return [];
      const version = versions[name];
      const { instantiations, types, checkTime, files } = cost;
      const figures = [String(instantiations), String(types), `${Math.round(checkTime)} ms`, String(files)];
      return [[version === undefined ? title : `${title} ${version}`, ...figures]];
    }),
  };
}
