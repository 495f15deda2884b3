import { aggregateExpression, toFloat } from '../aggregate.ts';
import { keysOf, type MetricSeries, points, pointsWithPrevious } from './metric-points.ts';

/**
 * SQL that reduces the points of one time series of a gauge in a bucket to one number, for the aggregate functions that read all points.
 *
 * The other functions, except `count`, read only the last point of each time series: a sum over all points would grow with the reporting
 * rate.
 */
const OF_ALL_POINTS: Readonly<Record<string, string>> = {
  min: 'min(__value)',
  max: 'max(__value)',
  avg: 'sum(__value)',
};

/** Returns SQL for the number of one time series of a gauge in a bucket. */
function gaugeNumber({ resolved }: MetricSeries): string {
  return OF_ALL_POINTS[resolved.series.aggFn] ?? 'argMax(__value, __t)';
}

/** Returns a SELECT of one number per time series and bucket: of all its points, or of the last one. */
function gaugeNumbers(metric: MetricSeries): string {
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  ${gaugeNumber(metric)} AS __line, count() AS __weight, max(__t) AS __latest, count() AS __points
FROM (${points(metric, metric.query.startMs, ['Value AS __value'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

/**
 * Returns a SELECT of the increase of each time series in each bucket, across resets. Cumulative sums that may decrease are treated as
 * gauges.
 */
function increases(metric: MetricSeries): string {
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  if(any(__rises), sum(multiIf(__isWhole, __value, __nth = 1, 0, __value - __previous)), ${gaugeNumber(metric)}) AS __line,
  if(any(__rises), 1, count()) AS __weight,
  max(__t) AS __latest, count() AS __points
FROM (${pointsWithPrevious(metric, 'Value', ['(IsMonotonic OR AggregationTemporality = 1) AS __rises'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

/**
 * Returns a SELECT of the change of each time series in each bucket. The change between the first and the last point is extrapolated to
 * the length of the bucket.
 */
function changes(metric: MetricSeries): string {
  const seconds = metric.bindings.bind('Float64', metric.query.bucketMs / 1000);
  return `SELECT ${keysOf(metric).join(', ')}, __k,
  (argMax(__value, __t) - argMin(__value, __t)) * ${seconds}
    / nullIf(toFloat64(toUnixTimestamp64Milli(max(toDateTime64(__t, 3))) - toUnixTimestamp64Milli(min(toDateTime64(__t, 3)))) / 1000, 0) AS __line,
  toUInt64(isNotNull(__line)) AS __weight,
  max(__t) AS __latest, count() AS __points
FROM (${points(metric, metric.query.startMs, ['Value AS __value'])})
GROUP BY ${keysOf(metric).join(', ')}, __k`;
}

/** Returns a SELECT of one number per time series and bucket, for the type of the metric. */
function lines(metric: MetricSeries, kind: 'gauge' | 'sum'): string {
  if (kind === 'sum') return increases(metric);
  return metric.resolved.series.isDelta ? changes(metric) : gaugeNumbers(metric);
}

/**
 * Returns a SELECT for a chart series of a gauge or a sum: an aggregate over one number per time series and time bucket. The columns are
 * `__b`, `__g0` …, `__n0` (number of points) and, unless it is a count, `__v0`.
 */
export function numberMetricSelect(metric: MetricSeries, kind: 'gauge' | 'sum'): string {
  const { aggFn, level = 0.5 } = metric.resolved.series;
  const keys = keysOf(metric).join(', ');
  const aggregated = aggregateExpression({
    aggFn: aggFn === 'increase' || aggFn === 'none' ? 'sum' : aggFn,
    level,
    value: '__line',
    identity: '__line',
    time: '__latest',
    condition: undefined,
  });
  const value = aggFn === 'avg' ? 'sumOrNull(__line) / nullIf(sum(__weight), 0)' : aggregated;
  const number = aggFn === 'count' ? '' : `, ${toFloat(aggFn, value)} AS __v0`;
  const [bucket, ...groups] = keysOf(metric);
  const selected = [`toFloat64(${bucket}) AS __b`, ...groups, 'toFloat64(sum(__points)) AS __n0'];
  return `SELECT ${selected.join(', ')}${number}
FROM (${lines(metric, kind)})
GROUP BY ${keys}`;
}
