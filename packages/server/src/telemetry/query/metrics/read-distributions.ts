import type { Columns, NumberLists } from '../../clickhouse/engine.ts';
import { QueryTooLargeError } from '../../clickhouse/engine-errors.ts';
import type { Steps } from '../../computation.ts';
import { type AggFn, MAX_INTERVALS, type SourcedSeries } from '../chart-query.ts';
import { exponentialIntervals, type Interval, intervals, quantile } from './quantile.ts';

type DistributionSeries = Pick<SourcedSeries, 'aggFn' | 'level'>;

/** The value of a time bucket and group. */
export interface DistributionRow {
  /** The start of the time bucket in epoch milliseconds. */
  readonly bucket: number;
  readonly group: readonly string[];
  /** Null if it cannot be computed. */
  readonly value: number | null;
}

function finiteOrNull(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) ? number : null;
}

/** Reads the histogram buckets of rows from which a quantile is computed. */
interface BucketReader {
  /** Returns the number of histogram buckets in the rows from `start` to `end`, exclusive. */
  countOf(start: number, end: number): number;
  intervalsOf(row: number): Interval[];
}

function startOf({ ends }: NumberLists, row: number): number {
  return ends[row - 1] ?? 0;
}

function listOf(lists: NumberLists, row: number) {
  return lists.values.subarray(startOf(lists, row), lists.ends[row]);
}

function explicitBuckets(columns: Columns): BucketReader {
  const bounds = columns.lists('__bounds');
  const buckets = columns.lists('__buckets');
  return {
    countOf: (start, end) => startOf(buckets, end) - startOf(buckets, start),
    intervalsOf: (row) => intervals(listOf(bounds, row), listOf(buckets, row)),
  };
}

function exponentialBuckets(columns: Columns): BucketReader {
  const scales = columns.numbers('__scale');
  const zeros = columns.numbers('__zeros');
  const sides = ([1, -1] as const).map((sign) => {
    const name = sign === 1 ? 'positive' : 'negative';
    return { sign, indexes: columns.lists(`__${name}Indexes`), counts: columns.lists(`__${name}Counts`) };
  });
  return {
    countOf: (start, end) => sides.reduce((sum, { counts }) => sum + startOf(counts, end) - startOf(counts, start), 0),
    intervalsOf: (row) => [
      { low: 0, high: 0, count: Math.max(zeros[row] ?? 0, 0) },
      ...sides.flatMap(({ sign, indexes, counts }) => {
        const buckets = { scale: scales[row] ?? 0, indexes: listOf(indexes, row), counts: listOf(counts, row) };
        return exponentialIntervals(buckets, sign);
      }),
    ],
  };
}

/** Returns the smallest or the largest value of a range of rows, or `fallback` if a row has none. */
function extremeOf(
  numbers: ArrayLike<number>,
  [start, end]: readonly [number, number],
  choose: typeof Math.min,
  fallback: number,
) {
  let extreme = Number.NaN;
  for (let row = start; row < end; row += 1) {
    const number = numbers[row] ?? Number.NaN;
    if (!Number.isFinite(number)) return fallback;
    extreme = Number.isNaN(extreme) ? number : choose(extreme, number);
  }
  return Number.isNaN(extreme) ? fallback : extreme;
}

/** Returns a function that reads the quantile of a time bucket and group, from its first row to the row before `end`. */
function quantileReader(columns: Columns, level: number, { countOf, intervalsOf }: BucketReader) {
  const minimum = columns.numbers('__min');
  const maximum = columns.numbers('__max');
  return function* readQuantile(start: number, end: number): Steps<number | null> {
    const count = countOf(start, end);
    if (count > MAX_INTERVALS) {
      throw new QueryTooLargeError(
        'intervals',
        `expected at most ${MAX_INTERVALS} histogram buckets, received ${count}`,
      );
    }
    const intervalsOfRows: Interval[] = [];
    for (let row = start; row < end; row += 1) for (const interval of intervalsOf(row)) intervalsOfRows.push(interval);
    const value = yield* quantile(intervalsOfRows, level);
    if (value === null) return null;
    // Interpolation in a histogram bucket may leave the range of the values.
    const low = extremeOf(minimum, [start, end], Math.min, Number.NEGATIVE_INFINITY);
    const high = extremeOf(maximum, [start, end], Math.max, Number.POSITIVE_INFINITY);
    return Math.max(Math.min(value, high), low);
  };
}

/** Returns a function that reads an aggregate other than a quantile. Each time bucket and group has one row. */
function numberReader(columns: Columns, aggFn: AggFn): (row: number) => number | null {
  if (aggFn !== 'avg') {
    const numbers = columns.numbers(`__${aggFn}`);
    return (row) => finiteOrNull(numbers[row]);
  }
  const sums = columns.numbers('__sum');
  const counts = columns.numbers('__summed');
  return (row) => (counts[row] === 0 ? null : finiteOrNull((sums[row] ?? Number.NaN) / (counts[row] ?? 0)));
}

/**
 * Computes a value per time bucket and group from the rows of a statement. The rows are sorted by time bucket and group. `isExponential`
 * is true for a quantile of an exponential histogram. Throws QueryTooLargeError.
 */
export function* readDistributions(
  columns: Columns,
  { aggFn, level = 0.5 }: DistributionSeries,
  groupCount: number,
  isExponential = false,
): Steps<DistributionRow[]> {
  const rows: DistributionRow[] = [];
  if (columns.rows === 0) return rows;
  const buckets = columns.numbers('__b');
  const groups = Array.from({ length: groupCount }, (_, nth) => columns.strings(`__g${nth}`));
  const groupOf = (row: number): string[] => groups.map(({ distinct, indexes }) => distinct[indexes[row] ?? 0] ?? '');
  const readBuckets = isExponential ? exponentialBuckets : explicitBuckets;
  const readQuantile = aggFn === 'quantile' ? quantileReader(columns, level, readBuckets(columns)) : undefined;
  const readNumber = readQuantile ? undefined : numberReader(columns, aggFn);
  let group = groupOf(0);
  let start = 0;
  for (let end = 1; end <= columns.rows; end += 1) {
    const next = groupOf(end);
    const isSame = buckets[end] === buckets[start] && next.every((text, nth) => text === group[nth]);
    if (end < columns.rows && isSame) continue;
    const value = readQuantile ? yield* readQuantile(start, end) : readNumber?.(start);
    rows.push({ bucket: buckets[start] ?? 0, group, value: value ?? null });
    [start, group] = [end, next];
    yield undefined;
  }
  return rows;
}
