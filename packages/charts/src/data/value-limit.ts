import type { QueryResult, Row, TimeRange } from '../types.ts';
import { timeOf } from './columns.ts';
import { bucketsOf } from './time-series.ts';

/** The maximum number of values of a chart over time: its series times its buckets. Bounds the time to draw a picture. */
const MAX_VALUES = 100_000;

/** Returns true if a chart over time has more than {@link MAX_VALUES} values, including those of empty buckets. */
export function hasTooManyValues(result: QueryResult, timeRange: TimeRange | undefined): boolean {
  const { columns, rows, comparison = [], displayType } = result;
  const time = columns.findIndex(({ role }) => role === 'time');
  if (time < 0 || displayType === 'heatmap') return false;
  const indexes = (role: string) => columns.flatMap((column, index) => (column.role === role ? [index] : []));
  const groups = indexes('group');
  const valuesPerBucket = indexes('value').length * (comparison.length > 0 ? 2 : 1);
  const names = new Set<string>();
  const times = new Set<number>();
  const nameOf = (row: Row) => groups.map((index) => row[index]).join('\n');
  // The values of the previous period are drawn in the buckets of the current one.
  for (const row of comparison) names.add(nameOf(row));
  for (const row of rows) {
    names.add(nameOf(row));
    const bucket = timeOf(row[time]);
    if (bucket !== null) times.add(bucket);
    if (names.size * valuesPerBucket * times.size > MAX_VALUES) return true;
  }
  return names.size * valuesPerBucket * bucketsOf(times, result, timeRange).times.length > MAX_VALUES;
}
