import type { Statement } from '../engine.ts';
import { keysOf, type MetricSeries, pointsWithPrevious } from './metric-points.ts';

/** What the statement selects, as it comes back: `__g0` … are the groups. */
export interface DistributionRow {
  readonly __b: string;
  readonly [group: `__g${number}`]: string | undefined;
  readonly __points: string;
  readonly __count: number;
  /** Null where no point says its sum. */
  readonly __sum: number | null;
  /** How many values the points have that say their sum. */
  readonly __summed: number;
  readonly __min?: number | null;
  readonly __max?: number | null;
  readonly __bounds?: readonly number[];
  readonly __buckets?: readonly number[];
}

const since = (value: string, previous: string): string =>
  `multiIf(__isWhole, toFloat64(${value}), __nth = 1, 0., toFloat64(${value}) - toFloat64(${previous}))`;

/** The least or the most of what has come since the point before, NULL where it is not known: what is cumulative shows it only when it is new. */
const extreme = (value: string, previous: string, isNew: '<' | '>'): string =>
  `multiIf(__isWhole, toNullable(${value}), __nth > 1 AND ${value} ${isNew} ${previous}, ${value}, NULL)`;

/** An aggregate of what is a number; a histogram of values of which one was none has a sum that is none from then on. */
const ofFinite = (aggregate: string, value: string): string => `${aggregate}If(${value}, isFinite(${value}))`;

/**
 * The statement for a series of a histogram or a summary: how many values there were, their sum, and the buckets, one row for
 * each way of dividing them. What is cumulative is counted from the point before.
 */
export const distributionStatement = (metric: MetricSeries): Statement => {
  const { shape, bindings } = metric;
  const hasBuckets = shape.columns.has('BucketCounts') && shape.columns.has('ExplicitBounds');
  const hasExtremes = shape.columns.has('Min') && shape.columns.has('Max');
  const temporal = shape.columns.has('AggregationTemporality');
  const more = [
    'Sum AS __allSum',
    'lagInFrame(Sum) OVER line AS __previousSum',
    ...(hasExtremes
      ? [
          'Min AS __least',
          'Max AS __most',
          'lagInFrame(Min) OVER line AS __previousLeast',
          'lagInFrame(Max) OVER line AS __previousMost',
        ]
      : []),
    ...(hasBuckets
      ? [
          'ExplicitBounds AS __bounds',
          'BucketCounts AS __all',
          'lagInFrame(BucketCounts) OVER line AS __previousAll',
          'lagInFrame(ExplicitBounds) OVER line AS __previousBounds',
        ]
      : []),
  ];
  const inner = pointsWithPrevious(metric, 'toInt64(Count)', more);
  const keys = [...keysOf(metric), ...(hasBuckets ? ['__bounds'] : [])].join(', ');
  const buckets = `sumForEach(multiIf(__isWhole OR (__nth > 1 AND __bounds != __previousBounds), arrayMap(n -> toFloat64(n), __all),
    __nth = 1, arrayMap(n -> 0., __all), arrayMap((n, before) -> toFloat64(n) - toFloat64(before), __all, arrayResize(__previousAll, length(__all))))) AS __buckets`;
  const counted = since('__value', '__previous');
  const summed = since('__allSum', '__previousSum');
  const values = [
    'count() AS __points',
    `sum(${counted}) AS __count`,
    `${ofFinite('sumOrNull', summed)} AS __sum`,
    `sumIf(${counted}, isFinite(${summed})) AS __summed`,
    ...(hasExtremes
      ? [
          `${ofFinite('minOrNull', extreme('__least', '__previousLeast', '<'))} AS __min`,
          `${ofFinite('maxOrNull', extreme('__most', '__previousMost', '>'))} AS __max`,
        ]
      : []),
    ...(hasBuckets ? [buckets] : []),
  ];
  const sql = `SELECT ${[keys, ...values].join(', ')}
FROM (${temporal ? inner : inner.replace('AggregationTemporality AS', '2 AS')})
GROUP BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
};
