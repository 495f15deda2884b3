import type { MetricSource } from '@observability-api/schemas';
import type { Engine } from '../../clickhouse/engine.ts';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import type { Computation } from '../../computation.ts';
import { createBindings } from '../../filter/bindings.ts';
import type { SqlFilters } from '../../filter/sql-filter.ts';
import type { Catalog, TableShape } from '../../schema/catalog.ts';
import {
  type ChartQuery,
  type ChartRow,
  InvalidSeriesError,
  type SeriesIssue,
  type SourcedSeries,
} from '../chart-query.ts';
import { resolveSeries } from '../resolve-series.ts';
import { readStatement } from '../statement-rows.ts';
import { timeColumn } from '../time-range.ts';
import { distributionStatement } from './distribution-metric.ts';
import { distributionAggregates, type MetricKind, metricKinds, metricTable, shapeOf } from './metric-kinds.ts';
import { numberMetricStatement } from './number-metric.ts';
import { readDistributions } from './read-distributions.ts';

/** The dependencies of the series of one request. */
export interface QueryContext {
  readonly computation: Computation;
  readonly engine: Engine;
  readonly catalog: Catalog;
  readonly sqlFilters: SqlFilters;
}

interface FoundMetric {
  readonly kind: MetricKind;
  readonly shape: TableShape;
  /** False if no table has the metric. The series is still validated. */
  readonly hasPoints: boolean;
}

async function hasMetric({ engine }: QueryContext, { database, table }: TableShape, name: string): Promise<boolean> {
  const rows = await engine.query({
    sql: `SELECT 1 FROM ${quoteIdentifier(database)}.${quoteIdentifier(table)} WHERE MetricName = {name:String} LIMIT 1`,
    parameters: { name },
  });
  return rows.length > 0;
}

/** Finds the table of a metric: that of its type, or else the first table with the metric, or else the first table of the source. */
async function findMetric(
  context: QueryContext,
  source: MetricSource,
  name: string,
  wanted: MetricKind | undefined,
): Promise<FoundMetric | undefined> {
  let first: FoundMetric | undefined;
  for (const kind of wanted === undefined ? metricKinds : [wanted]) {
    const table = metricTable(source, kind);
    if (table === undefined) continue;
    const shape = await context.catalog.shapeOf(source.from.databaseName, table);
    if (!shape) continue;
    if (wanted !== undefined || (await hasMetric(context, shape, name))) return { kind, shape, hasPoints: true };
    first ??= { kind, shape, hasPoints: false };
  }
  return first;
}

/** Returns the rows of a series of a metric source. Throws InvalidSeriesError. */
export async function metricRows(
  context: QueryContext,
  query: ChartQuery,
  index: number,
  series: SourcedSeries & { readonly source: MetricSource },
): Promise<ChartRow[]> {
  const invalid = (details: Omit<SeriesIssue, 'series'>) => new InvalidSeriesError([{ series: index, ...details }]);
  const metricName = series.metricName || series.field;
  if (!metricName)
    throw invalid({
      property: 'metricName',
      code: 'condition',
      message: 'expected the name of a metric of this source',
    });
  const found = await findMetric(context, series.source, metricName, series.metricDataType);
  if (!found && series.metricDataType === undefined) return [];
  if (!found) {
    const message = `the source has no table for metrics of type ${series.metricDataType}`;
    throw invalid({ property: 'metricDataType', code: 'reference', message });
  }
  const { kind, shape, hasPoints } = found;
  const allowed = distributionAggregates[kind];
  if (hasPoints && allowed && !allowed.includes(series.aggFn)) {
    const message = `expected one of ${allowed.join(', ')} for a metric of type ${kind}, received ${series.aggFn}`;
    throw invalid({ property: 'aggFn', code: 'condition', message });
  }
  const time = timeColumn(series.source.timestampValueExpression, shape) ?? timeColumn('TimeUnix', shape);
  if (!time) throw invalid({ property: 'sourceId', code: 'reference', message: 'the source has no time column' });
  const bindings = createBindings();
  const resolved = await resolveSeries(index, series, {
    computation: context.computation,
    shape,
    bindings,
    sqlFilters: context.sqlFilters,
    hasField: false,
  });
  if (!hasPoints) return [];
  const metric = { query, shape, time, resolved, metricName, bindings };
  const layout = { series: [{ index, series }], seriesCount: query.series.length, groupCount: series.groupBy.length };
  if (shapeOf(kind) === 'number') {
    const statement = numberMetricStatement(metric, kind === 'gauge' ? 'gauge' : 'sum');
    return context.computation.run(readStatement(await context.engine.columns(statement), layout));
  }
  const columns = await context.engine.columns(distributionStatement(metric));
  return context.computation.run(readDistributions(columns, series, layout));
}
