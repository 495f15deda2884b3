import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import type { CheckedStatement, StatementColumn } from '../../filter/sql-statement.ts';
import { InvalidTileError } from '../chart-query.ts';

/** The display types of tiles with their own SQL. */
export type SqlDisplayType = 'line' | 'stacked_bar' | 'table' | 'number' | 'pie' | 'bar';

/** The columns of a statement by their use in a chart. */
export interface StatementLayout {
  /** The start of a bucket. Undefined for charts without a time axis. */
  readonly time: StatementColumn | undefined;
  readonly groups: readonly StatementColumn[];
  readonly values: readonly StatementColumn[];
}

function firstOf(columns: readonly StatementColumn[]): readonly StatementColumn[] {
  return columns.slice(0, 1);
}

/**
 * Returns the columns that a chart uses. With a time axis, the first time column is the bucket, number columns are values, and all other
 * columns are groups. Pies and bars use the first column that is not a number, and the first number. A number chart uses the first
 * number. Throws InvalidTileError if the time or the number is missing.
 */
export function layoutOf(
  displayType: Exclude<SqlDisplayType, 'table'>,
  columns: readonly StatementColumn[],
): StatementLayout {
  const values = columns.filter(({ kind }) => kind === 'number');
  const [time] = columns.filter(({ kind }) => kind === 'time');
  if (values.length === 0) throw new InvalidTileError('The SQL selects no number. Select one, for example count().');
  switch (displayType) {
    case 'number':
      return { time: undefined, groups: [], values: firstOf(values) };
    case 'pie':
    case 'bar':
      return {
        time: undefined,
        groups: firstOf(columns.filter(({ kind }) => kind !== 'number')),
        values: firstOf(values),
      };
    default:
      if (!time) {
        throw new InvalidTileError(
          'The SQL selects no time. Select one, for example $__timeInterval(Timestamp) AS time.',
        );
      }
      return { time, groups: columns.filter((column) => column !== time && column.kind !== 'number'), values };
  }
}

/** Returns SQL that converts a number, a boolean or a number as text to Nullable(Float64). The type can be LowCardinality. */
function toNullableFloat(sql: string): string {
  return `CAST(${sql}, 'Nullable(Float64)')`;
}

/**
 * Returns SQL for a value that can be NULL: a Float64 for numbers, times (epoch milliseconds) and booleans, and otherwise a string.
 */
export function cellSql({ kind, name, type }: StatementColumn): string {
  const column = quoteIdentifier(name);
  switch (kind) {
    case 'number':
      // Converting through a string keeps 0.1 as 0.1 instead of the nearest Float32.
      return toNullableFloat(type.includes('Float32') ? `toString(${column})` : column);
    case 'bool':
      return toNullableFloat(column);
    case 'time':
      return toNullableFloat(`toUnixTimestamp64Milli(toDateTime64(${column}, 3))`);
    case 'map':
    case 'strings':
      return `toJSONString(${column})`;
    default:
      return `toString(${column})`;
  }
}

/** Returns a SELECT with the columns `__b`, `__g0` … and `__o0` … of a layout. */
export function layoutSelect({ time, groups, values }: StatementLayout, { sql }: CheckedStatement): string {
  const columns = [
    `${time ? cellSql(time) : toNullableFloat('0')} AS __b`,
    ...groups.map((column, nth) => `ifNull(toString(${quoteIdentifier(column.name)}), '') AS __g${nth}`),
    ...values.map((column, nth) => `${cellSql(column)} AS __o${nth}`),
  ];
  return `(SELECT ${columns.join(', ')} FROM (${sql}))`;
}
