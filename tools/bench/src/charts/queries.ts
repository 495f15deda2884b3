import type { ChartSeries } from '@observability-api/schemas';

const HOUR_MS = 3_600_000;

/** The number of days that contain rows. */
export const DAYS = 7;

/** A query: series without their source. */
export interface BenchQuery {
  readonly title: string;
  readonly series: readonly Omit<ChartSeries, 'sourceId'>[];
  /** True if the service can read roll-ups (tables of aggregated rows) instead of all rows. */
  readonly isRolledUp: boolean;
  /** True if the result has almost the maximum number of rows. */
  readonly hasLargeResult?: true;
  /** The distance of the range from whole hours on both sides. */
  readonly offsetMs?: number;
  /** The bucket size. @default '1h' */
  readonly granularity?: '1m';
  /** The length of the range. @default all days */
  readonly hours?: number;
}

/** With one bucket per minute and service, the result is close to the maximum number of rows. */
const FULL_RESULT_HOURS = 67;

/** Queries of dashboards, with and without roll-ups. */
export const queries: readonly BenchQuery[] = [
  { title: 'count per hour', series: [{ aggFn: 'count', where: '', groupBy: [] }], isRolledUp: true },
  {
    title: 'count per hour and service, errors',
    series: [{ aggFn: 'count', where: 'SeverityText:error', groupBy: ['ServiceName'] }],
    isRolledUp: true,
  },
  {
    title: 'count per hour, range not aligned to hours',
    series: [{ aggFn: 'count', where: '', groupBy: [] }],
    isRolledUp: true,
    offsetMs: 12_345,
  },
  {
    title: 'mean and 95th percentile of an attribute',
    series: [
      { aggFn: 'avg', field: 'LogAttributes.duration', where: '', groupBy: [] },
      { aggFn: 'quantile', level: 0.95, field: 'LogAttributes.duration', where: '', groupBy: [] },
    ],
    isRolledUp: false,
  },
  {
    title: 'count by an attribute, filtered by another',
    series: [{ aggFn: 'count', where: 'LogAttributes.status:>=500', groupBy: ['LogAttributes.route'] }],
    isRolledUp: false,
  },
  {
    title: 'count of a word in the text',
    series: [{ aggFn: 'count', where: 'timeout', groupBy: [] }],
    isRolledUp: false,
  },
  {
    title: 'count per minute and service, 48,240 rows',
    series: [{ aggFn: 'count', where: '', groupBy: ['ServiceName'] }],
    isRolledUp: true,
    granularity: '1m',
    hours: FULL_RESULT_HOURS,
    hasLargeResult: true,
  },
  {
    title: 'the same for two series with different filters',
    series: ['', 'SeverityText:error'].map((where) => ({ aggFn: 'count', where, groupBy: ['ServiceName'] })),
    isRolledUp: true,
    granularity: '1m',
    hours: FULL_RESULT_HOURS,
    hasLargeResult: true,
  },
];

/** Returns the range and the bucket size of a query. The range ends `offsetMs` before `end`. */
export function rangeOf({ offsetMs = 0, hours = DAYS * 24, granularity }: BenchQuery, end: number) {
  return {
    startMs: end - hours * HOUR_MS + offsetMs,
    endMs: end - offsetMs,
    bucketMs: granularity === '1m' ? HOUR_MS / 60 : HOUR_MS,
  };
}
