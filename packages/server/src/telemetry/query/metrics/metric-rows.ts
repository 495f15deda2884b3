import type { MetricSource } from '@observability-api/schemas';
import type { Engine } from '../../clickhouse/engine.ts';
import { quoteIdentifier } from '../../clickhouse/identifier.ts';
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

/** What the series of one request are computed with. */
export interface QueryContext {
  readonly computation: Computation;
  readonly engine: Engine;
  readonly catalog: Catalog;
  readonly sqlFilters: SqlFilters;
}

interface FoundMetric {
  readonly kind: MetricKind;
  readonly shape: TableShape;
  /** Whether it may have points; when not, a series of it can still be wrong. */
  readonly isThere: boolean;
}

async function has({ engine }: QueryContext, { database, table }: TableShape, name: string): Promise<boolean> {
  const rows = await engine.query({
    sql: `SELECT 1 FROM ${quoteIdentifier(database)}.${quoteIdentifier(table)} WHERE MetricName = {name:String} LIMIT 1`,
    parameters: { name },
  });
  return rows.length > 0;
}

/** The table of a metric: the one of its type, or where that is not said the one that has it, or else the first one. */
async function findMetric(
  parts: QueryContext,
  source: MetricSource,
  name: string,
  wanted: MetricKind | undefined,
): Promise<FoundMetric | undefined> {
  let first: FoundMetric | undefined;
  for (const kind of wanted === undefined ? metricKinds : [wanted]) {
    const table = metricTable(source, kind);
    if (table === undefined) continue;
    const shape = await parts.catalog.shapeOf(source.from.databaseName, table);
    if (!shape) continue;
    if (wanted !== undefined || (await has(parts, shape, name))) return { kind, shape, isThere: true };
    first ??= { kind, shape, isThere: false };
  }
  return first;
}

/** The rows of a series of a source of metrics. Throws BadSeries. */
export async function metricRows(
  parts: QueryContext,
  query: ChartQuery,
  index: number,
  series: SourcedSeries & { readonly source: MetricSource },
): Promise<ChartRow[]> {
  const bad = (fault: Omit<SeriesIssue, 'series'>) => new InvalidSeriesError([{ series: index, ...fault }]);
  const metricName = series.metricName || series.field;
  if (!metricName) throw bad({ property: 'metricName', code: 'condition', message: 'name the metric of this source' });
  const found = await findMetric(parts, series.source, metricName, series.metricDataType);
  if (!found && series.metricDataType === undefined) return [];
  if (!found) {
    const message = `the source has no metrics of the type ${series.metricDataType}`;
    throw bad({ property: 'metricDataType', code: 'reference', message });
  }
  const { kind, shape, isThere } = found;
  const allowed = distributionAggregates[kind];
  if (isThere && allowed && !allowed.includes(series.aggFn)) {
    const message = `a metric of the type ${kind} can be aggregated with ${allowed.join(', ')}`;
    throw bad({ property: 'aggFn', code: 'condition', message });
  }
  const time = timeColumn(series.source.timestampValueExpression, shape) ?? timeColumn('TimeUnix', shape);
  if (!time) throw bad({ property: 'sourceId', code: 'reference', message: 'the source has no column with times' });
  const bindings = createBindings();
  const resolved = await resolveSeries(index, series, {
    computation: parts.computation,
    shape,
    bindings,
    sqlFilters: parts.sqlFilters,
    takesField: false,
  });
  if (!isThere) return [];
  const metric = { query, shape, time, resolved, metricName, bindings };
  const layout = { series: [{ index, series }], seriesCount: query.series.length, groupCount: series.groupBy.length };
  if (shapeOf(kind) === 'number') {
    const statement = numberMetricStatement(metric, kind === 'gauge' ? 'gauge' : 'sum');
    return parts.computation.run(readStatement(await parts.engine.columns(statement), layout));
  }
  const columns = await parts.engine.columns(distributionStatement(metric));
  return parts.computation.run(readDistributions(columns, series, layout));
}
