import { createFormat, type ValueFormat } from '../format/number-format.ts';
import { MAX_TIME } from '../format/zone.ts';
import { nameOf } from '../text.ts';
import type { Cell, Column, NumberFormat, QueryResult, Row, Tile } from '../types.ts';

/** The name of the previous period in legends and tables. */
export const PREVIOUS = 'previous period';

/** A column of numbers with its format. */
export interface ValueColumn {
  readonly index: number;
  readonly name: string;
  readonly format: ValueFormat;
}

/** The columns of a result by their role. Each index refers to the cells of a row. */
export interface Columns {
  readonly time: number | undefined;
  readonly groups: readonly number[];
  readonly values: readonly ValueColumn[];
}

/** Returns the columns of a result by their role. */
export function columnsOf(tile: Tile, result: QueryResult): Columns {
  const indexes = (role: Column['role']) =>
    result.columns.flatMap((column, index) => (column.role === role ? [index] : []));
  const values = indexes('value');
  const formats = numberFormatsOf(tile, values.length);
  return {
    time: indexes('time')[0],
    groups: indexes('group'),
    values: values.map((index, position) => {
      const column = result.columns[index];
      return { index, name: nameOf(column?.name), format: createFormat(formats[position], column?.unit) };
    }),
  };
}

/**
 * Returns the number format of each value column. The columns are those of `series`, or those of `select` followed by the formulas. A
 * column without its own format has that of the tile. If the tile has none either, the column has the first format in `series`.
 */
function numberFormatsOf({ config, series }: Tile, count: number): readonly (NumberFormat | undefined)[] {
  const select = Array.isArray(config?.select) ? (config.select as readonly { numberFormat?: NumberFormat }[]) : [];
  const formulas = config?.formulas ?? [];
  const operands = formulas.length > 0 && config?.showOperandSeries === false ? [] : select;
  const items = series ?? [...operands, ...formulas];
  // Some results have only the columns of the formulas or of `select`. The number of columns shows which.
  const candidates = [items, formulas, select].find(({ length }) => length === count) ?? [];
  const common = config?.numberFormat ?? series?.find(({ numberFormat }) => numberFormat)?.numberFormat;
  return Array.from({ length: count }, (_, index) => candidates[index]?.numberFormat ?? common);
}

/** Returns the number of a cell, or null if it has none. */
export function numberOf(cell: Cell | undefined): number | null {
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns the time of a cell, or null if it has no valid time. */
export function timeOf(cell: Cell | undefined): number | null {
  const time = numberOf(cell);
  return time !== null && Math.abs(time) <= MAX_TIME ? Math.round(time) : null;
}

/** Returns a function that returns the name of the group of a row. It caches the names, because many rows have the same group. */
export function groupNames(groups: readonly number[]): (row: Row) => string {
  const names = new Map<Cell | undefined, string>();
  const cached = (cell: Cell | undefined) => {
    let name = names.get(cell);
    if (name === undefined) {
      name = nameOf(cell);
      names.set(cell, name);
    }
    return name;
  };
  const [first] = groups;
  if (groups.length === 1 && first !== undefined) return (row) => cached(row[first]);
  return (row) => groups.map((index) => cached(row[index])).join(' · ');
}

/**
 * Returns a function that returns the key of the group of a row. Groups with equal names have different keys: two long texts with the same
 * start have the same name.
 */
export function groupKeys(groups: readonly number[]): (row: Row) => Cell | undefined {
  const [first] = groups;
  if (groups.length <= 1) return (row) => (first === undefined ? undefined : row[first]);
  return (row) => JSON.stringify(groups.map((index) => row[index]));
}
