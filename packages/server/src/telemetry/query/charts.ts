import type { MetricSource } from '@observability-api/schemas';
import type { Engine, Statement } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import { Computation } from '../computation.ts';
import { SqlFilterCache } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../schema/catalog.ts';
import { isAdditive } from './aggregate.ts';
import { allSettledOrThrow, type ChartQuery, type ChartRow, MAX_ROWS, type SourcedSeries } from './chart-query.ts';
import { divideRows, mergeRows, writeRows } from './chart-rows.ts';
import { eventRows, type NumberedSeries, type SeriesTogether } from './events/event-rows.ts';
import { explained } from './events/failing-filter.ts';
import { metricRows, type QueryContext } from './metrics/metric-rows.ts';

/** For whom a chart is computed: the queue of its statements, and the signal that cancels them. */
export type ChartCaller = Pick<Statement, 'queue' | 'signal'>;

/** Computes the rows of charts and alerts. */
export interface Charts {
  /** Returns the rows. Throws BadSeries, the errors of the engine, and the reason of the signal. */
  query(query: ChartQuery, caller?: ChartCaller): Promise<readonly ChartRow[]>;
  /** Returns the rows as the JSON array of the response, in chunks. Throws like `query`. */
  answer(query: ChartQuery, caller?: ChartCaller): Promise<Buffer[]>;
}

type MetricSeries = SourcedSeries & { readonly source: MetricSource };

function isMetric(series: SourcedSeries): series is MetricSeries {
  return series.source.kind === 'metric';
}

/** Series that one statement can compute, together. */
function together(series: readonly SourcedSeries[]): SeriesTogether[] {
  const groups = new Map<string, [NumberedSeries, ...NumberedSeries[]]>();
  for (const [index, each] of series.entries()) {
    if (isMetric(each)) continue;
    const key = JSON.stringify([each.source.id, each.groupBy]);
    const group = groups.get(key);
    if (group) group.push({ index, series: each });
    else groups.set(key, [{ index, series: each }]);
  }
  return [...groups.values()];
}

/** Returns the rows of all statements of a query. Throws BadSeries, and what the engine throws. */
async function rowsOf(parts: QueryContext, query: ChartQuery): Promise<readonly ChartRow[]> {
  const events = (numbered: SeriesTogether) => eventRows(parts, query, numbered);
  const metric = ({ index, series }: NumberedSeries) => metricRows(parts, query, index, series as MetricSeries);
  const work = [
    ...together(query.series).map((all) => explained(events(all), all, (each) => events([each]))),
    ...query.series.flatMap((series, index) => {
      const one = { index, series };
      return isMetric(series) ? [explained(metric(one), [one], metric)] : [];
    }),
  ];
  return parts.computation.run(mergeRows(await allSettledOrThrow(work)));
}

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
export function createCharts(
  engine: Engine,
  catalog: Catalog = createCatalog(engine),
  { computationMs }: ChartLimits = {},
): Charts {
  const filters = new SqlFilterCache();
  const partsFor = (caller: ChartCaller): QueryContext => {
    const callersEngine = engineFor(engine, caller);
    return {
      // The reads of the catalog are small and shared by all requests. They run in the system workload.
      catalog,
      sqlFilters: filters.compiler(callersEngine),
      engine: callersEngine,
      computation: new Computation(computationMs, caller.signal),
    };
  };
  const rows = async (query: ChartQuery, parts: QueryContext): Promise<readonly ChartRow[]> => {
    const found = await rowsOf(parts, query);
    if (found.length > MAX_ROWS) throw new QueryTooLargeError('rows', 396, 'too many rows');
    const [first] = query.series;
    return query.isRatio && first ? parts.computation.run(divideRows(found, isAdditive(first))) : found;
  };
  return {
    query: (query, caller = {}) => rows(query, partsFor(caller)),
    async answer(query, caller = {}) {
      const parts = partsFor(caller);
      return parts.computation.run(writeRows(await rows(query, parts)));
    },
  };
}
