import { createFormat, type ValueFormat } from '../format/number-format.ts';
import type { QueryResult, Tile } from '../types.ts';
import { columnsOf, groupNames, numberOf } from './columns.ts';

/** A group with its value. */
export interface Category {
  /** Can be a getter. */
  readonly name: string;
  readonly value: number;
  /** The value of the previous period. */
  readonly previous?: number | undefined;
}

/** A category that creates its name when it is read. A result can have thousands of groups, and a chart shows few names. */
class Group implements Category {
  readonly value: number;
  readonly nameOf: () => string;

  constructor(value: number, nameOf: () => string) {
    this.value = value;
    this.nameOf = nameOf;
  }

  get name(): string {
    return this.nameOf();
  }
}

/** The groups of a pie or bar chart. */
export interface Categories {
  readonly items: readonly Category[];
  /**
   * The sum of all positive values in the previous period. It includes groups that have no value in the current period. Undefined without a
   * comparison.
   */
  readonly previousTotal: number | undefined;
  readonly format: ValueFormat;
}

/** Collects the groups with a value, in the order of the result. Without a group column, each value column is a category. */
export function categoriesOf(tile: Tile, result: QueryResult): Categories {
  const { groups, values } = columnsOf(tile, result);
  const columns = groups.length > 0 ? values.slice(0, 1) : values;
  const format = values[0]?.format ?? createFormat(tile.config?.numberFormat);
  const groupNameOf = groupNames(groups);
  const itemsOf = (rows: QueryResult['rows']): Category[] => {
    const items: Category[] = [];
    for (const row of rows) {
      for (const { index, name } of columns) {
        const value = numberOf(row[index]);
        if (value !== null) items.push(new Group(value, () => (groups.length > 0 ? groupNameOf(row) : name)));
      }
    }
    return items;
  };
  const before = new Map(itemsOf(result.comparison ?? []).map(({ name, value }) => [name, value]));
  const current = itemsOf(result.rows);
  const items =
    before.size > 0 ? current.map(({ name, value }) => ({ name, value, previous: before.get(name) })) : current;
  const previousTotal = result.comparison && [...before.values()].reduce((sum, value) => sum + Math.max(0, value), 0);
  return { items, previousTotal, format };
}

/** Returns the value of a group as text, followed by its value in the previous period if there is one. */
export function categoryText({ value, previous }: Omit<Category, 'name'>, format: ValueFormat): string {
  return previous === undefined ? format.value(value) : `${format.value(value)}, was ${format.value(previous)}`;
}
