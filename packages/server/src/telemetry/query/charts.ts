import type { MetricSource } from '@observability-api/schemas';
import type { Engine, Statement } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import { Computation } from '../computation.ts';
import { SqlFilterCache } from '../filter/sql-filter.ts';
import { type Catalog, createCatalog } from '../schema/catalog.ts';
import { isAdditive } from './aggregate.ts';
import { allSettledOrThrow, type ChartQuery, type ChartRow, MAX_ROWS, type SourcedSeries } from './chart-query.ts';
import { divideRows, mergeRows, writeRows } from './chart-rows.ts';
import { type EventSeriesGroup, eventRows, type NumberedSeries } from './events/event-rows.ts';
import { explainFailure } from './events/failing-filter.ts';
import { metricRows, type QueryContext } from './metrics/metric-rows.ts';

/** The caller of a chart query: the queue of its statements and the signal that cancels them. */
export type ChartCaller = Pick<Statement, 'queue' | 'signal'>;

/** Computes the rows of charts and alerts. */
export interface Charts {
  /** Returns the rows. Throws InvalidSeriesError, QueryTooLargeError, errors of the engine and the reason of the signal. */
  query(query: ChartQuery, caller?: ChartCaller): Promise<readonly ChartRow[]>;
  /** Returns the rows as a JSON array, in chunks. Throws like `query`. */
  queryJson(query: ChartQuery, caller?: ChartCaller): Promise<Buffer[]>;
}

type MetricSeries = SourcedSeries & { readonly source: MetricSource };

function isMetric(series: SourcedSeries): series is MetricSeries {
  return series.source.kind === 'metric';
}

/** Groups the event series that one statement can compute: those with the same source and groups. */
function groupEventSeries(series: readonly SourcedSeries[]): EventSeriesGroup[] {
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

/** Returns the merged rows of all statements of a query. Throws InvalidSeriesError and errors of the engine. */
async function readRows(context: QueryContext, query: ChartQuery): Promise<readonly ChartRow[]> {
  const events = (numbered: EventSeriesGroup) => eventRows(context, query, numbered);
  const metric = ({ index, series }: NumberedSeries) => metricRows(context, query, index, series as MetricSeries);
  const work = [
    ...groupEventSeries(query.series).map((all) => explainFailure(events(all), all, (each) => events([each]))),
    ...query.series.flatMap((series, index) => {
      const one = { index, series };
      return isMetric(series) ? [explainFailure(metric(one), [one], metric)] : [];
    }),
  ];
  return context.computation.run(mergeRows(await allSettledOrThrow(work)));
}

/** Returns an engine that runs its statements for this caller. */
function engineFor(engine: Engine, caller: ChartCaller): Engine {
  return {
    ...engine,
    query: (statement) => engine.query({ ...statement, ...caller }),
    columns: (statement) => engine.columns({ ...statement, ...caller }),
  };
}

/** The limits of chart queries. */
export interface ChartLimits {
  /** The maximum time on the event loop to compute the results of one request. @default COMPUTATION_LIMIT_MS */
  readonly computationMs?: number;
}

/** Creates charts that query an engine. */
export function createCharts(
  engine: Engine,
  catalog: Catalog = createCatalog(engine),
  { computationMs }: ChartLimits = {},
): Charts {
  const filters = new SqlFilterCache();
  const contextFor = (caller: ChartCaller): QueryContext => {
    const callerEngine = engineFor(engine, caller);
    return {
      // The queries of the catalog are small and shared by all requests. They run in the system workload.
      catalog,
      sqlFilters: filters.compiler(callerEngine),
      engine: callerEngine,
      computation: new Computation(computationMs, caller.signal),
    };
  };
  const rows = async (query: ChartQuery, context: QueryContext): Promise<readonly ChartRow[]> => {
    const found = await readRows(context, query);
    if (found.length > MAX_ROWS) throw new QueryTooLargeError('rows', `${found.length} rows`);
    const [first] = query.series;
    return query.isRatio && first ? context.computation.run(divideRows(found, isAdditive(first))) : found;
  };
  return {
    query: (query, caller = {}) => rows(query, contextFor(caller)),
    async queryJson(query, caller = {}) {
      const context = contextFor(caller);
      return context.computation.run(writeRows(await rows(query, context)));
    },
  };
}
