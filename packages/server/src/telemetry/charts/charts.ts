import type { MetricSource } from '@observability-api/schemas';
import type { Coming } from '../../resources/written.ts';
import type { Engine } from '../engine.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { createSqlFilters } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../tables/catalog.ts';
import { adds } from './aggregate.ts';
import { type ChartQuery, type ChartRow, MOST_ROWS, type SourcedSeries, settled } from './chart-query.ts';
import { eventAnswer, eventRows, type NumberedSeries, type SeriesTogether } from './event-rows.ts';
import { divided, mergeRows } from './merge-rows.ts';
import { type ChartParts, metricRows } from './metric-rows.ts';
import { writeAnswer } from './write-answer.ts';

/** Computes what charts and alerts show. */
export interface Charts {
  /** Throws BadSeries, and what the engine throws. */
  query(query: ChartQuery): Promise<ChartRow[]>;
  /**
   * The rows as they are answered, a JSON array, which the engine writes where one statement computes all; many are still
   * coming then. Throws alike.
   */
  answer(query: ChartQuery): Promise<Buffer | string | Coming>;
}

type MetricSeries = SourcedSeries & { readonly source: MetricSource };

const isMetric = (series: SourcedSeries): series is MetricSeries => series.source.kind === 'metric';

/** Series that one statement can compute, together. */
const together = (series: readonly SourcedSeries[]): SeriesTogether[] => {
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

/** Charts over an engine. */
export const createCharts = (engine: Engine, catalog: Catalog = createCatalog(engine)): Charts => {
  const parts = { engine, catalog, sqlFilters: createSqlFilters(engine) };
  const rows = async (query: ChartQuery): Promise<ChartRow[]> => {
    const found = await rowsOf(parts, query);
    if (found.length > MOST_ROWS) throw new QueryTooLarge('rows', 396, 'too many rows');
    const [first] = query.series;
    return query.isRatio && first ? divided(found, adds(first)) : found;
  };
  return {
    query: rows,
    async answer(query) {
      const [all] = together(query.series);
      if (all?.length === query.series.length) return eventAnswer(parts, query, all);
      return writeAnswer(await rows(query));
    },
  };
};
