import type { Engine, Statement } from '../clickhouse/engine.ts';
import { QueryTooLargeError } from '../clickhouse/engine-errors.ts';
import { Computation } from '../computation.ts';
import { SqlExpressionCache } from '../filter/sql-expression.ts';
import { type Catalog, createCatalog } from '../schema/catalog.ts';
import { isAdditive } from './aggregate.ts';
import {
  allSettledOrThrow,
  type ChartQuery,
  type ChartRow,
  isMetricSeries,
  MAX_ROWS,
  type MetricSourcedSeries,
} from './chart-query.ts';
import { divideRows, mergeRows, writeRows } from './chart-rows.ts';
import { type EventSeriesGroup, eventRows, groupEventSeries, type NumberedSeries } from './events/event-rows.ts';
import { explainFailure } from './events/failing-filter.ts';
import { metricRows, type QueryContext } from './metrics/metric-rows.ts';
import type { Result, ResultQuery } from './result/result-query.ts';
import { computeResult } from './result/result-rows.ts';
import { type TileRequest, tileJson } from './tiles/compute-tile.ts';

/** The caller of a chart query: the queue of its statements and the signal that cancels them. */
export type ChartCaller = Pick<Statement, 'queue' | 'signal'>;

/** Computes the rows of charts and alerts. */
export interface Charts {
  /** Returns the rows. Throws InvalidSeriesError, QueryTooLargeError, errors of the engine and the reason of the signal. */
  query(query: ChartQuery, caller?: ChartCaller): Promise<readonly ChartRow[]>;
  /** Returns rows with computed values. Throws like `query`. */
  compute(query: ResultQuery, caller?: ChartCaller): Promise<Result>;
  /** Returns the rows of a tile as JSON, in chunks. Throws like `query`. */
  tileJson(request: TileRequest, caller?: ChartCaller): Promise<Buffer[]>;
  /** Returns the rows as a JSON array, in chunks. Throws like `query`. */
  queryJson(query: ChartQuery, caller?: ChartCaller): Promise<Buffer[]>;
}

/** Returns the merged rows of all statements of a query. Throws InvalidSeriesError and errors of the engine. */
async function readRows(context: QueryContext, query: ChartQuery): Promise<readonly ChartRow[]> {
  const events = (numbered: EventSeriesGroup) => eventRows(context, query, numbered);
  const metric = ({ index, series }: NumberedSeries) =>
    metricRows(context, query, index, series as MetricSourcedSeries);
  const work = [
    ...groupEventSeries(query.series).map((all) => explainFailure(events(all), all, (each) => events([each]))),
    ...query.series.flatMap((series, index) => {
      const one = { index, series };
      return isMetricSeries(series) ? [explainFailure(metric(one), [one], metric)] : [];
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
  const filters = new SqlExpressionCache();
  const contextFor = (caller: ChartCaller): QueryContext => {
    const callerEngine = engineFor(engine, caller);
    return {
      // The queries of the catalog are small and shared by all requests. They run in the system workload.
      catalog,
      sqlExpressions: filters.compiler(callerEngine),
      engine: callerEngine,
      computation: new Computation(computationMs, caller.signal),
    };
  };
  const rows = async (query: ChartQuery, context: QueryContext): Promise<readonly ChartRow[]> => {
    const found = await readRows(context, query);
    if (found.length > MAX_ROWS) throw new QueryTooLargeError('rows', `${found.length} rows`);
    const [first] = query.series;
    return query.isRatio && first ? context.computation.run(divideRows(found, isAdditive(first.aggFn))) : found;
  };
  return {
    query: (query, caller = {}) => rows(query, contextFor(caller)),
    compute: (query, caller = {}) => computeResult(contextFor(caller), query),
    tileJson: (request, caller = {}) => tileJson(contextFor(caller), request),
    async queryJson(query, caller = {}) {
      const context = contextFor(caller);
      return context.computation.run(writeRows(await rows(query, context)));
    },
  };
}
