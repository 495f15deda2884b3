import type { Source, SourceField } from '@observability-api/schemas';
import { BoundedCache } from '../../domain/bounded-cache.ts';
import type { Engine, QueryEngine, Statement } from '../clickhouse/engine.ts';
import { Computation } from '../computation.ts';
import { SqlExpressionCache } from '../filter/sql-expression.ts';
import { SqlStatementCache } from '../filter/sql-statement.ts';
import { type Catalog, createCatalog } from '../schema/catalog.ts';
import type { ChartQuery, ChartRow } from './chart-query.ts';
import { writeRows } from './chart-rows.ts';
import { MetricUnits } from './metrics/metric-units.ts';
import type { QueryContext } from './query-context.ts';
import type { Result, ResultQuery } from './result/result-query.ts';
import { computeResult } from './result/result-rows.ts';
import { type EventSearch, type FoundEvents, searchEvents } from './search/search-events.ts';
import { sourceFields } from './search/source-fields.ts';
import { seriesRows } from './series-rows.ts';
import { type AlertPlan, type AlertRow, alertGroups, alertRows } from './tiles/alert-rows.ts';
import { type TileRequest, tileJson } from './tiles/compute-tile.ts';
import type { TileRange } from './tiles/tile-result.ts';
import { type SeenNames, UnseenNames } from './unseen-names.ts';

/** The caller of a chart query: the queue of its statements and the signal that cancels them. */
export type ChartCaller = Pick<Statement, 'queue' | 'signal'>;

/** Computes the rows of charts and alerts. */
export interface Charts {
  /** Returns the rows. Throws InvalidSeriesError, QueryTooLargeError, errors of the engine and the reason of the signal. */
  query(query: ChartQuery, caller?: ChartCaller): Promise<readonly ChartRow[]>;
  /** Returns rows with computed values. Throws like `query`. */
  compute(query: ResultQuery, caller?: ChartCaller): Promise<Result>;
  /** Returns the names of the group columns of an alert. Throws like `query`, and InvalidTileError. */
  alertGroups(plan: AlertPlan, caller?: ChartCaller): Promise<readonly string[]>;
  /** Returns the values of an alert in the windows of a range. Throws like `query`, and InvalidTileError. */
  alertRows(plan: AlertPlan, range: TileRange, caller?: ChartCaller): Promise<readonly AlertRow[]>;
  /** Returns the rows of a tile as JSON, in chunks. Throws like `query`, and InvalidTileError. */
  tileJson(request: TileRequest, caller?: ChartCaller): Promise<Buffer[]>;
  /**
   * Returns messages about metrics and attributes of an alert that do not occur in the stored telemetry. Does not check the names of
   * metrics in the SQL of a tile. Throws errors of the engine.
   */
  unseenNames(plan: AlertPlan, caller?: ChartCaller): Promise<readonly string[]>;
  /** Returns a page of events as JSON. Throws like `query`. */
  events(search: EventSearch, caller?: ChartCaller): Promise<FoundEvents>;
  /** Returns the fields of a source, with frequent values of events before `endMs`. Throws like `query`. */
  fields(source: Source, endMs: number, caller?: ChartCaller): Promise<SourceField[]>;
  /** Returns the rows as a JSON array, in chunks. Throws like `query`. */
  queryJson(query: ChartQuery, caller?: ChartCaller): Promise<Buffer[]>;
}

/** Returns series 0 divided by series 1. Throws InvalidSeriesError and errors of the engine. */
async function ratioRows(
  context: QueryContext,
  { isRatio: _, ...query }: ChartQuery,
): Promise<IteratorObject<ChartRow>> {
  const outputs = [{ name: 'ratio', value: { kind: 'ratio' } } as const];
  return (await computeResult(context, { ...query, groupNames: query.series[0]?.groupBy ?? [], outputs })).rows;
}

/** Returns an engine that runs its statements for this caller. */
function engineFor(engine: QueryEngine, caller: ChartCaller): QueryEngine {
  return {
    query: (statement) => engine.query({ ...statement, ...caller }),
    columns: (statement) => engine.columns({ ...statement, ...caller }),
  };
}

/** Options of chart queries. */
export interface ChartOptions {
  /** The maximum time on the event loop to compute the results of one request. @default COMPUTATION_LIMIT_MS */
  readonly computationMs?: number;
  /** The engine that parses SQL expressions and statements. @default the engine that runs the statements */
  readonly parser?: QueryEngine;
}

/** Creates charts that query an engine. */
export function createCharts(
  engine: Engine,
  catalog: Catalog = createCatalog(engine),
  { computationMs, parser = engine }: ChartOptions = {},
): Charts {
  const expressions = new SqlExpressionCache();
  const statements = new SqlStatementCache();
  const seenNames: SeenNames = new BoundedCache();
  const metricUnits = new MetricUnits();
  const contextFor = (caller: ChartCaller): QueryContext => {
    const callerEngine = engineFor(engine, caller);
    const parserEngine = engineFor(parser, caller);
    return {
      // The queries of the catalog are small and shared by all requests. They run in the system workload.
      catalog,
      sqlExpressions: expressions.compiler(callerEngine, parserEngine),
      sqlStatements: statements.compiler(callerEngine, parserEngine),
      metricUnits,
      engine: callerEngine,
      computation: new Computation(computationMs, caller.signal),
    };
  };
  const rows = (query: ChartQuery, context: QueryContext): Promise<IteratorObject<ChartRow>> =>
    query.isRatio ? ratioRows(context, query) : seriesRows(context, query);
  return {
    query: async (query, caller = {}) => (await rows(query, contextFor(caller))).toArray(),
    compute: (query, caller = {}) => computeResult(contextFor(caller), query),
    events: (search, caller = {}) => searchEvents(contextFor(caller), search),
    fields: (source, endMs, caller = {}) => sourceFields(contextFor(caller), source, endMs),
    alertGroups: (plan, caller = {}) => alertGroups(contextFor(caller), plan),
    alertRows: (plan, range, caller = {}) => alertRows(contextFor(caller), plan, range),
    tileJson: (request, caller = {}) => tileJson(contextFor(caller), request),
    unseenNames: (plan, caller = {}) => new UnseenNames(engineFor(engine, caller), catalog, seenNames).find(plan),
    async queryJson(query, caller = {}) {
      const context = contextFor(caller);
      return context.computation.run(writeRows(await rows(query, context)));
    },
  };
}
