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

/** Returns the statement for a series of a gauge or a sum: an aggregate over one number per time series and bucket. */
export function numberMetricStatement(metric: MetricSeries, kind: 'gauge' | 'sum'): Statement {
  const { resolved, shape, bindings } = metric;
  const { aggFn, level = 0.5 } = resolved.series;
  const keys = keysOf(metric).join(', ');
  const value = aggregateExpression({
    aggFn,
    level,
    value: '__line',
    identity: '__line',
    time: '__latest',
    condition: undefined,
  });
  const number = aggFn === 'count' ? '' : `, ${toFloat(aggFn, value)} AS __v0`;
  const [bucket, ...groups] = keysOf(metric);
  const selected = [`toFloat64(${bucket}) AS __b`, ...groups, 'toFloat64(sum(__points)) AS __n0'];
  const sql = `SELECT ${selected.join(', ')}${number}
FROM (${kind === 'gauge' ? lastValues(metric) : increases(metric)})
GROUP BY ${keys} ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database };
}
