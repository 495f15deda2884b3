import type { QueryResult, Row, TimeRange } from '../types.ts';
import { timeOf } from './columns.ts';
import { bucketsOf } from './time-series.ts';

/**
 * The maximum number of values of a chart over time. A chart has one value for each series and bucket, and two with a previous period.
 * Bounds the time to draw a picture.
 */
const MAX_VALUES = 50_000;
/** The maximum number of series of a chart over time. One more series takes longer to draw than one more bucket of a series. */
const MAX_SERIES = 5_000;

/**
 * Returns true if a chart over time has more than {@link MAX_SERIES} series, or more than {@link MAX_VALUES} values, including those of
 * empty buckets.
 */
export function hasTooManyValues(result: QueryResult, timeRange: TimeRange | undefined): boolean {
  const { columns, rows, comparison = [], displayType } = result;
  const time = columns.findIndex(({ role }) => role === 'time');
  if (time < 0 || displayType === 'heatmap') return false;
  const indexes = (role: string) => columns.flatMap((column, index) => (column.role === role ? [index] : []));
  const groups = indexes('group');
  const seriesPerName = indexes('value').length;
  const valuesPerBucket = seriesPerName * (comparison.length > 0 ? 2 : 1);
  const names = new Set<string>();
  const times = new Set<number>();
  const isOver = (buckets: number) =>
    names.size * seriesPerName > MAX_SERIES || names.size * valuesPerBucket * buckets > MAX_VALUES;
  const nameOf = (row: Row) => groups.map((index) => row[index]).join('\n');
  // The values of the previous period are drawn in the buckets of the current one.
  for (const row of comparison) names.add(nameOf(row));
  for (const row of rows) {
    names.add(nameOf(row));
    const bucket = timeOf(row[time]);
    if (bucket !== null) times.add(bucket);
    if (isOver(times.size)) return true;
  }
  return isOver(bucketsOf(times, result, timeRange).times.length);
}
