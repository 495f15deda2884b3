import { createFormat, type ValueFormat } from '../format/number-format.ts';
import type { Cell, QueryResult, Tile } from '../types.ts';
import { columnsOf, groupKeys, groupNames, numberOf } from './columns.ts';

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
  readonly previous: number | undefined;
  /** Identifies the group in both periods, because several groups can have the same name. */
  readonly key: Cell | undefined;
  readonly nameOf: () => string;

  constructor(value: number, key: Cell | undefined, nameOf: () => string, previous?: number) {
    this.value = value;
    this.previous = previous;
    this.key = key;
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
  const [groupKeyOf, groupNameOf] = [groupKeys(groups), groupNames(groups)];
  const itemsOf = (rows: QueryResult['rows']): Group[] => {
    const items: Group[] = [];
    for (const row of rows) {
      for (const { index, name } of columns) {
        const value = numberOf(row[index]);
        if (value === null) continue;
        items.push(
          groups.length > 0
            ? new Group(value, groupKeyOf(row), () => groupNameOf(row))
            : new Group(value, name, () => name),
        );
      }
    }
    return items;
  };
  const previous = itemsOf(result.comparison ?? []);
  // A group can have several rows. Their previous values are those of the rows of the group in the same order. The lists are reversed,
  // because taking the last value of a long list is fast.
  const before = new Map<Cell | undefined, number[]>();
  for (const { key, value } of previous.toReversed()) {
    const values = before.get(key);
    if (values) values.push(value);
    else before.set(key, [value]);
  }
  const current = itemsOf(result.rows);
  const items =
    before.size > 0
      ? current.map(({ value, key, nameOf }) => new Group(value, key, nameOf, before.get(key)?.pop()))
      : current;
  const previousTotal = result.comparison && previous.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return { items, previousTotal, format };
}

/** Returns the value of a group as text, followed by its value in the previous period if there is one. */
export function categoryText({ value, previous }: Omit<Category, 'name'>, format: ValueFormat): string {
  return previous === undefined ? format.value(value) : `${format.value(value)}, was ${format.value(previous)}`;
}
