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
}

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
];

/** The range that ends with the last whole hour. */
export const rangeOf = ({ raggedMs = 0 }: BenchQuery, end: number) => ({
  startMs: end - DAYS * 24 * HOUR + raggedMs,
  endMs: end - raggedMs,
  bucketMs: HOUR,
});
