import type { ChartSeries } from '@observability-api/schemas';

const HOUR = 3_600_000;

/** Seven whole days, which are filled with rows. */
export const DAYS = 7;

/** A query of the bench: series without their source. */
export interface BenchQuery {
  readonly title: string;
  readonly series: readonly Omit<ChartSeries, 'sourceId'>[];
  /** Whether roll-ups can answer it. */
  readonly isRolledUp: boolean;
  /** How far the range is from whole hours, on both sides. */
  readonly raggedMs?: number;
  /** @default '1h' */
  readonly granularity?: '1m';
  /** How long the range is. @default all that is filled */
  readonly hours?: number;
}

/** Of minutes and services almost as many rows as an answer may have. */
const FULL_ANSWER_HOURS = 67;

/** What dashboards ask for, from what is rolled up to what reads every row. */
export const queries: readonly BenchQuery[] = [
  { title: 'count per hour', series: [{ aggFn: 'count', where: '', groupBy: [] }], isRolledUp: true },
  {
    title: 'count per hour and service, errors',
    series: [{ aggFn: 'count', where: 'SeverityText:error', groupBy: ['ServiceName'] }],
    isRolledUp: true,
  },
  {
    title: 'count per hour, ragged range',
    series: [{ aggFn: 'count', where: '', groupBy: [] }],
    isRolledUp: true,
    raggedMs: 12_345,
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
    hours: FULL_ANSWER_HOURS,
  },
  {
    title: 'the same of two series with filters of their own',
    series: ['', 'SeverityText:error'].map((where) => ({ aggFn: 'count', where, groupBy: ['ServiceName'] })),
    isRolledUp: true,
    granularity: '1m',
    hours: FULL_ANSWER_HOURS,
  },
];

/** The range that ends with the last whole hour. */
export function rangeOf({ raggedMs = 0, hours = DAYS * 24, granularity }: BenchQuery, end: number) {
  return {
    startMs: end - hours * HOUR + raggedMs,
    endMs: end - raggedMs,
    bucketMs: granularity === '1m' ? HOUR / 60 : HOUR,
  };
}
