import type { Statement } from '../../clickhouse/engine.ts';
import { extremeColumns, knownExtremes } from './distribution-metric.ts';
import { keysOf, type MetricSeries, pointsWithPrevious } from './metric-points.ts';

const SIDES = ['Positive', 'Negative'] as const;

/**
 * Returns SQL for the bucket indexes of a point, converted to the scale `__s`. This scale is at most the scale of the point, except for
 * a previous point whose counts are not subtracted.
 */
function bucketIndexes(offset: string, counts: string, scale: string): string {
  return `arrayMap(nth -> toInt32(floor((${offset} + nth - 1) / exp2(${scale} - __s))), arrayEnumerate(${counts}))`;
}

/**
 * Returns SQL for the increase of the buckets of one side: the counts of each point minus those of the previous point.
 * `__added` and `__subtracted` are 0 or 1. If the whole value of a point is an increase, nothing is subtracted. Otherwise, a point
 * without a previous point adds nothing.
 */
function increases(side: (typeof SIDES)[number]): string {
  const name = side.toLowerCase();
  const [offset, counts] = [`__${name}Offset`, `__${name}Counts`];
  const [previousOffset, previousCounts] = [`__previous${side}Offset`, `__previous${side}Counts`];
  const indexes = `arrayConcat(${bucketIndexes(offset, counts, '__scale')}, ${bucketIndexes(previousOffset, previousCounts, '__previousScale')})`;
  const values = `arrayConcat(arrayMap(n -> toFloat64(n) * __added, ${counts}), arrayMap(n -> -toFloat64(n) * __subtracted, ${previousCounts}))`;
  return `sumMap(${indexes}, ${values}) AS __${name}`;
}

/**
 * Returns the statement for the quantile of an exponential histogram. Each time bucket and group has one row per scale: senders reduce the
 * scale of a histogram when the range of its values grows. If a point and the previous point have different scales, their counts are
 * compared at the lower one.
 *
 * The columns are `__b` (time bucket), `__g0` … (groups), `__scale`, `__positiveIndexes`, `__positiveCounts`, `__negativeIndexes`,
 * `__negativeCounts`, `__zeros`, `__min` and `__max`.
 */
export function exponentialHistogramStatement(metric: MetricSeries): Statement {
  const { shape, bindings } = metric;
  const inner = pointsWithPrevious(metric, 'toInt64(Count)', [
    'Scale AS __scale',
    'lagInFrame(Scale) OVER timeseries AS __previousScale',
    'ZeroCount AS __zeroCount',
    'lagInFrame(ZeroCount) OVER timeseries AS __previousZeroCount',
    ...SIDES.flatMap((side) => [
      `${side}Offset AS __${side.toLowerCase()}Offset`,
      `${side}BucketCounts AS __${side.toLowerCase()}Counts`,
      `lagInFrame(${side}Offset) OVER timeseries AS __previous${side}Offset`,
      `lagInFrame(${side}BucketCounts) OVER timeseries AS __previous${side}Counts`,
    ]),
    ...extremeColumns(metric),
  ]);
  const keys = keysOf(metric).join(', ');
  const [bucket, ...groups] = keysOf(metric);
  const lists = SIDES.map((side) => side.toLowerCase()).flatMap((name) => [
    `arrayMap(n -> toFloat64(n), tupleElement(__${name}, 1)) AS __${name}Indexes`,
    `tupleElement(__${name}, 2) AS __${name}Counts`,
  ]);
  const sql = `SELECT ${[`toFloat64(${bucket}) AS __b`, ...groups, 'toFloat64(__s) AS __scale', ...lists, '__zeros, __min, __max'].join(', ')}
FROM (SELECT ${keys}, __s, ${SIDES.map(increases).join(', ')},
  sum(toFloat64(__zeroCount) * __added - toFloat64(__previousZeroCount) * __subtracted) AS __zeros, ${knownExtremes(metric).join(', ')}
FROM (SELECT *, if(__isWhole OR __nth > 1, 1, 0) AS __added, if(NOT __isWhole AND __nth > 1, 1, 0) AS __subtracted,
  if(__subtracted = 1, least(__scale, __previousScale), __scale) AS __s
FROM (${inner}))
GROUP BY ${keys}, __s)
ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
