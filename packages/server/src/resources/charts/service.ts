import type { ChartSeriesQuery, ChartSeriesRow, Dashboard, TileQuery, TileResult } from '@observability-api/schemas';
import {
  type InputIssue,
  InvalidInputError,
  NotFoundError,
  rejectInvalid,
  TimeoutError,
  TooManyRequestsError,
  UnavailableError,
} from '../../domain/errors.ts';
import { JsonText } from '../../domain/json-text.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import { sourcesById } from '../../store/read-sources.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
} from '../../telemetry/clickhouse/engine-errors.ts';
import { SLOT_TIMEOUT_MS } from '../../telemetry/clickhouse/slot-queue.ts';
import {
  InvalidSeriesError,
  MAX_INTERVALS,
  MAX_ROWS,
  type SeriesIssue,
  type SourcedSeries,
} from '../../telemetry/query/chart-query.ts';
import type { ChartCaller, Charts } from '../../telemetry/query/charts.ts';
import { bucketCount, granularityName, resolveBucketMs } from '../../telemetry/query/granularity.ts';
import { FormulaError } from '../../telemetry/query/result/formula.ts';
import { isTimeSeries } from '../../telemetry/query/tiles/aggregate-tile.ts';
import type { QueriedPlan } from '../../telemetry/query/tiles/compute-tile.ts';
import { InvalidTileError, MissingSourceError } from '../../telemetry/query/tiles/invalid-tile-error.ts';
import { type AnyTile, planTile, type TilePlan } from '../../telemetry/query/tiles/plan-tile.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { ResourceContext } from '../context.ts';
import type { DashboardService } from '../dashboards/service.ts';
import { type FindSource, prepareFindSource } from '../sources/service.ts';
import { CHART_RETRY_SECONDS, ChartQueryLimit } from './rules.ts';
import { filtersOf, tileOf, toRequestIssue } from './tile-query.ts';

/** The context of chart queries. */
export interface ChartContext extends Pick<ResourceContext, 'store'> {
  readonly dashboards: Pick<DashboardService, 'get'>;
  /** Undefined if telemetry is disabled. */
  readonly telemetry: Telemetry | undefined;
}

const MAX_BUCKETS = 10_000;

function rangeIssues({
  startTime,
  endTime,
  granularity = 'auto',
}: Pick<ChartSeriesQuery, 'startTime' | 'endTime' | 'granularity'>): InputIssue[] {
  if (endTime <= startTime) return [issue(['endTime'], 'condition', 'expected a time after startTime')];
  const buckets = bucketCount(startTime, endTime, resolveBucketMs(granularity, startTime, endTime));
  if (buckets <= MAX_BUCKETS) return [];
  const remedy = granularity === 'auto' ? 'a shorter range' : 'a larger granularity or a shorter range';
  const message = `expected at most ${MAX_BUCKETS} buckets, received ${buckets}: use ${remedy}`;
  return [issue(['granularity'], 'condition', message)];
}

function groupIssues({ series }: ChartSeriesQuery): InputIssue[] {
  const first = JSON.stringify(series[0]?.groupBy);
  return series.flatMap(({ groupBy }, index) =>
    JSON.stringify(groupBy) === first
      ? []
      : [issue(['series', index, 'groupBy'], 'condition', 'expected the same list in every series')],
  );
}

function toIssue({ series, property, item, code, message }: SeriesIssue): InputIssue {
  return issue(['series', series, property, ...(item === undefined ? [] : [item])], code, message);
}

/** The messages for queries that exceed a limit. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['limit'], string>> = {
  rows: `returns more than ${MAX_ROWS} rows: use fewer groups, a larger granularity or a shorter range`,
  memory: 'needs more memory than a query may use: use fewer groups or a shorter range',
  statement: 'results in a statement that is too long: use fewer conditions in `where`, or fewer series',
  intervals: `needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one time bucket and group: record the metric with the same explicit bounds everywhere, or filter to fewer points`,
};

/** Translates an error of the engine into the error of the operation. */
function toApiError(
  error: unknown,
  toInputIssue: (found: SeriesIssue) => InputIssue,
  path: readonly string[],
): unknown {
  if (error instanceof EngineBusyError && error.workload === 'charts') {
    return new TooManyRequestsError(
      `The query waited ${SLOT_TIMEOUT_MS / 1000} seconds behind other chart queries. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
      CHART_RETRY_SECONDS,
    );
  }
  if (error instanceof InvalidSeriesError) return new InvalidInputError(error.issues.map(toInputIssue));
  if (error instanceof QueryTimeoutError) {
    return new TimeoutError(
      'The query exceeded the time limit. Use a shorter time range or a filter that matches fewer events.',
    );
  }
  if (error instanceof QueryTooLargeError) {
    return new InvalidInputError([issue([...path], 'condition', TOO_LARGE[error.limit])]);
  }
  // The service wrote the statement, so any other error of a statement is an error of the service. The log has the cause.
  return error instanceof QueryError ? new Error('A statement of a chart query failed.', { cause: error }) : error;
}

/** Returns the result of a tile with text. */
function markdownResult(markdown: string): JsonText<TileResult> {
  const result: TileResult = { displayType: 'markdown', columns: [], rows: [], truncated: false, markdown };
  return new JsonText([JSON.stringify(result)]);
}

/** Returns the properties of a result in front of its rows. */
function headOf(plan: QueriedPlan, bucketMs: number): Pick<TileResult, 'displayType' | 'granularity'> {
  const displayType = plan.kind === 'aggregate' ? plan.tile.displayType : plan.kind;
  const hasTime = plan.kind === 'heatmap' || (plan.kind === 'aggregate' && isTimeSeries(plan.tile));
  const granularity = hasTime ? granularityName(bucketMs) : undefined;
  return { displayType, ...(granularity && { granularity }) };
}

/** Chart queries over the telemetry of a tenant. */
export class ChartService {
  readonly #store: ChartContext['store'];
  readonly #telemetry: Telemetry | undefined;
  readonly #dashboards: Pick<DashboardService, 'get'>;
  readonly #findSource: FindSource;
  readonly #limit = new ChartQueryLimit();
  /** Database names by tenant id. The database of a tenant never changes. */
  readonly #databases = new Map<string, Promise<string>>();

  constructor({ store, telemetry, dashboards }: ChartContext) {
    this.#store = store;
    this.#dashboards = dashboards;
    this.#telemetry = telemetry;
    this.#findSource = prepareFindSource(store);
  }

  /**
   * Runs a chart query and returns its rows as JSON. Throws NotFoundError, InvalidInputError, TooManyRequestsError,
   * TimeoutError, UnavailableError, and the reason of `signal`, which cancels the query.
   */
  async series(tenant: Tenant, query: ChartSeriesQuery, signal?: AbortSignal): Promise<JsonText<ChartSeriesRow[]>> {
    rejectInvalid([...rangeIssues(query), ...groupIssues(query)]);
    const series = await this.#resolveSources(tenant, query);
    const { startTime: startMs, endTime: endMs, granularity = 'auto', seriesReturnType } = query;
    const chart = {
      startMs,
      endMs,
      bucketMs: resolveBucketMs(granularity, startMs, endMs),
      series,
      isRatio: seriesReturnType === 'ratio',
    };
    return new JsonText(
      await this.#run(tenant, signal, (charts, caller) => charts.queryJson(chart, caller), toIssue, ['series']),
    );
  }

  /** Runs a query in the queue of the tenant. Translates its errors: issues with `toIssue`, exceeded limits to issues at `path`. */
  async #run<Rows>(
    tenant: Tenant,
    signal: AbortSignal | undefined,
    query: (charts: Charts, caller: ChartCaller) => Promise<Rows>,
    toInputIssue: (found: SeriesIssue) => InputIssue,
    path: readonly string[],
  ): Promise<Rows> {
    const telemetry = this.#telemetry;
    if (!telemetry) {
      throw new UnavailableError('Telemetry is disabled. Start the service without `--telemetry off`.');
    }
    const caller = { queue: { workload: 'charts', tenant: tenant.id }, ...(signal && { signal }) } as const;
    try {
      return await this.#limit.run(tenant, async () => {
        await telemetry.prepare(await this.#databaseOf(tenant));
        return query(telemetry.charts, caller);
      });
    } catch (error) {
      throw toApiError(error, toInputIssue, path);
    }
  }

  /**
   * Computes a tile and returns its rows as JSON. Throws NotFoundError, InvalidInputError, TooManyRequestsError, TimeoutError,
   * UnavailableError, and the reason of `signal`, which cancels the query.
   */
  async query(tenant: Tenant, query: TileQuery, signal?: AbortSignal): Promise<JsonText<TileResult>> {
    rejectInvalid(rangeIssues(query));
    const { dashboardId, tileId = '' } = query.tile;
    const dashboard = dashboardId === undefined ? undefined : await this.#dashboard(tenant, dashboardId);
    const tile = dashboard ? tileOf(dashboard, tileId) : query.tile;
    const plan = await this.#plan(tenant, tile, dashboard !== undefined);
    if (plan.kind === 'markdown') return markdownResult(plan.markdown);
    const located = filtersOf(query, dashboard, plan);
    const { startTime: startMs, endTime: endMs, granularity = 'auto', compareTo } = query;
    const bucketMs = resolveBucketMs(granularity, startMs, endMs);
    const request = {
      plan,
      range: { startMs, endMs, bucketMs },
      filters: located.filters,
      hasComparison: compareTo !== undefined && plan.kind === 'aggregate',
      head: headOf(plan, bucketMs),
    };
    return new JsonText(
      await this.#run(
        tenant,
        signal,
        (charts, caller) => charts.tileJson(request, caller),
        (found) => toRequestIssue(found, tile, plan, located, dashboard !== undefined),
        ['tile'],
      ),
    );
  }

  async #dashboard(tenant: Tenant, id: string): Promise<Dashboard> {
    return (await this.#dashboards.get(tenant, id)).resource;
  }

  async #plan(tenant: Tenant, tile: AnyTile, isStored: boolean): Promise<TilePlan> {
    const sources = [...(await sourcesById(this.#store.db, tenant))].sort(([a], [b]) => (a < b ? -1 : 1));
    try {
      return planTile(tile, new Map(sources));
    } catch (error) {
      if (error instanceof FormulaError) {
        const path = isStored ? ['tile'] : ['tile', 'config', 'formulas'];
        throw new InvalidInputError([issue(path, 'condition', error.message)]);
      }
      if (error instanceof MissingSourceError && !isStored) {
        throw new NotFoundError('No source has the id of the tile.');
      }
      if (error instanceof InvalidTileError) throw new InvalidInputError([issue(['tile'], 'condition', error.message)]);
      throw error;
    }
  }

  /** Returns the series with their sources. Throws NotFoundError and InvalidInputError. */
  async #resolveSources(tenant: Tenant, query: ChartSeriesQuery): Promise<SourcedSeries[]> {
    const sources = await Promise.all(query.series.map(({ sourceId }) => this.#findSource(tenant, sourceId)));
    const sourced = query.series.map((series, index) => {
      const source = sources[index]?.resource;
      if (!source) throw new NotFoundError(`No source has the id of series ${index}.`);
      return { ...series, source };
    });
    rejectInvalid(
      sourced.flatMap(({ source }, index) =>
        source.disabled ? [issue(['series', index, 'sourceId'], 'reference', 'the source is disabled')] : [],
      ),
    );
    return sourced;
  }

  #databaseOf({ id }: Tenant): Promise<string> {
    const cached = this.#databases.get(id);
    if (cached) return cached;
    const database = databaseOfTenant(this.#store, id);
    this.#databases.set(id, database);
    database.catch(() => this.#databases.delete(id));
    return database;
  }
}
