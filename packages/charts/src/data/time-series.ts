import type { ValueFormat } from '../format/number-format.ts';
import type { Cell, QueryResult, Row, Tile, TimeRange } from '../types.ts';
import { type Columns, columnsOf, groupKeys, groupNames, numberOf, timeOf } from './columns.ts';

/** The values of one series, in the order of the buckets. */
export interface Series {
  readonly name: string;
  readonly format: ValueFormat;
  readonly values: readonly (number | null)[];
  /** The values of the previous period. */
  readonly comparison?: readonly (number | null)[] | undefined;
}

/** The data of a chart over time. */
export interface TimeSeries {
  /** The starts of the buckets, in ascending order. */
  readonly times: readonly number[];
  /** The size of a bucket in milliseconds; 0 if it is not known. */
  readonly step: number;
  readonly series: readonly Series[];
  readonly range: TimeRange;
  /** True for the first and the last bucket if they are only partly in the requested time range. Their values can be too low. */
  readonly partial: { readonly first: boolean; readonly last: boolean };
}

/** If a range has more than this number of buckets, those without a row are not added. A screen has fewer columns of pixels. */
const MAX_BUCKETS = 20_000;

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the length of a granularity such as `5m` in milliseconds, or 0 if the granularity is not known. */
export function granularityMs(granularity: string | undefined): number {
  const match = /^(\d{1,6})(s|m|h|d)$/.exec(granularity ?? '');
  return match ? Number(match[1]) * (UNITS[match[2] ?? ''] ?? 0) : 0;
}

/** Returns the series of a result. The values of the current and of the previous period have the same buckets. */
export function timeSeriesOf(tile: Tile, result: QueryResult, timeRange: TimeRange | undefined): TimeSeries {
  const columns = columnsOf(tile, result);
  const current = collect(result.rows, columns, (time) => time);
  const { bucketTimes, step, range, times } = bucketsOf(current.times, result, timeRange);
  const shift = shiftOf(result.comparison ?? [], columns, bucketTimes, range, timeRange !== undefined, step);
  const previous = result.comparison && collect(result.comparison, columns, shift);
  const empty = tile.config?.fillNulls === false ? null : 0;
  const align = (values: ReadonlyMap<number, number | null> | undefined) =>
    times.map((time) => values?.get(time) ?? empty);
  // If a limit leaves a group out of a period, its values in that period are unknown, not 0.
  const limit = tile.config?.seriesLimit || Number.POSITIVE_INFINITY;
  const isPreviousLimited = (previous?.series.size ?? 0) >= limit * columns.values.length;
  const byKey = new Map([...current.series, ...(result.truncated ? [] : (previous?.series ?? []))]);
  const series = [...byKey].map(([key, { name, format }]) => ({
    name,
    format,
    values: align(current.series.get(key)?.values),
    comparison:
      previous && (previous.series.has(key) || !isPreviousLimited)
        ? align(previous.series.get(key)?.values)
        : undefined,
  }));
  // The first bucket may start before the range.
  const startTime = Math.min(range.startTime, times[0] ?? range.startTime);
  const last = times.at(-1);
  const lastEnd = last === undefined ? range.endTime : last + (result.displayType === 'line' ? 0 : step);
  return {
    times,
    step,
    series,
    range: { startTime, endTime: Math.max(range.endTime, lastEnd) },
    partial: {
      first: step > 0 && times[0] !== undefined && times[0] < range.startTime,
      last: step > 0 && timeRange !== undefined && last !== undefined && last + step > range.endTime,
    },
  };
}

/** Returns true if a bucket is only partly in the requested time range. */
export function isPartial({ partial, times }: Pick<TimeSeries, 'partial' | 'times'>, index: number): boolean {
  return (partial.first && index === 0) || (partial.last && index === times.length - 1);
}

/**
 * Returns the buckets of a chart: `bucketTimes` has the buckets with rows, `times` also has those that {@link allBuckets} adds. `range` is
 * the requested time range, or that of the rows if no range was requested. If a range was requested and only the previous period has rows,
 * uses the buckets of the previous period, shifted to the range.
 */
export function bucketsOf(timesWithRows: ReadonlySet<number>, result: QueryResult, timeRange: TimeRange | undefined) {
  const { granularity, displayType } = result;
  const usedTimes = timesWithRows.size === 0 && timeRange ? previousTimes(result, timeRange) : timesWithRows;
  const bucketTimes = [...usedTimes].sort((a, b) => a - b);
  const step = granularityMs(granularity) || smallestDistance(bucketTimes);
  const range = timeRange ?? rangeOf(bucketTimes, step, displayType !== 'line');
  return { bucketTimes, step, range, times: allBuckets(bucketTimes, step, range) };
}

/** Returns the buckets of the previous period, shifted to the requested time range. */
function previousTimes({ columns, comparison = [], granularity }: QueryResult, range: TimeRange): ReadonlySet<number> {
  const timeIndex = columns.findIndex(({ role }) => role === 'time');
  const times = new Set(comparison.flatMap((row) => timeOf(row[timeIndex]) ?? []));
  const step = granularityMs(granularity) || smallestDistance([...times].sort((a, b) => a - b));
  return new Set([...times].map(shiftTo(range, step)));
}

interface Collected {
  readonly times: Set<number>;
  /** The series by the key of their group and value column, because several series can have the same name. */
  readonly series: Map<Cell | undefined, CollectedSeries>;
}

interface CollectedSeries extends Pick<Series, 'name' | 'format'> {
  readonly values: Map<number, number | null>;
}

/** Collects the series: one for each group and value column. */
function collect(rows: readonly Row[], columns: Columns, shift: (time: number) => number): Collected {
  const collected: Collected = { times: new Set(), series: new Map() };
  const { time: timeIndex, groups, values } = columns;
  if (timeIndex === undefined) return collected;
  const [groupKeyOf, groupNameOf] = [groupKeys(groups), groupNames(groups)];
  for (const row of rows) {
    const original = timeOf(row[timeIndex]);
    if (original === null) continue;
    const time = shift(original);
    collected.times.add(time);
    const group = groupKeyOf(row);
    for (const { index, name, format } of values) {
      const key = values.length === 1 ? group : `${index} ${typeof group} ${group}`;
      let series = collected.series.get(key);
      if (!series) {
        const groupName = groupNameOf(row);
        series = {
          name: groups.length === 0 ? name : values.length === 1 ? groupName : `${groupName} · ${name}`,
          format,
          values: new Map(),
        };
        collected.series.set(key, series);
      }
      series.values.set(time, numberOf(row[index]));
    }
  }
  return collected;
}

function smallestDistance(times: readonly number[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < times.length; index += 1) {
    smallest = Math.min(smallest, (times[index] ?? 0) - (times[index - 1] ?? 0));
  }
  return Number.isFinite(smallest) ? smallest : 0;
}

/**
 * Returns the time range of the rows. It ends at the start of the last bucket, where a line ends. If `includesLast` is true or there is
 * only one bucket, it ends at the end of the last bucket: a bar covers its whole bucket.
 */
function rangeOf(times: readonly number[], step: number, includesLast: boolean): TimeRange {
  const startTime = times[0];
  const last = times.at(-1);
  if (startTime === undefined || last === undefined) return { startTime: 0, endTime: 0 };
  return { startTime, endTime: includesLast || last === startTime ? last + step : last };
}

/**
 * Adds the buckets that have no row. Adds none if the distance between two rows is not a multiple of the bucket size, as in results of raw
 * SQL, or if there are too many buckets.
 */
function allBuckets(times: readonly number[], step: number, { startTime, endTime }: TimeRange): readonly number[] {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || step <= 0) return times;
  if (times.some((time) => (time - first) % step !== 0)) return times;
  const before = Math.max(0, Math.floor((first - startTime) / step));
  const from = first - before * step;
  const to = Math.max(last, from + (Math.ceil((endTime - from) / step) - 1) * step);
  const count = (to - from) / step + 1;
  return count > MAX_BUCKETS ? times : Array.from({ length: count }, (_, index) => from + index * step);
}

/**
 * Returns a function that shifts times of the previous period to the current one. It does not change times that the service has already
 * shifted. `isRequested` is true if the caller passed the time range.
 */
function shiftOf(
  comparison: readonly Row[],
  { time: timeIndex }: Columns,
  times: readonly number[],
  range: TimeRange,
  isRequested: boolean,
  step: number,
): (time: number) => number {
  if (timeIndex === undefined) return (time) => time;
  if (isRequested) return shiftTo(range, step);
  // Without a requested range, the first bucket of the previous period is shifted to the first bucket of the current one.
  const first = comparison.reduce(
    (minimum, row) => Math.min(minimum, timeOf(row[timeIndex]) ?? minimum),
    Number.POSITIVE_INFINITY,
  );
  const difference = (times[0] ?? first) - first;
  const length = step > 0 ? Math.round(difference / step) * step : difference;
  const last = times.at(-1) ?? first;
  return (time) =>
    Number.isFinite(length) && first < range.startTime && first + length <= last ? time + length : time;
}

/** Returns a function that shifts times of the previous period to the requested time range. */
function shiftTo({ startTime, endTime }: TimeRange, step: number): (time: number) => number {
  // The distance is a whole number of buckets, so that shifted times are starts of buckets. Times before the range are not shifted yet.
  // The first bucket may start before the range.
  const length = step > 0 ? Math.round((endTime - startTime) / step) * step : endTime - startTime;
  return (time) => (time + step <= startTime ? time + length : time);
}
