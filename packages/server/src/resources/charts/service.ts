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
import { PLACE_TIMEOUT_MS } from '../../telemetry/clickhouse/place-queue.ts';
import { InvalidSeriesError, MAX_INTERVALS, MAX_ROWS, type SeriesIssue } from '../../telemetry/query/chart-query.ts';
import { bucketCount, resolveBucketMs } from '../../telemetry/query/granularity.ts';
import { databaseOfTenant } from '../../telemetry/schema/tenant-database.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { ResourceContext } from '../context.ts';
import { createSourceById } from '../sources/service.ts';
import { CHART_RETRY_SECONDS, ChartQueryLimit } from './rules.ts';

/** Queries over the telemetry of a tenant. */
export interface ChartQueries {
  /**
   * Runs a chart query. Throws NotFound, Invalid, TooManyRequestsError, TimedOut, Unavailable, and the reason of `signal`, which
   * cancels the query.
   */
  series(tenant: Tenant, query: ChartSeriesQuery, signal?: AbortSignal): Promise<JsonText<ChartSeriesRow[]>>;
}

/** What charts are made on. */
export interface ChartsContext extends Pick<ResourceContext, 'store' | 'clock' | 'newId'> {
  /** Absent where telemetry is switched off. */
  readonly telemetry: Telemetry | undefined;
}

const MAX_BUCKETS = 10_000;

function rangeIssues({ startTime, endTime, granularity = 'auto' }: ChartSeriesQuery): InputIssue[] {
  if (endTime <= startTime) return [issue(['endTime'], 'condition', 'must be greater than startTime')];
  const buckets = bucketCount(startTime, endTime, resolveBucketMs(granularity, startTime, endTime));
  if (buckets <= MAX_BUCKETS) return [];
  const how = granularity === 'auto' ? 'a shorter range' : 'a larger granularity or a shorter range';
  const message = `gives ${buckets} buckets, at most ${MAX_BUCKETS} are answered: take ${how}`;
  return [issue(['granularity'], 'condition', message)];
}

function groupIssues({ series }: ChartSeriesQuery): InputIssue[] {
  const first = JSON.stringify(series[0]?.groupBy);
  return series.flatMap(({ groupBy }, index) =>
    JSON.stringify(groupBy) === first
      ? []
      : [issue(['series', index, 'groupBy'], 'condition', 'must be the same list in every series')],
  );
}

function toIssue({ series, property, item, code, message }: SeriesIssue): InputIssue {
  return issue(['series', series, property, ...(item === undefined ? [] : [item])], code, message);
}

/** The bound that a query exceeded, and what to do, by the kind of the bound. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['what'], string>> = {
  rows: `gives more than ${MAX_ROWS} rows: group by less, take a larger granularity or a shorter range`,
  memory: 'gives more memory than a query may take: group by less, or take a shorter range',
  statement: 'gives a statement that is too long: use fewer conditions in `where`, or fewer series',
  intervals: `needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one time bucket and group: record the metric with the same explicit bounds everywhere, or filter to fewer points`,
};

/** Translates an error of the engine into the error of the operation. */
function toApiError(error: unknown): unknown {
  if (error instanceof EngineBusyError && error.workload === 'charts') {
    return new TooManyRequestsError(
      `The query waited ${PLACE_TIMEOUT_MS / 1000} seconds behind other chart queries. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
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
    return new InvalidInputError([issue(['series'], 'condition', TOO_LARGE[error.what])]);
  }
  // Any other failure is ours, since every statement is: the log has it.
  return error instanceof QueryError ? new Error('a chart statement failed', { cause: error }) : error;
}

/** Answers chart queries from the telemetry of the tenant that asks. */
export function createChartQueries({ store, telemetry }: ChartsContext): ChartQueries {
  const sourceById = createSourceById(store);
  const limit = new ChartQueryLimit();
  // The database of a tenant never changes.
  const databases = new Map<string, Promise<string>>();
  const databaseOf = ({ id }: Tenant): Promise<string> => {
    const known = databases.get(id);
    if (known) return known;
    const database = databaseOfTenant(store, id);
    databases.set(id, database);
    database.catch(() => databases.delete(id));
    return database;
  };
  return {
    async series(tenant, query, signal) {
      rejectInvalid([...rangeIssues(query), ...groupIssues(query)]);
      const sources = await Promise.all(query.series.map(({ sourceId }) => sourceById(tenant, sourceId)));
      const sourced = query.series.map((series, index) => {
        const source = sources[index]?.resource;
        if (!source) throw new NotFoundError(`No source has the id of series ${index}`);
        return { ...series, source };
      });
      rejectInvalid(
        sourced.flatMap(({ source }, index) =>
          source.disabled ? [issue(['series', index, 'sourceId'], 'reference', 'the source is disabled')] : [],
        ),
      );
      if (!telemetry)
        throw new UnavailableError('Telemetry is switched off: start the service without --telemetry off');
      const { startTime: startMs, endTime: endMs, granularity = 'auto', seriesReturnType } = query;
      try {
        const asked = {
          startMs,
          endMs,
          bucketMs: resolveBucketMs(granularity, startMs, endMs),
          series: sourced,
          isRatio: seriesReturnType === 'ratio',
        };
        const caller = { queue: { workload: 'charts', tenant: tenant.id }, ...(signal && { signal }) } as const;
        const answer = async () => {
          await telemetry.prepare(await databaseOf(tenant));
          return telemetry.charts.queryJson(asked, caller);
        };
        return new JsonText(await limit.run(tenant, answer));
      } catch (error) {
        throw toApiError(error);
      }
    },
  };
}
