import type { MetricSource } from '@observability-api/schemas';
import { quoteTable } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { TableShape } from '../../schema/catalog.ts';
import { type ChartQuery, InvalidSeriesError, type SeriesIssue, type SourcedSeries } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { resolveSeries } from '../resolve-series.ts';
import { timeColumn } from '../time-range.ts';
import { distributionStatement } from './distribution-metric.ts';
import { exponentialHistogramStatement } from './exponential-histogram.ts';
import { distributionAggregates, type MetricKind, metricKinds, metricTable } from './metric-kinds.ts';
import type { MetricSeries } from './metric-points.ts';
import { type DistributionRow, readDistributions } from './read-distributions.ts';

interface FoundMetric {
  readonly kind: MetricKind;
  readonly shape: TableShape;
  /** False if the series names no metric type and no table has the metric. The series is still validated. */
  readonly hasPoints: boolean;
}

async function hasMetric({ engine }: QueryContext, { database, table }: TableShape, name: string): Promise<boolean> {
  const rows = await engine.query({
    sql: `SELECT 1 FROM ${quoteTable(database, table)} WHERE MetricName = {name:String} LIMIT 1`,
    parameters: { name },
  });
  return rows.length > 0;
}

/**
 * Finds the table of a metric. With a metric type, this is the table of the type. Without one, it is the first table that has the metric,
 * or the first table of the source if none has it. Returns undefined if there is no such table.
 */
async function findMetric(
  context: QueryContext,
  source: MetricSource,
  name: string,
  metricKind: MetricKind | undefined,
): Promise<FoundMetric | undefined> {
  let first: FoundMetric | undefined;
  for (const kind of metricKind === undefined ? metricKinds : [metricKind]) {
    const table = metricTable(source, kind);
    if (table === undefined) continue;
    const shape = await context.catalog.shapeOf(source.from.databaseName, table);
    if (!shape) continue;
    if (metricKind !== undefined || (await hasMetric(context, shape, name))) return { kind, shape, hasPoints: true };
    first ??= { kind, shape, hasPoints: false };
  }
  return first;
}

/** Replaces the function `any` with `last_value`, and `increase` with `sum` of the metric type `sum`. Throws InvalidSeriesError. */
function toMetricSeries<Series extends SourcedSeries>(index: number, series: Series): Series {
  const { aggFn, metricDataType = 'sum' } = series;
  const invalid = (message: string) =>
    new InvalidSeriesError([{ series: index, property: 'aggFn', code: 'condition', message }]);
  if (aggFn === 'none') throw invalid('expected an aggregate function: metrics have no expressions with aggregates');
  if (aggFn === 'any') return { ...series, aggFn: 'last_value' };
  if (aggFn !== 'increase') return series;
  if (metricDataType !== 'sum') {
    throw invalid(`expected a metric of the type sum for the aggregate function increase, received ${metricDataType}`);
  }
  return { ...series, aggFn: 'sum', metricDataType };
}

/** A series of a metric source, resolved against the table of its metric. */
export interface ResolvedMetric {
  readonly kind: MetricKind;
  readonly metric: MetricSeries;
}

/**
 * Resolves a series of a metric source. The aggregate function `increase` implies the metric type `sum`. Returns undefined if the series
 * has no metric type and no table has the metric. Throws InvalidSeriesError.
 */
export async function resolveMetric(
  context: QueryContext,
  query: Omit<ChartQuery, 'series'>,
  index: number,
  unresolved: SourcedSeries & { readonly source: MetricSource },
  bindings: Bindings,
): Promise<ResolvedMetric | undefined> {
  const series = toMetricSeries(index, unresolved);
  const invalid = (details: Omit<SeriesIssue, 'series'>) => new InvalidSeriesError([{ series: index, ...details }]);
  const metricName = series.metricName || series.field;
  if (!metricName)
    throw invalid({
      property: 'metricName',
      code: 'condition',
      message: 'expected the name of a metric of this source',
    });
  const metric = await findMetric(context, series.source, metricName, series.metricDataType);
  if (!metric && series.metricDataType === undefined) return undefined;
  if (!metric) {
    const message = `the source has no table for metrics of type ${series.metricDataType}`;
    throw invalid({ property: 'metricDataType', code: 'reference', message });
  }
  const { kind, shape, hasPoints } = metric;
  const allowed = distributionAggregates[kind];
  if (hasPoints && allowed && !allowed.includes(series.aggFn)) {
    const message = `expected one of ${allowed.join(', ')} for a metric of type ${kind}, received ${series.aggFn}`;
    throw invalid({ property: 'aggFn', code: 'condition', message });
  }
  const time = timeColumn(series.source.timestampValueExpression, shape) ?? timeColumn('TimeUnix', shape);
  if (!time) throw invalid({ property: 'sourceId', code: 'reference', message: 'the source has no time column' });
  const resolved = await resolveSeries(index, series, {
    computation: context.computation,
    shape,
    bindings,
    sqlExpressions: context.sqlExpressions,
    hasField: false,
  });
  return hasPoints ? { kind, metric: { query, shape, time, resolved, metricName, bindings } } : undefined;
}

/** Returns the rows of a histogram, an exponential histogram or a summary. */
export async function distributionRows(
  { engine, computation }: QueryContext,
  metric: MetricSeries,
): Promise<DistributionRow[]> {
  const { series, groups } = metric.resolved;
  const isExponential = series.aggFn === 'quantile' && metric.shape.columns.has('PositiveBucketCounts');
  const columns = await engine.columns(
    isExponential ? exponentialHistogramStatement(metric) : distributionStatement(metric),
  );
  return computation.run(readDistributions(columns, series, groups.length, isExponential));
}
