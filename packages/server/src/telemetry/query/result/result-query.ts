import type { ChartQuery } from '../chart-query.ts';
import type { Formula } from './formula.ts';

/** Defines how a value of a result row is computed from the values of the series. */
export type Computed =
  | { readonly kind: 'series'; readonly index: number }
  | { readonly kind: 'formula'; readonly formula: Formula }
  /** Series 0 divided by series 1. */
  | { readonly kind: 'ratio' };

/** A value column of a result. */
export interface Output {
  /** The name of the column in `having` and `orderBy`. If an earlier column has the same name, `columnNames` adds a suffix. */
  readonly name: string;
  readonly value: Computed;
  /** The unit of the number format of the value. */
  readonly unit?: string;
}

/** A chart query with computed values, a condition, an order and limits on its rows. */
export interface ResultQuery extends Omit<ChartQuery, 'isRatio'> {
  /** The names of the group columns, in the order of `groupBy`. */
  readonly groupNames: readonly string[];
  readonly outputs: readonly Output[];
  /** The maximum number of groups. Groups are ranked by their largest value in any bucket. */
  readonly groupLimit?: number;
  /** An SQL condition on the columns of the result. */
  readonly having?: string;
  /**
   * SQL expressions over the columns of the result, or positions of columns, separated by commas. Each can have ASC or DESC, and NULLS
   * FIRST or NULLS LAST. @default `valueOrder` if it is set, then bucket, then groups
   */
  readonly orderBy?: string;
  /** Orders by the first value unless there is an `orderBy`. */
  readonly valueOrder?: 'asc' | 'desc';
  /** The maximum number of rows. @default MAX_ROWS, beyond which a query is rejected */
  readonly limit?: number;
}

/** A row of a result. */
export interface ResultRow {
  readonly bucket: number;
  readonly group: readonly string[];
  /** One value for each output. Null if it cannot be computed. */
  readonly values: readonly (number | string | null)[];
}

/** The rows of a result. */
export interface Result {
  readonly rows: IteratorObject<ResultRow>;
  readonly rowCount: number;
  /** True for each output whose values are strings. */
  readonly areTexts: readonly boolean[];
  /** True if there are more rows than the limit, or more groups than the group limit. */
  readonly isTruncated: boolean;
}
