import { createFormat, type ValueFormat } from '../format/number-format.ts';
import type { QueryResult, Tile } from '../types.ts';
import { columnsOf, groupNames, numberOf } from './columns.ts';

/** A group with its value. */
export interface Category {
  readonly name: string;
  readonly value: number;
  /** The value of the previous period. */
  readonly previous?: number | undefined;
}

/** The groups of a pie or bar chart. */
export interface Categories {
  readonly items: readonly Category[];
  /** The sum of the positive values of the previous period, including those of groups that no longer exist. */
  readonly previousTotal: number | undefined;
  readonly format: ValueFormat;
}

/** Collects the groups with a value, in the order of the result. Without a group column, each value column is an item. */
export function categoriesOf(tile: Tile, result: QueryResult): Categories {
  const { groups, values } = columnsOf(tile, result);
  const [first] = values;
  const format = first?.format ?? createFormat(tile.config?.numberFormat);
  if (!first) return { items: [], previousTotal: undefined, format };
  const groupNameOf = groupNames(groups);
  const itemsOf = (rows: QueryResult['rows']): Category[] =>
    rows.flatMap((row) =>
      (groups.length > 0 ? [first] : values).flatMap(({ index, name }) => {
        const value = numberOf(row[index]);
        return value === null ? [] : [{ name: groups.length > 0 ? groupNameOf(row) : name, value }];
      }),
    );
  const before = new Map(itemsOf(result.comparison ?? []).map(({ name, value }) => [name, value]));
  const items = itemsOf(result.rows).map((item) => ({ ...item, previous: before.get(item.name) }));
  const previousTotal = result.comparison && [...before.values()].reduce((sum, value) => sum + Math.max(0, value), 0);
  return { items, previousTotal, format };
}

/** Returns the value of a group, and its value in the previous period if there is one. */
export function categoryText({ value, previous }: Omit<Category, 'name'>, format: ValueFormat): string {
  return previous === undefined ? format.value(value) : `${format.value(value)}, was ${format.value(previous)}`;
}
