import type { ChartSeriesQuery, ChartSeriesRow } from '@observability-api/schemas';
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
import { bucketCount, resolveBucketMs } from '../../telemetry/query/granularity.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { ResourceContext } from '../context.ts';
import { type FindSource, prepareFindSource } from '../sources/service.ts';
import { CHART_RETRY_SECONDS, ChartQueryLimit } from './rules.ts';

/** The context of chart queries. */
export interface ChartContext extends Pick<ResourceContext, 'store'> {
  /** Undefined if telemetry is disabled. */
  readonly telemetry: Telemetry | undefined;
}

const MAX_BUCKETS = 10_000;

function rangeIssues({ startTime, endTime, granularity = 'auto' }: ChartSeriesQuery): InputIssue[] {
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
function toApiError(error: unknown): unknown {
  if (error instanceof EngineBusyError && error.workload === 'charts') {
    return new TooManyRequestsError(
      `The query waited ${SLOT_TIMEOUT_MS / 1000} seconds behind other chart queries. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
      CHART_RETRY_SECONDS,
    );
  }
  if (error instanceof InvalidSeriesError) return new InvalidInputError(error.issues.map(toIssue));
  if (error instanceof QueryTimeoutError) {
    return new TimeoutError(
      'The query exceeded the time limit. Use a shorter time range or a filter that matches fewer events.',
    );
  }
  if (error instanceof QueryTooLargeError) {
    return new InvalidInputError([issue(['series'], 'condition', TOO_LARGE[error.limit])]);
  }
  // The service wrote the statement, so any other error of a statement is an error of the service. The log has the cause.
  return error instanceof QueryError ? new Error('A statement of a chart query failed.', { cause: error }) : error;
}

/** Chart queries over the telemetry of a tenant. */
export class ChartService {
  readonly #store: ChartContext['store'];
  readonly #telemetry: Telemetry | undefined;
  readonly #findSource: FindSource;
  readonly #limit = new ChartQueryLimit();
  /** Database names by tenant id. The database of a tenant never changes. */
  readonly #databases = new Map<string, Promise<string>>();

  constructor({ store, telemetry }: ChartContext) {
    this.#store = store;
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
    const telemetry = this.#telemetry;
    if (!telemetry) {
      throw new UnavailableError('Telemetry is disabled. Start the service without `--telemetry off`.');
    }
    const { startTime: startMs, endTime: endMs, granularity = 'auto', seriesReturnType } = query;
    const chart = {
      startMs,
      endMs,
      bucketMs: resolveBucketMs(granularity, startMs, endMs),
      series,
      isRatio: seriesReturnType === 'ratio',
    };
    const caller = { queue: { workload: 'charts', tenant: tenant.id }, ...(signal && { signal }) } as const;
    try {
      return new JsonText(
        await this.#limit.run(tenant, async () => {
          await telemetry.prepare(await this.#databaseOf(tenant));
          return telemetry.charts.queryJson(chart, caller);
        }),
      );
    } catch (error) {
      throw toApiError(error);
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
