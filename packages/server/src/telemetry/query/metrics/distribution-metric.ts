import type { Statement } from '../../clickhouse/engine.ts';
import { keysOf, type MetricSeries, pointsWithPrevious } from './metric-points.ts';

/** Returns SQL for the increase of a value since the previous point. */
function increase(value: string, previous: string): string {
  return `multiIf(__isWhole, toFloat64(${value}), __nth = 1, 0., toFloat64(${value}) - toFloat64(${previous}))`;
}

/**
 * SQL that is true if the minimum and the maximum of a point are 0 because they are absent. Some exporters write 0 for absent ones. Both
 * are absent if the point has no values, or if its sum is not 0: values between 0 and 0 have the sum 0.
 */
const LACKS_EXTREMES = '__pointMin = 0 AND __pointMax = 0 AND (__value = 0 OR (isFinite(__allSum) AND __allSum != 0))';

/**
 * Returns SQL for the minimum or maximum since the previous point, or NULL if it is not known. An unchanged minimum or maximum of a
 * cumulative histogram can come from an earlier period.
 */
function newExtreme(value: string, previous: string, isNew: '<' | '>'): string {
  return `multiIf(${LACKS_EXTREMES}, NULL, __isWhole, ${value}, __nth > 1 AND ${value} ${isNew} ${previous}, ${value}, NULL)`;
}

/** Returns SQL for an aggregate of the finite values. After a cumulative histogram has recorded a NaN, its sum remains NaN. */
function aggregateFinite(aggregate: string, value: string): string {
  return `${aggregate}If(${value}, isFinite(${value}))`;
}

function hasExtremes({ shape }: Pick<MetricSeries, 'shape'>): boolean {
  return shape.columns.has('Min') && shape.columns.has('Max');
}

/** Returns the columns with the minimum and the maximum of a point, if the table has them. */
export function extremeColumns(metric: Pick<MetricSeries, 'shape'>): string[] {
  return hasExtremes(metric) ? ['Min AS __pointMin', 'Max AS __pointMax'] : [];
}

/**
 * Returns SQL for the smallest and the largest value of all points, as `__min` and `__max`. They are NaN unless all points with
 * values have them. Some exporters write 0 for both if they are absent.
 */
export function knownExtremes(metric: Pick<MetricSeries, 'shape'>): string[] {
  if (!hasExtremes(metric)) return ['nan AS __min', 'nan AS __max'];
  const isUnknown = '(NOT isFinite(__pointMin) OR NOT isFinite(__pointMax) OR (__pointMin = 0 AND __pointMax = 0))';
  const ofKnown = (extreme: string) => `if(countIf(__value > 0 AND ${isUnknown}) = 0, ${orNan(extreme)}, nan)`;
  return [
    `${ofKnown('minOrNullIf(__pointMin, __value > 0)')} AS __min`,
    `${ofKnown('maxOrNullIf(__pointMax, __value > 0)')} AS __max`,
  ];
}

/** Returns SQL that converts a number to Float64. NULL becomes NaN. */
function orNan(value: string): string {
  return `ifNull(toFloat64(${value}), nan)`;
}

/**
 * Returns the statement for a chart series of a histogram, a summary or an exponential histogram. Quantiles of exponential histograms have
 * another statement: see `exponentialHistogramStatement`. Cumulative values become increases since the previous point. The rows are sorted
 * by time bucket and group. Each time bucket and group has one row. For a quantile, it has one row per list of bounds.
 *
 * The columns are `__b` (time bucket), `__g0` … (groups), `__min`, `__max`, `__count`, `__sum` and `__summed` (the number of values in
 * points with a finite sum). A quantile has `__bounds` and `__buckets` instead of the last three.
 */
export function distributionStatement(metric: MetricSeries): Statement {
  const { shape, bindings, resolved } = metric;
  const isQuantile = resolved.series.aggFn === 'quantile';
  const hasBuckets = shape.columns.has('BucketCounts') && shape.columns.has('ExplicitBounds');
  const extraColumns = isQuantile
    ? [
        `${hasBuckets ? 'ExplicitBounds' : '[]::Array(Float64)'} AS __bounds`,
        `${hasBuckets ? 'BucketCounts' : '[]::Array(Float64)'} AS __all`,
        'lagInFrame(__all) OVER timeseries AS __previousAll',
        'lagInFrame(__bounds) OVER timeseries AS __previousBounds',
        ...extremeColumns(metric),
      ]
    : [
        'Sum AS __allSum',
        'lagInFrame(Sum) OVER timeseries AS __previousSum',
        ...extremeColumns(metric),
        ...(hasExtremes(metric)
          ? ['lagInFrame(Min) OVER timeseries AS __previousMin', 'lagInFrame(Max) OVER timeseries AS __previousMax']
          : []),
      ];
  const inner = pointsWithPrevious(metric, 'toInt64(Count)', extraColumns);
  const countIncrease = increase('__value', '__previous');
  const sumIncrease = increase('__allSum', '__previousSum');
  // If the bounds of the previous point differ, its counts cannot be subtracted.
  const buckets = `sumForEach(multiIf(__isWhole OR (__nth > 1 AND __bounds != __previousBounds), arrayMap(n -> toFloat64(n), __all),
    __nth = 1, arrayMap(n -> 0., __all), arrayMap((n, before) -> toFloat64(n) - toFloat64(before), __all, arrayResize(__previousAll, length(__all)))))`;
  const minimum = aggregateFinite('minOrNull', newExtreme('__pointMin', '__previousMin', '<'));
  const maximum = aggregateFinite('maxOrNull', newExtreme('__pointMax', '__previousMax', '>'));
  const values = isQuantile
    ? ['__bounds', `${buckets} AS __buckets`, ...knownExtremes(metric)]
    : [
        `sum(${countIncrease}) AS __count`,
        `${orNan(aggregateFinite('sumOrNull', sumIncrease))} AS __sum`,
        `sumIf(${countIncrease}, isFinite(${sumIncrease})) AS __summed`,
        `${hasExtremes(metric) ? orNan(minimum) : 'nan'} AS __min`,
        `${hasExtremes(metric) ? orNan(maximum) : 'nan'} AS __max`,
      ];
  const [bucket, ...groups] = keysOf(metric);
  const keys = keysOf(metric).join(', ');
  const sql = `SELECT ${[`toFloat64(${bucket}) AS __b`, ...groups, ...values].join(', ')}
FROM (${inner})
GROUP BY ${keys}${isQuantile ? ', __bounds' : ''}
ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
