import { createFormat, type ValueFormat } from '../format/number-format.ts';
import type { QueryResult, Tile } from '../types.ts';
import { columnsOf, groupNames, numberOf } from './columns.ts';

/** A group with its value. */
export interface Category {
  readonly name: string;
  readonly value: number;
}

/** The groups of a pie or bar chart. */
export interface Categories {
  readonly items: readonly Category[];
  readonly format: ValueFormat;
}

/** Collects the groups with a value, in the order of the result. Without a group column, each value column is an item. */
export function categoriesOf(tile: Tile, result: QueryResult): Categories {
  const { groups, values } = columnsOf(tile, result);
  const [first] = values;
  const format = first?.format ?? createFormat(tile.config?.numberFormat);
  if (!first) return { items: [], format };
  const groupNameOf = groupNames(groups);
  const items = result.rows.flatMap((row) =>
    (groups.length > 0 ? [first] : values).flatMap(({ index, name }) => {
      const value = numberOf(row[index]);
      return value === null ? [] : [{ name: groups.length > 0 ? groupNameOf(row) : name, value }];
    }),
  );
  return { items, format };
}
