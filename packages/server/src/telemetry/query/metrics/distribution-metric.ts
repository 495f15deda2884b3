import type { Statement } from '../../clickhouse/engine.ts';
import { keysOf, type MetricSeries, pointsWithPrevious } from './metric-points.ts';

/** Returns SQL for the increase of a value since the previous point. */
function increase(value: string, previous: string): string {
  return `multiIf(__isWhole, toFloat64(${value}), __nth = 1, 0., toFloat64(${value}) - toFloat64(${previous}))`;
}

/**
 * Returns SQL for the minimum or maximum since the previous point, or NULL if it is not known. A cumulative extreme belongs to this
 * period only if it has changed.
 */
function newExtreme(value: string, previous: string, isNew: '<' | '>'): string {
  return `multiIf(__isWhole, toNullable(${value}), __nth > 1 AND ${value} ${isNew} ${previous}, ${value}, NULL)`;
}

/** Returns an aggregate of the finite values. The sum of a histogram that recorded a NaN is NaN permanently. */
function aggregateFinite(aggregate: string, value: string): string {
  return `${aggregate}If(${value}, isFinite(${value}))`;
}

/** Returns the columns of a point that {@link knownExtremes} reads. */
export function extremeColumns({ shape }: Pick<MetricSeries, 'shape'>): string[] {
  return shape.columns.has('Min') && shape.columns.has('Max') ? ['Min AS __min', 'Max AS __max'] : [];
}

/**
 * Returns SQL for the smallest and the largest value of all points, as `__least` and `__most`. They are NaN unless all points with
 * values have them. Some exporters write 0 for both if they are absent.
 */
export function knownExtremes({ shape }: Pick<MetricSeries, 'shape'>): string[] {
  if (!shape.columns.has('Min') || !shape.columns.has('Max')) return ['nan AS __least', 'nan AS __most'];
  const isUnknown = '(NOT isFinite(__min) OR NOT isFinite(__max) OR (__min = 0 AND __max = 0))';
  const ofKnown = (extreme: string) => `if(countIf(__value > 0 AND ${isUnknown}) = 0, ${orNan(extreme)}, nan)`;
  return [
    `${ofKnown('minOrNullIf(__min, __value > 0)')} AS __least`,
    `${ofKnown('maxOrNullIf(__max, __value > 0)')} AS __most`,
  ];
}

/** Returns SQL that converts a number to Float64. NULL becomes NaN. */
function orNan(value: string): string {
  return `ifNull(toFloat64(${value}), nan)`;
}

/**
 * Returns the statement for a series of a histogram or a summary. Cumulative values become increases since the previous point. The
 * rows are sorted by bucket and group. The engine adds up points with the same bounds: a bucket and group has one row per list of
 * bounds.
 *
 * The columns are `__b` (bucket), `__g0` … (groups), `__count`, `__sum`, `__summed` (the number of values in points with a finite
 * sum), `__min` and `__max`. A quantile has `__bounds`, `__buckets`, `__least` and `__most` instead of the last five.
 */
export function distributionStatement(metric: MetricSeries): Statement {
  const { shape, bindings, resolved } = metric;
  const isQuantile = resolved.series.aggFn === 'quantile';
  const hasBuckets = shape.columns.has('BucketCounts') && shape.columns.has('ExplicitBounds');
  const hasExtremes = shape.columns.has('Min') && shape.columns.has('Max');
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
        ...(hasExtremes
          ? [
              'Min AS __least',
              'Max AS __most',
              'lagInFrame(Min) OVER timeseries AS __previousLeast',
              'lagInFrame(Max) OVER timeseries AS __previousMost',
            ]
          : []),
      ];
  const inner = pointsWithPrevious(metric, 'toInt64(Count)', extraColumns);
  const countIncrease = increase('__value', '__previous');
  const sumIncrease = increase('__allSum', '__previousSum');
  const buckets = `sumForEach(multiIf(__isWhole OR (__nth > 1 AND __bounds != __previousBounds), arrayMap(n -> toFloat64(n), __all),
    __nth = 1, arrayMap(n -> 0., __all), arrayMap((n, before) -> toFloat64(n) - toFloat64(before), __all, arrayResize(__previousAll, length(__all)))))`;
  const minimum = aggregateFinite('minOrNull', newExtreme('__least', '__previousLeast', '<'));
  const maximum = aggregateFinite('maxOrNull', newExtreme('__most', '__previousMost', '>'));
  const values = isQuantile
    ? ['__bounds', `${buckets} AS __buckets`, ...knownExtremes(metric)]
    : [
        `sum(${countIncrease}) AS __count`,
        `${orNan(aggregateFinite('sumOrNull', sumIncrease))} AS __sum`,
        `sumIf(${countIncrease}, isFinite(${sumIncrease})) AS __summed`,
        `${hasExtremes ? orNan(minimum) : 'nan'} AS __min`,
        `${hasExtremes ? orNan(maximum) : 'nan'} AS __max`,
      ];
  const [bucket, ...groups] = keysOf(metric);
  const keys = keysOf(metric).join(', ');
  const sql = `SELECT ${[`toFloat64(${bucket}) AS __b`, ...groups, ...values].join(', ')}
FROM (${inner})
GROUP BY ${keys}${isQuantile ? ', __bounds' : ''}
ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
