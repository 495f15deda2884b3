import type { ChartSeries, Source } from '@observability-api/schemas';

/** The maximum number of rows of a chart. */
export const MAX_ROWS = 50_000;

/**
 * The maximum number of histogram buckets that a quantile is computed from, in one bucket and group of a chart. Points with the same
 * bounds count once.
 */
export const MAX_INTERVALS = 20_000;

/** A series and the source that it reads. */
export interface SourcedSeries extends Omit<ChartSeries, 'sourceId' | 'dataSource'> {
  readonly source: Source;
}

/** What a chart shows: series over `[startMs, endMs)` in buckets. */
export interface ChartQuery {
  readonly startMs: number;
  readonly endMs: number;
  readonly bucketMs: number;
  /** A moment at which a bucket begins. @default the epoch */
  readonly alignMs?: number;
  readonly series: readonly SourcedSeries[];
  /** Series 0 divided by series 1, as the only one. */
  readonly isRatio?: boolean;
}

/** The numbers of a bucket and group. `values[i]` is of series i: `undefined` without data, null when it cannot be computed. */
export interface ChartRow {
  readonly bucket: number;
  readonly group: readonly string[];
  readonly values: readonly (number | null | undefined)[];
}

/** What of a series is wrong. */
export interface SeriesIssue {
  readonly series: number;
  readonly property: 'where' | 'field' | 'groupBy' | 'metricName' | 'metricDataType' | 'aggFn' | 'sourceId';
  /** Which item of a list. */
  readonly item?: number;
  readonly code: 'filter' | 'reference' | 'condition';
  readonly message: string;
}

/** Series cannot be queried as they are. */
export class InvalidSeriesError extends Error {
  override readonly name = 'InvalidSeriesError';
  readonly faults: readonly SeriesIssue[];

  constructor(faults: readonly SeriesIssue[]) {
    super(faults.map(({ message }) => message).join('; '));
    this.faults = faults;
  }
}

/** Waits for all. Of several that are bad, everything that is wrong with them is thrown together. */
export async function allSettledOrThrow<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  const results = await Promise.allSettled(work);
  const reasons: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const [other] = reasons.filter((reason) => !(reason instanceof InvalidSeriesError));
  if (other !== undefined) throw other;
  const faults = reasons.flatMap((reason) => (reason instanceof InvalidSeriesError ? reason.faults : []));
  if (faults.length > 0) throw new InvalidSeriesError(faults.toSorted((a, b) => a.series - b.series));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
