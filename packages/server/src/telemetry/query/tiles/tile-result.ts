import type { NumberFormat } from '@observability-api/schemas';
import type { ValueKind } from '../../filter/column-type.ts';
import type { RowFilter } from '../chart-query.ts';
import type { Variables } from '../sql/variables.ts';

/** A column of a tile's result. */
export interface TileColumn {
  readonly name: string;
  /**
   * - `time`: the start of a time bucket
   * - `group`: a value that events are grouped by
   * - `value`: an aggregate. In a table tile with SQL, any column of numbers
   * - `field`: an expression on one event, or the samples of a pattern. In a table tile with SQL, any other column
   */
  readonly role: 'time' | 'group' | 'value' | 'field';
  /** Times are in epoch milliseconds. A value of the type `json` is a string with JSON. */
  readonly type: 'time' | 'number' | 'string' | 'boolean' | 'json';
  /** The unit of the numbers: from the number format, otherwise from the metric. */
  readonly unit?: string;
  /**
   * The edges of the value buckets of a heatmap. Bucket `i` has the values from `bounds[i - 1]` to `bounds[i]`. Bucket 0 has the values
   * below the first edge, and the last bucket those above the last edge.
   */
  readonly bounds?: readonly number[];
}

/** A value in a row of a tile. */
export type Cell = number | string | boolean | null;

/** A row of a tile. The cells are in the order of the columns. */
export type TileRow = readonly Cell[];

/** The rows of a tile. */
export interface TileRows {
  readonly columns: readonly TileColumn[];
  readonly rows: Iterable<TileRow>;
  /** True if rows or groups are missing because of a limit. */
  readonly isTruncated: boolean;
}

/** The range of a tile's query and its buckets. */
export interface TileRange {
  readonly startMs: number;
  readonly endMs: number;
  readonly bucketMs: number;
  /** A time at which a bucket starts. @default 0 */
  readonly alignMs?: number;
}

/** The range, the filters and the values of variables with which a tile is queried. */
export interface TileInput {
  readonly range: TileRange;
  readonly filters: readonly RowFilter[];
  readonly variables: Variables;
}

const COLUMN_TYPES: Partial<Record<ValueKind, TileColumn['type']>> = {
  number: 'number',
  bool: 'boolean',
  time: 'time',
  map: 'json',
  strings: 'json',
};

/** Returns the type of a column that contains values of a kind. */
export function columnTypeOf(kind: ValueKind): TileColumn['type'] {
  return COLUMN_TYPES[kind] ?? 'string';
}

/** Returns the unit of a number format, as a property. */
export function unitOf(format: NumberFormat | undefined): Pick<TileColumn, 'unit'> {
  const unit = format?.numericUnit ?? (format?.unit || undefined);
  return unit === undefined ? {} : { unit };
}
