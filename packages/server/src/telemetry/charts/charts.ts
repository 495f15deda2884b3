import type { MetricSource } from '@observability-api/schemas';
import { Computation } from '../computation.ts';
import type { Engine, Statement } from '../engine.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { SqlFilterCache } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../tables/catalog.ts';
import { adds } from './aggregate.ts';
import { type ChartQuery, type ChartRow, MOST_ROWS, type SourcedSeries, settled } from './chart-query.ts';
import { eventRows, type NumberedSeries, type SeriesTogether } from './event-rows.ts';
import { explained } from './failing-filter.ts';
import { divided, mergeRows } from './merge-rows.ts';
import { type ChartParts, metricRows } from './metric-rows.ts';
import { dividedStatement, rowsOfStatement } from './statement-rows.ts';
import { writeRows, writeStatements } from './write-answer.ts';

/** For whom a chart is computed: the queue of its statements, and the signal that cancels them. */
export type ChartCaller = Pick<Statement, 'queue' | 'signal'>;

/** Computes the rows of charts and alerts. */
export interface Charts {
  /** Returns the rows. Throws BadSeries, the errors of the engine, and the reason of the signal. */
  query(query: ChartQuery, caller?: ChartCaller): Promise<ChartRow[]>;
  /** Returns the rows as the JSON array of the response, in chunks. Throws like `query`. */
  answer(query: ChartQuery, caller?: ChartCaller): Promise<Buffer[]>;
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

/** Returns an engine that runs its statements for this caller. */
function engineFor(engine: Engine, caller: ChartCaller): Engine {
  return {
    ...engine,
    query: (statement) => engine.query({ ...statement, ...caller }),
    columns: (statement) => engine.columns({ ...statement, ...caller }),
  };
}

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
  const filters = new SqlFilterCache();
  const partsFor = (caller: ChartCaller): ChartParts => {
    const callersEngine = engineFor(engine, caller);
    return {
      // The reads of the catalog are small and shared by all requests. They run in the system workload.
      catalog,
      sqlFilters: filters.compiler(callersEngine),
      engine: callersEngine,
      computation: new Computation(computationMs, caller.signal),
    };
  };
  const rows = async (query: ChartQuery, parts: ChartParts): Promise<ChartRow[]> => {
    const found = await rowsOf(parts, query);
    if (found.length > MOST_ROWS) throw new QueryTooLarge('rows', 396, 'too many rows');
    const [first] = query.series;
    return query.isRatio && first ? divided(found, adds(first)) : found;
  };
  return {
    query: (query, caller = {}) => rows(query, partsFor(caller)),
    async answer(query, caller = {}) {
      const parts = partsFor(caller);
      const [all] = together(query.series);
      if (all?.length !== query.series.length) return writeRows(await rows(query, parts));
      // One statement computes all. Its rows are written from its columns: many would take a while to become rows first.
      const events = (numbered: SeriesTogether) => eventRows(parts, query, numbered);
      const found = await explained(events(all), all, (each) => events([each]));
      const [{ series: first }] = all;
      return writeStatements(query.isRatio ? found.map((part) => dividedStatement(part, adds(first))) : found);
    },
  };
};
