import type { Statement } from '../../clickhouse/engine.ts';
import { keysOf, type MetricSeries, pointsWithPrevious } from './metric-points.ts';

function since(value: string, previous: string): string {
  return `multiIf(__isWhole, toFloat64(${value}), __nth = 1, 0., toFloat64(${value}) - toFloat64(${previous}))`;
}

/** The least or the most of what has come since the point before, NULL where it is not known: what is cumulative shows it only when it is new. */
function extreme(value: string, previous: string, isNew: '<' | '>'): string {
  return `multiIf(__isWhole, toNullable(${value}), __nth > 1 AND ${value} ${isNew} ${previous}, ${value}, NULL)`;
}

/** An aggregate of what is a number; a histogram of values of which one was none has a sum that is none from then on. */
function ofFinite(aggregate: string, value: string): string {
  return `${aggregate}If(${value}, isFinite(${value}))`;
}

/** A number that may be NULL, as a Float64 that is then not a number. */
function orNan(value: string): string {
  return `ifNull(toFloat64(${value}), nan)`;
}

/**
 * Returns the statement for a series of a histogram or a summary. Cumulative values count from the previous point. Rows are ordered
 * by bucket and group. Points with the same bounds are added up in the engine: a bucket and group has one row for each list of bounds.
 *
 * The columns are `__b` for the bucket and `__g0` … for the groups; `__count`, `__sum`, `__summed` (the number of values of the
 * points with a sum), `__min` and `__max`; for a quantile instead `__bounds` and `__buckets`.
 */
export function distributionStatement(metric: MetricSeries): Statement {
  const { shape, bindings, resolved } = metric;
  const isQuantile = resolved.series.aggFn === 'quantile';
  const hasBuckets = shape.columns.has('BucketCounts') && shape.columns.has('ExplicitBounds');
  const hasExtremes = shape.columns.has('Min') && shape.columns.has('Max');
  const temporal = shape.columns.has('AggregationTemporality');
  const more = isQuantile
    ? [
        `${hasBuckets ? 'ExplicitBounds' : '[]::Array(Float64)'} AS __bounds`,
        `${hasBuckets ? 'BucketCounts' : '[]::Array(Float64)'} AS __all`,
        'lagInFrame(__all) OVER line AS __previousAll',
        'lagInFrame(__bounds) OVER line AS __previousBounds',
      ]
    : [
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
      ];
  const inner = pointsWithPrevious(metric, 'toInt64(Count)', more);
  const counted = since('__value', '__previous');
  const summed = since('__allSum', '__previousSum');
  const buckets = `sumForEach(multiIf(__isWhole OR (__nth > 1 AND __bounds != __previousBounds), arrayMap(n -> toFloat64(n), __all),
    __nth = 1, arrayMap(n -> 0., __all), arrayMap((n, before) -> toFloat64(n) - toFloat64(before), __all, arrayResize(__previousAll, length(__all)))))`;
  const minimum = ofFinite('minOrNull', extreme('__least', '__previousLeast', '<'));
  const maximum = ofFinite('maxOrNull', extreme('__most', '__previousMost', '>'));
  const values = isQuantile
    ? ['__bounds', `${buckets} AS __buckets`]
    : [
        `sum(${counted}) AS __count`,
        `${orNan(ofFinite('sumOrNull', summed))} AS __sum`,
        `sumIf(${counted}, isFinite(${summed})) AS __summed`,
        `${hasExtremes ? orNan(minimum) : 'nan'} AS __min`,
        `${hasExtremes ? orNan(maximum) : 'nan'} AS __max`,
      ];
  const [bucket, ...groups] = keysOf(metric);
  const keys = keysOf(metric).join(', ');
  const sql = `SELECT ${[`toFloat64(${bucket}) AS __b`, ...groups, ...values].join(', ')}
FROM (${temporal ? inner : inner.replace('AggregationTemporality AS', '2 AS')})
GROUP BY ${keys}${isQuantile ? ', __bounds' : ''}
ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
