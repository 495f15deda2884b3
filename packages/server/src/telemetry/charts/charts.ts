import type { MetricSource } from '@observability-api/schemas';
import type { Coming } from '../../resources/written.ts';
import type { Engine } from '../engine.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { createSqlFilters } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../tables/catalog.ts';
import { adds } from './aggregate.ts';
import { type ChartQuery, type ChartRow, MOST_ROWS, type SourcedSeries, settled } from './chart-query.ts';
import { eventAnswer, eventRows, type NumberedSeries, type SeriesTogether } from './event-rows.ts';
import { filterFault } from './failing-filter.ts';
import { divided, mergeRows } from './merge-rows.ts';
import { type ChartParts, metricRows } from './metric-rows.ts';
import { writeAnswer } from './write-answer.ts';

/** Computes what charts and alerts show. */
export interface Charts {
  /** Throws BadSeries, and what the engine throws. */
  query(query: ChartQuery): Promise<ChartRow[]>;
  /**
   * The rows as they are answered, a JSON array, which the engine writes where one statement computes all; many are still
   * coming then. Throws alike; and what `signal` is aborted with, when nobody waits for them any more.
   */
  answer(query: ChartQuery, signal?: AbortSignal): Promise<Buffer | string | Coming>;
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

/** What reading events fails with is said of the filter where that is why. */
const explained = <Read>(
  parts: ChartParts,
  query: ChartQuery,
  numbered: SeriesTogether,
  reading: Promise<Read>,
): Promise<Read> =>
  reading.catch(async (error: unknown) => {
    throw await filterFault(error, numbered, (each) => eventRows(parts, query, [each]));
  });

const readMetric = (parts: ChartParts, query: ChartQuery, index: number, series: MetricSeries): Promise<ChartRow[]> => {
  const read = (each: SourcedSeries) => metricRows(parts, query, index, each as MetricSeries);
  return read(series).catch(async (error: unknown) => {
    throw await filterFault(error, [{ index, series }], (each) => read(each.series));
  });
};

const rowsOf = async (parts: ChartParts, query: ChartQuery): Promise<ChartRow[]> => {
  const { series } = query;
  const work = [
    ...together(series).map((numbered) => explained(parts, query, numbered, eventRows(parts, query, numbered))),
    ...series.flatMap((each, index) => (isMetric(each) ? [readMetric(parts, query, index, each)] : [])),
  ];
  return mergeRows(await settled(work));
};

/** An engine whose statements need not run once the signal is aborted. */
const heeding = (engine: Engine, signal: AbortSignal): Engine => ({
  ...engine,
  query: (statement) => engine.query({ ...statement, signal }),
  columns: (statement) => engine.columns({ ...statement, signal }),
  json: (statement) => engine.json({ ...statement, signal }),
});

/** Charts over an engine. */
export const createCharts = (engine: Engine, catalog: Catalog = createCatalog(engine)): Charts => {
  const parts = { engine, catalog, sqlFilters: createSqlFilters(engine) };
  const rows = async (query: ChartQuery, heeded = parts): Promise<ChartRow[]> => {
    const found = await rowsOf(heeded, query);
    if (found.length > MOST_ROWS) throw new QueryTooLarge('rows', 396, 'too many rows');
    const [first] = query.series;
    return query.isRatio && first ? divided(found, adds(first)) : found;
  };
  return {
    query: (query) => rows(query),
    async answer(query, signal) {
      // What is learned of tables and filters is for all, and is not given up.
      const heeded = signal ? { ...parts, engine: heeding(engine, signal) } : parts;
      const [all] = together(query.series);
      if (all?.length === query.series.length) {
        return explained(heeded, query, all, eventAnswer(heeded, query, all));
      }
      return writeAnswer(await rows(query, heeded));
    },
  };
};
