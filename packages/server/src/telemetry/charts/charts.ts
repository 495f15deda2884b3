import type { MetricSource } from '@observability-api/schemas';
import { Computation } from '../computation.ts';
import type { Engine } from '../engine.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { createSqlFilters } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../tables/catalog.ts';
import { adds } from './aggregate.ts';
import { type ChartQuery, type ChartRow, MOST_ROWS, type SourcedSeries, settled } from './chart-query.ts';
import { eventRows, type NumberedSeries, type SeriesTogether } from './event-rows.ts';
import { explained } from './failing-filter.ts';
import { divided, mergeRows } from './merge-rows.ts';
import { type ChartParts, metricRows } from './metric-rows.ts';
import { dividedStatement, rowsOfStatement } from './statement-rows.ts';
import { writeRows, writeStatements } from './write-answer.ts';

/** Computes what charts and alerts show. */
export interface Charts {
  /** Throws BadSeries, and what the engine throws. */
  query(query: ChartQuery): Promise<ChartRow[]>;
  /**
   * The rows as they are answered, a JSON array, in pieces. Throws alike; and what `signal` is aborted with, when nobody waits for
   * them any more.
   */
  answer(query: ChartQuery, signal?: AbortSignal): Promise<Buffer[]>;
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
  const events = (numbered: SeriesTogether) => eventRows(parts, query, numbered);
  const metric = ({ index, series }: NumberedSeries) => metricRows(parts, query, index, series as MetricSeries);
  const work = [
    ...together(query.series).map(async (all) =>
      (await explained(events(all), all, (each) => events([each]))).flatMap(rowsOfStatement),
    ),
    ...query.series.flatMap((series, index) => {
      const one = { index, series };
      return isMetric(series) ? [explained(metric(one), [one], metric)] : [];
    }),
  ];
  return mergeRows(await settled(work));
};

/** An engine whose statements need not run once the signal is aborted. */
const heeding = (engine: Engine, signal: AbortSignal): Engine => ({
  ...engine,
  query: (statement) => engine.query({ ...statement, signal }),
  columns: (statement) => engine.columns({ ...statement, signal }),
});

/** Limits of charts. */
export interface ChartLimits {
  /** The time that one request may take in the event loop to compute its results. @default COMPUTATION_LIMIT_MS */
  readonly computationMs?: number;
}

/** Creates the charts over an engine. */
export const createCharts = (
  engine: Engine,
  catalog: Catalog = createCatalog(engine),
  { computationMs }: ChartLimits = {},
): Charts => {
  const shared = { catalog, sqlFilters: createSqlFilters(engine) };
  /** What tables and filters are read with is shared by all requests, and is not aborted with one of them. */
  const partsOf = (signal?: AbortSignal): ChartParts => ({
    ...shared,
    engine: signal ? heeding(engine, signal) : engine,
    computation: new Computation(computationMs, signal),
  });
  const rows = async (query: ChartQuery, heeded: ChartParts): Promise<ChartRow[]> => {
    const found = await rowsOf(heeded, query);
    if (found.length > MOST_ROWS) throw new QueryTooLarge('rows', 396, 'too many rows');
    const [first] = query.series;
    return query.isRatio && first ? divided(found, adds(first)) : found;
  };
  return {
    query: (query) => rows(query, partsOf()),
    async answer(query, signal) {
      const heeded = partsOf(signal);
      const [all] = together(query.series);
      if (all?.length !== query.series.length) return writeRows(await rows(query, heeded));
      // One statement computes all. Its rows are written from its columns: many would take a while to become rows first.
      const events = (numbered: SeriesTogether) => eventRows(heeded, query, numbered);
      const found = await explained(events(all), all, (each) => events([each]));
      const [{ series: first }] = all;
      return writeStatements(query.isRatio ? found.map((part) => dividedStatement(part, adds(first))) : found);
    },
  };
};
