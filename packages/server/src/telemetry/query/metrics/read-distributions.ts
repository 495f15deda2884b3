import type { Columns, NumberLists } from '../../clickhouse/engine.ts';
import { QueryTooLargeError } from '../../clickhouse/engine-errors.ts';
import type { Steps } from '../../computation.ts';
import { type AggFn, type ChartRow, MAX_INTERVALS, type SourcedSeries } from '../chart-query.ts';
import type { Layout } from '../statement-rows.ts';
import { type Interval, intervals, quantile } from './quantile.ts';

type DistributionSeries = Pick<SourcedSeries, 'aggFn' | 'level'>;

function finiteOrNull(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) ? number : null;
}

/** Returns a function that reads the quantile of a bucket and group, from its first row to the row before `end`. */
function quantileReader(columns: Columns, level: number) {
  const bounds = columns.lists('__bounds');
  const buckets = columns.lists('__buckets');
  const startOf = ({ ends }: NumberLists, row: number): number => ends[row - 1] ?? 0;
  const listOf = (lists: NumberLists, row: number) => lists.values.subarray(startOf(lists, row), lists.ends[row]);
  return function* readQuantile(start: number, end: number): Steps<number | null> {
    const count = startOf(buckets, end) - startOf(buckets, start);
    if (count > MAX_INTERVALS) throw new QueryTooLargeError('intervals', `${count} histogram buckets`);
    const all: Interval[] = [];
    for (let row = start; row < end; row += 1) {
      for (const interval of intervals(listOf(bounds, row), listOf(buckets, row))) all.push(interval);
    }
    return yield* quantile(all, level);
  };
}

/** Returns a function that reads any other aggregate. The engine computes it, and a bucket and group has one row. */
function numberReader(columns: Columns, aggFn: AggFn): (row: number) => number | null {
  if (aggFn !== 'avg') {
    const numbers = columns.numbers(`__${aggFn}`);
    return (row) => finiteOrNull(numbers[row]);
  }
  const sums = columns.numbers('__sum');
  const counts = columns.numbers('__summed');
  return (row) => (counts[row] === 0 ? null : finiteOrNull((sums[row] ?? Number.NaN) / (counts[row] ?? 0)));
}

/** Reads the rows of a series of distributions, in the order of the statement. Throws QueryTooLargeError. */
export function* readDistributions(
  columns: Columns,
  { aggFn, level = 0.5 }: DistributionSeries,
  { series: [only], seriesCount, groupCount }: Layout,
): Steps<ChartRow[]> {
  const rows: ChartRow[] = [];
  if (columns.rows === 0) return rows;
  const buckets = columns.numbers('__b');
  const groups = Array.from({ length: groupCount }, (_, nth) => columns.texts(`__g${nth}`));
  const groupOf = (row: number): string[] => groups.map(({ distinct, indexes: of }) => distinct[of[row] ?? 0] ?? '');
  const readQuantile = aggFn === 'quantile' ? quantileReader(columns, level) : undefined;
  const readNumber = readQuantile ? undefined : numberReader(columns, aggFn);
  let group = groupOf(0);
  let start = 0;
  for (let end = 1; end <= columns.rows; end += 1) {
    const next = groupOf(end);
    const isSame = buckets[end] === buckets[start] && next.every((text, nth) => text === group[nth]);
    if (end < columns.rows && isSame) continue;
    const values: ChartRow['values'][number][] = new Array(seriesCount).fill(undefined);
    values[only?.index ?? 0] = readQuantile ? yield* readQuantile(start, end) : readNumber?.(start);
    rows.push({ bucket: buckets[start] ?? 0, group, values });
    [start, group] = [end, next];
    yield undefined;
  }
  return rows;
}
