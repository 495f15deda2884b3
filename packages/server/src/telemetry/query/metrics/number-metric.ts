import type { Statement } from '../../clickhouse/engine.ts';
import { aggregateExpression, toFloat } from '../aggregate.ts';
import { keysOf, type MetricSeries, points, pointsWithPrevious } from './metric-points.ts';

/** Returns a SELECT of the last value of each time series in each bucket. */
function lastValues(metric: MetricSeries): string {
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  argMax(__value, __t) AS __line, max(__t) AS __latest, count() AS __points
FROM (${points(metric, metric.query.startMs, ['Value AS __value'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

/** Returns a SELECT of the increase of each time series in each bucket, across resets. Non-monotonic sums have their last value. */
function increases(metric: MetricSeries): string {
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  if(any(__rises), sum(multiIf(__isWhole, __value, __nth = 1, 0, __value - __previous)), argMax(__value, __t)) AS __line,
  max(__t) AS __latest, count() AS __points
FROM (${pointsWithPrevious(metric, 'Value', ['(IsMonotonic OR AggregationTemporality = 1) AS __rises'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

/** Returns a SELECT of the change of each time series in each bucket, extrapolated from its first and last point to the bucket. */
function changes(metric: MetricSeries): string {
  const seconds = metric.bindings.bind('Float64', metric.query.bucketMs / 1000);
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  (argMax(__value, __t) - argMin(__value, __t)) * ${seconds}
    / nullIf(toFloat64(toUnixTimestamp64Milli(max(toDateTime64(__t, 3))) - toUnixTimestamp64Milli(min(toDateTime64(__t, 3)))) / 1000, 0) AS __line,
  max(__t) AS __latest, count() AS __points
FROM (${points(metric, metric.query.startMs, ['Value AS __value'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

function lines(metric: MetricSeries, kind: 'gauge' | 'sum'): string {
  if (kind === 'sum') return increases(metric);
  return metric.resolved.series.isDelta ? changes(metric) : lastValues(metric);
}

/**
 * Returns a SELECT for a series of a gauge or a sum: an aggregate over one number per time series and bucket. The columns are
 * `__b`, `__g0` …, `__n0` (number of points) and, unless it is a count, `__v0`.
 */
export function numberMetricSelect(metric: MetricSeries, kind: 'gauge' | 'sum'): string {
  const { aggFn, level = 0.5 } = metric.resolved.series;
  const keys = keysOf(metric).join(', ');
  const value = aggregateExpression({
    aggFn: aggFn === 'increase' || aggFn === 'none' ? 'sum' : aggFn,
    level,
    value: '__line',
    identity: '__line',
    time: '__latest',
    condition: undefined,
  });
  const number = aggFn === 'count' ? '' : `, ${toFloat(aggFn, value)} AS __v0`;
  const [bucket, ...groups] = keysOf(metric);
  const selected = [`toFloat64(${bucket}) AS __b`, ...groups, 'toFloat64(sum(__points)) AS __n0'];
  return `SELECT ${selected.join(', ')}${number}
FROM (${lines(metric, kind)})
GROUP BY ${keys}`;
}

/** Returns the statement for a series of a gauge or a sum, with its rows in the order of buckets and groups. */
export function numberMetricStatement(metric: MetricSeries, kind: 'gauge' | 'sum'): Statement {
  const { shape, bindings } = metric;
  const sql = `${numberMetricSelect(metric, kind)} ORDER BY ${keysOf(metric).join(', ')}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
