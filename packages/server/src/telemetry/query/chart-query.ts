import type { ChartSeries, MetricSource, Source } from '@observability-api/schemas';

/** The maximum number of rows of a chart. */
export const MAX_ROWS = 50_000;

/**
 * The maximum number of histogram buckets from which the quantile of one time bucket and group is computed. Points with the same bounds
 * count once.
 */
export const MAX_INTERVALS = 20_000;

/** An aggregate function of charts. */
export type AggFn = ChartSeries['aggFn'];

/** A filter in one of the filter languages. */
export interface TextFilter {
  readonly text: string;
  readonly language: 'lucene' | 'sql';
}

/** A filter that matches the rows in which an expression has one of the values, compared as text. */
export interface ValueFilter {
  readonly expression: string;
  readonly values: readonly string[];
}

/** A filter on rows. */
export type RowFilter = TextFilter | ValueFilter;

/** A series of a chart: an aggregate over the rows of a source. */
export interface SourcedSeries extends Omit<ChartSeries, 'sourceId' | 'dataSource'> {
  readonly source: Source;
  /**
   * True if strings are converted to numbers, or to null if that is not possible. Otherwise the values of the aggregate functions
   * `any` and `none` can be strings.
   */
  readonly isNumeric?: boolean;
  /** Filters in addition to `where`. Unlike `where`, they also apply if `aggFn` is `none`. */
  readonly filters?: readonly RowFilter[];
  /** True if `field` and `groupBy` can be SQL expressions. Otherwise they are columns and keys of maps. */
  readonly hasExpressions?: boolean;
  /** Aggregates the change of a gauge in each bucket instead of its values. */
  readonly isDelta?: boolean;
}

/** A series of a metric source. */
export type MetricSourcedSeries = SourcedSeries & { readonly source: MetricSource };

/** Returns true if the series reads a metric source. */
export function isMetricSeries(series: SourcedSeries): series is MetricSourcedSeries {
  return series.source.kind === 'metric';
}

/** A chart query: the values of series in the time buckets of the range `[startMs, endMs)`. */
export interface ChartQuery {
  readonly startMs: number;
  readonly endMs: number;
  readonly bucketMs: number;
  /** A time in epoch milliseconds at which a bucket starts. @default 0 */
  readonly alignMs?: number;
  readonly series: readonly SourcedSeries[];
  /** Divides series 0 by series 1. The result has one series. */
  readonly isRatio?: boolean;
}

/**
 * The values of a time bucket and group. `values[i]` belongs to series i: undefined without data, null if it cannot be computed, a string
 * only for the aggregate functions `any` and `none`.
 */
export interface ChartRow {
  readonly bucket: number;
  readonly group: readonly string[];
  readonly values: readonly (number | string | null | undefined)[];
}

/** An issue of a series. */
export interface SeriesIssue {
  /** The index of the series in the query. */
  readonly series: number;
  readonly property:
    | 'where'
    | 'filters'
    | 'field'
    | 'groupBy'
    | 'metricName'
    | 'metricDataType'
    | 'aggFn'
    | 'sourceId'
    | 'having'
    | 'orderBy'
    | 'sqlTemplate';
  /** The index in a list property. */
  readonly item?: number;
  readonly code: 'filter' | 'reference' | 'condition';
  readonly message: string;
}

/** Thrown for series that cannot be queried. Lists the issues that were found. */
export class InvalidSeriesError extends Error {
  override readonly name = 'InvalidSeriesError';
  readonly issues: readonly SeriesIssue[];

  constructor(issues: readonly SeriesIssue[]) {
    super(issues.map(({ message }) => message).join('; '));
    this.issues = issues;
  }
}

/** Waits for all promises. Throws the first error that is not an InvalidSeriesError, or one InvalidSeriesError with all issues. */
export async function allSettledOrThrow<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  const results = await Promise.allSettled(work);
  const reasons: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const [otherError] = reasons.filter((reason) => !(reason instanceof InvalidSeriesError));
  if (otherError !== undefined) throw otherError;
  const issues = reasons.flatMap((reason) => (reason instanceof InvalidSeriesError ? reason.issues : []));
  if (issues.length > 0) throw new InvalidSeriesError(issues.toSorted((a, b) => a.series - b.series));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Thrown for a tile that cannot be computed. The message is shown to readers of the tile or of an alert. */
export class InvalidTileError extends Error {
  override readonly name: string = 'InvalidTileError';
}

/** Thrown for a tile whose source does not exist. */
export class MissingSourceError extends InvalidTileError {
  override readonly name = 'MissingSourceError';
}
