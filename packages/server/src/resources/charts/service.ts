import type { ChartSeriesQuery, ChartSeriesRow, Source, TileQuery, TileResult } from '@observability-api/schemas';
import { SLOT_TIMEOUT_MS, SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import {
  type InputIssue,
  InvalidInputError,
  NotFoundError,
  rejectInvalid,
  TooManyRequestsError,
} from '../../domain/errors.ts';
import { JsonText, type MediaBody } from '../../domain/serialized.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import { sourcesById } from '../../store/read-sources.ts';
import {
  InvalidTileError,
  MissingSourceError,
  type SeriesIssue,
  type SourcedSeries,
} from '../../telemetry/query/chart-query.ts';
import { bucketCount, granularityName, resolveBucketMs } from '../../telemetry/query/granularity.ts';
import { FormulaError } from '../../telemetry/query/result/formula.ts';
import { isTimeSeries } from '../../telemetry/query/tiles/aggregate-tile.ts';
import {
  type AnyTile,
  connectionsOfPlan,
  planTile,
  type QueriedPlan,
  type TilePlan,
} from '../../telemetry/query/tiles/plan-tile.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { ResourceContext } from '../context.ts';
import type { DashboardDetails } from '../dashboards/details.ts';
import type { DashboardService } from '../dashboards/service.ts';
import { type FindSource, prepareFindSource } from '../sources/service.ts';
import { backgroundOf, loadRenderer, needsThread, type PictureOptions, timeZoneIssues } from './picture.ts';
import { PICTURE_RETRY_SECONDS } from './picture-thread.ts';
import { CHART_RETRY_SECONDS, type QueryRunner } from './query-runner.ts';
import { filtersOf, toRequestIssue, variablesOf } from './tile-query.ts';

/** The dependencies of {@link ChartService}. */
export interface ChartContext extends Pick<ResourceContext, 'store'> {
  readonly dashboards: Pick<DashboardService, 'getTile'>;
  readonly runner: QueryRunner;
}

const MAX_BUCKETS = 10_000;

/** A tile, and the {@link DashboardDetails} of its dashboard if it is stored. */
interface LocatedTile {
  readonly tile: AnyTile & { readonly name?: string | undefined };
  readonly dashboard: DashboardDetails | undefined;
}

function rangeIssues({
  startTime,
  endTime,
  granularity = 'auto',
}: Pick<ChartSeriesQuery, 'startTime' | 'endTime' | 'granularity'>): InputIssue[] {
  if (endTime <= startTime) return [issue(['endTime'], 'condition', 'expected a time after startTime')];
  const buckets = bucketCount(startTime, endTime, resolveBucketMs(granularity, startTime, endTime));
  if (buckets <= MAX_BUCKETS) return [];
  const remedy = granularity === 'auto' ? 'a shorter range' : 'a coarser granularity or a shorter range';
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

/** Returns the result of a Markdown tile, which has no rows. */
function markdownResult(markdown: string): JsonText<TileResult> {
  const result: TileResult = { displayType: 'markdown', columns: [], rows: [], truncated: false, markdown };
  return new JsonText([JSON.stringify(result)]);
}

function displayTypeOf(plan: QueriedPlan): string {
  if (plan.kind === 'aggregate') return plan.tile.displayType;
  return plan.kind === 'sql' ? plan.displayType : plan.kind;
}

/** Returns the properties of a result that do not depend on its rows. */
function headOf(plan: QueriedPlan, bucketMs: number): Pick<TileResult, 'displayType' | 'granularity'> {
  const displayType = displayTypeOf(plan);
  const hasTime = displayType === 'heatmap' || isTimeSeries({ displayType });
  const granularity = hasTime ? granularityName(bucketMs) : undefined;
  return { displayType, ...(granularity && { granularity }) };
}

/** Runs chart queries over the telemetry of a tenant, and draws pictures of tiles. */
export class ChartService {
  readonly #store: ChartContext['store'];
  readonly #dashboards: Pick<DashboardService, 'getTile'>;
  readonly #findSource: FindSource;
  readonly #runner: QueryRunner;
  /** Limits the number of requests that hold the sources of their tenant in memory. The sources of a tenant can take several megabytes. */
  readonly #planning = new SlotQueue({
    slots: 4,
    createTimeoutError: () =>
      new TooManyRequestsError(
        `The query waited ${SLOT_TIMEOUT_MS / 1000} seconds behind other queries. Retry in ${CHART_RETRY_SECONDS} seconds.`,
        CHART_RETRY_SECONDS,
      ),
  });
  /** Limits the PNG and Markdown pictures of a tenant that are in progress. Only one thread draws at a time, for all tenants. */
  readonly #threadPictures = new ConcurrencyLimit({
    maximum: 8,
    noun: 'PNG and Markdown pictures',
    shortNoun: 'pictures',
    retrySeconds: PICTURE_RETRY_SECONDS,
  });

  constructor({ store, runner, dashboards }: ChartContext) {
    this.#store = store;
    this.#dashboards = dashboards;
    this.#runner = runner;
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
      await this.#runner.run({
        tenant,
        connections: series.map(({ source }) => source.connection),
        signal,
        query: (charts, caller) => charts.queryJson(chart, caller),
        toInputIssue: toIssue,
        path: ['series'],
      }),
    );
  }

  /**
   * Computes a tile and returns its rows as JSON. Throws NotFoundError, InvalidInputError, TooManyRequestsError, TimeoutError,
   * UnavailableError, and the reason of `signal`, which cancels the query.
   */
  async query(tenant: Tenant, query: TileQuery, signal?: AbortSignal): Promise<JsonText<TileResult>> {
    rejectInvalid(rangeIssues(query));
    return this.#compute(tenant, query, await this.#locate(tenant, query), signal);
  }

  /**
   * Draws a picture of a tile. Throws like {@link query}, and NotAcceptableError for PNG if its renderer is not installed.
   */
  async picture(tenant: Tenant, query: TileQuery, options: PictureOptions, signal?: AbortSignal): Promise<MediaBody> {
    rejectInvalid([...rangeIssues(query), ...timeZoneIssues(options)]);
    const located = await this.#locate(tenant, query);
    const draw = () => this.#draw(tenant, query, located, options, signal);
    return needsThread(located.tile, options) ? this.#threadPictures.run(tenant, draw) : draw();
  }

  async #draw(
    tenant: Tenant,
    query: TileQuery,
    located: LocatedTile,
    options: PictureOptions,
    signal?: AbortSignal,
  ): Promise<MediaBody> {
    const draw = await loadRenderer(options.mediaType);
    const { tile, dashboard } = located;
    const backgroundTile = backgroundOf(tile);
    const [result, background] = await Promise.all([
      this.#compute(tenant, query, located, signal),
      backgroundTile && this.#compute(tenant, query, { tile: backgroundTile, dashboard }, signal),
    ]);
    const name = query.tile.name ?? tile.name;
    return draw({ tile: { ...tile, name }, result, background }, query, options, { tenant: tenant.id, signal });
  }

  /** Returns the tile in the request, or the stored tile that the request refers to. Throws NotFoundError. */
  async #locate(tenant: Tenant, { tile }: TileQuery): Promise<LocatedTile> {
    const { dashboardId, tileId = '' } = tile;
    if (dashboardId === undefined) return { tile, dashboard: undefined };
    return this.#dashboards.getTile(tenant, dashboardId, tileId);
  }

  async #compute(
    tenant: Tenant,
    query: TileQuery,
    { tile, dashboard }: LocatedTile,
    signal: AbortSignal | undefined,
  ): Promise<JsonText<TileResult>> {
    const plan = await this.#plan(tenant, tile, dashboard !== undefined, signal);
    if (plan.kind === 'markdown') return markdownResult(plan.markdown);
    const locatedFilters = filtersOf(query, dashboard, plan);
    const { startTime: startMs, endTime: endMs, granularity = 'auto', compareTo } = query;
    const bucketMs = resolveBucketMs(granularity, startMs, endMs);
    const request = {
      plan,
      range: { startMs, endMs, bucketMs },
      filters: locatedFilters.filters,
      variables: variablesOf(query, dashboard),
      hasComparison: compareTo !== undefined && (plan.kind === 'aggregate' || plan.kind === 'sql'),
      head: headOf(plan, bucketMs),
    };
    return new JsonText(
      await this.#runner.run({
        tenant,
        connections: connectionsOfPlan(plan),
        signal,
        query: (charts, caller) => charts.tileJson(request, caller),
        toInputIssue: (issue) => toRequestIssue(issue, tile, plan, locatedFilters, dashboard !== undefined),
        path: ['tile'],
      }),
    );
  }

  async #plan(tenant: Tenant, tile: AnyTile, isStored: boolean, signal?: AbortSignal): Promise<TilePlan> {
    const release = await this.#planning.acquire(tenant.id, signal);
    try {
      return await this.#planWithSources(tenant, tile, isStored);
    } finally {
      release();
    }
  }

  async #planWithSources(tenant: Tenant, tile: AnyTile, isStored: boolean): Promise<TilePlan> {
    const sources = await sourcesById(this.#store.db, tenant);
    const { config } = tile;
    try {
      const database =
        config?.configType === 'sql' ? await this.#runner.ownDatabase(tenant, config.connectionId) : undefined;
      return planTile(tile, { sources, database });
    } catch (error) {
      if (error instanceof FormulaError) {
        const path = isStored ? ['tile'] : ['tile', 'config', 'formulas'];
        throw new InvalidInputError([issue(path, 'condition', error.message)]);
      }
      if (error instanceof MissingSourceError && !isStored) {
        throw new NotFoundError('No source has the sourceId of the tile.');
      }
      if (error instanceof InvalidTileError) throw new InvalidInputError([issue(['tile'], 'condition', error.message)]);
      throw error;
    }
  }

  /** Returns the series with their sources. Throws NotFoundError and InvalidInputError. */
  async #resolveSources(tenant: Tenant, query: ChartSeriesQuery): Promise<SourcedSeries[]> {
    const ids = new Set(query.series.map(({ sourceId }) => sourceId));
    const sources = new Map<string, Source | undefined>();
    for (const id of ids) sources.set(id, (await this.#findSource(tenant, id))?.resource);
    const sourced = query.series.map((series, index) => {
      const source = sources.get(series.sourceId);
      if (!source) throw new NotFoundError(`No source has the sourceId of series ${index}.`);
      // The values of the response are numbers.
      return { ...series, source, isNumeric: true };
    });
    rejectInvalid(
      sourced.flatMap(({ source }, index) =>
        source.disabled ? [issue(['series', index, 'sourceId'], 'reference', 'the source is disabled')] : [],
      ),
    );
    return sourced;
  }
}
