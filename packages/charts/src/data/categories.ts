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
        if (value === null) return [];
        // A picture shows few of thousands of names, so a name is created when it is read.
        const item = {
          value,
          get name() {
            return groups.length > 0 ? groupNameOf(row) : name;
          },
        };
        return [item];
      }),
    );
  const before = new Map(itemsOf(result.comparison ?? []).map(({ name, value }) => [name, value]));
  const current = itemsOf(result.rows);
  const items = before.size > 0 ? current.map((item) => ({ ...item, previous: before.get(item.name) })) : current;
  const previousTotal = result.comparison && [...before.values()].reduce((sum, value) => sum + Math.max(0, value), 0);
  return { items, previousTotal, format };
}

/** Returns the value of a group, and its value in the previous period if there is one. */
export function categoryText({ value, previous }: Omit<Category, 'name'>, format: ValueFormat): string {
  return previous === undefined ? format.value(value) : `${format.value(value)}, was ${format.value(previous)}`;
}
