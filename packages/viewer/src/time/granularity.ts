import type { TileQuery } from '@observability-api/schemas';
import type { TimeRange } from './range.ts';

type Granularity = NonNullable<TileQuery['granularity']>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The bucket sizes that the API accepts, smallest first. */
const SIZES: readonly (readonly [Granularity, number])[] = [
  ['30s', 30_000],
  ['1m', MINUTE],
  ['5m', 5 * MINUTE],
  ['10m', 10 * MINUTE],
  ['15m', 15 * MINUTE],
  ['30m', 30 * MINUTE],
  ['1h', HOUR],
  ['2h', 2 * HOUR],
  ['6h', 6 * HOUR],
  ['12h', 12 * HOUR],
  ['1d', DAY],
  ['2d', 2 * DAY],
  ['7d', 7 * DAY],
  ['30d', 30 * DAY],
];

/**
 * Returns the bucket size for a chart with this width in columns of the grid: the smallest size with distinguishable bars. It does not
 * depend on the size of the window, so that a link shows the same values to every user. Returns `auto` if the range is too long for
 * all sizes.
 */
export function granularityOf({ startTime, endTime }: TimeRange, columns: number): Granularity {
  const maximum = columns < 10 ? 60 : columns < 20 ? 96 : 180;
  return SIZES.find(([, size]) => endTime - startTime <= maximum * size)?.[0] ?? 'auto';
}
