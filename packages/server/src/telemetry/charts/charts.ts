import type { MetricSource } from '@observability-api/schemas';
import type { Engine } from '../engine.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { createSqlFilters } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../tables/catalog.ts';
import { type ChartQuery, type ChartRow, MOST_ROWS, type SourcedSeries, settled } from './chart-query.ts';
import { eventRows, type NumberedSeries } from './event-rows.ts';
import { divided, mergeRows } from './merge-rows.ts';
import { type ChartParts, metricRows } from './metric-rows.ts';

/** Computes what charts and alerts show. */
export interface Charts {
  /** Throws BadSeries, and what the engine throws. */
  query(query: ChartQuery): Promise<ChartRow[]>;
}

type MetricSeries = SourcedSeries & { readonly source: MetricSource };

const isMetric = (series: SourcedSeries): series is MetricSeries => series.source.kind === 'metric';

/** Series that one statement can compute, together. */
const together = (series: readonly SourcedSeries[]): (readonly [NumberedSeries, ...NumberedSeries[]])[] => {
  const groups = new Map<string, [NumberedSeries, ...NumberedSeries[]]>();
  for (const [index, each] of series.entries()) {
    if (isMetric(each)) continue;
    const key = JSON.stringify([each.source.id, each.groupBy]);
    const group = groups.get(key);
    if (group) group.push({ index, series: each });
    else groups.set(key, [{ index, series: each }]);
  }
  return [...groups.values()];
};

const rowsOf = async (parts: ChartParts, query: ChartQuery): Promise<ChartRow[]> => {
  const { series } = query;
  const work = [
    ...together(series).map((numbered) => eventRows(parts, query, numbered)),
    ...series.flatMap((each, index) => (isMetric(each) ? [metricRows(parts, query, index, each)] : [])),
  ];
  return mergeRows(await settled(work));
};

const adds = ({ aggFn }: SourcedSeries): boolean => ['count', 'count_distinct', 'sum'].includes(aggFn);

/** Charts over an engine. */
export const createCharts = (engine: Engine, catalog: Catalog = createCatalog(engine)): Charts => {
  const parts = { engine, catalog, sqlFilters: createSqlFilters(engine) };
  return {
    async query(query) {
      const rows = await rowsOf(parts, query);
      if (rows.length > MOST_ROWS) throw new QueryTooLarge('rows', 396, 'too many rows');
      const [first] = query.series;
      return query.isRatio && first ? divided(rows, adds(first)) : rows;
    },
  };
};
