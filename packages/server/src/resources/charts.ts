import type { ChartSeriesQuery, ChartSeriesRow } from '@observability-api/schemas';
import { BadSeries, MAX_INTERVALS, MOST_ROWS, type SeriesFault } from '../telemetry/charts/chart-query.ts';
import { bucketCount, bucketSize } from '../telemetry/charts/granularity.ts';
import { PLACE_TIMEOUT_MS } from '../telemetry/engine/place-queue.ts';
import { EngineBusyError, QueryFailed, QueryTimeout, QueryTooLarge } from '../telemetry/engine-errors.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { databaseOfTenant } from '../telemetry/tenant-database.ts';
import { CHART_RETRY_SECONDS, ChartQueryLimit } from './chart-query-limit.ts';
import type { Context, Tenant } from './context.ts';
import { type InputIssue, Invalid, NotFound, refuse, TimedOut, TooManyRequestsError, Unavailable } from './errors.ts';
import { issue } from './issue.ts';
import { JsonText } from './json-text.ts';
import { createSourceById } from './sources.ts';

/** Queries over the telemetry of a tenant. */
export interface ChartQueries {
  /**
   * Runs a chart query. Throws NotFound, Invalid, TooManyRequestsError, TimedOut, Unavailable, and the reason of `signal`, which
   * cancels the query.
   */
  series(tenant: Tenant, query: ChartSeriesQuery, signal?: AbortSignal): Promise<JsonText<ChartSeriesRow[]>>;
}

/** What charts are made on. */
export interface ChartsContext extends Context {
  /** Absent where telemetry is switched off. */
  readonly telemetry: Telemetry | undefined;
}

const MOST_BUCKETS = 10_000;

const rangeIssues = ({ startTime, endTime, granularity = 'auto' }: ChartSeriesQuery): InputIssue[] => {
  if (endTime <= startTime) return [issue(['endTime'], 'condition', 'must be greater than startTime')];
  const buckets = bucketCount(startTime, endTime, bucketSize(granularity, startTime, endTime));
  if (buckets <= MOST_BUCKETS) return [];
  const how = granularity === 'auto' ? 'a shorter range' : 'a larger granularity or a shorter range';
  const message = `gives ${buckets} buckets, at most ${MOST_BUCKETS} are answered: take ${how}`;
  return [issue(['granularity'], 'condition', message)];
};

const groupIssues = ({ series }: ChartSeriesQuery): InputIssue[] => {
  const first = JSON.stringify(series[0]?.groupBy);
  return series.flatMap(({ groupBy }, index) =>
    JSON.stringify(groupBy) === first
      ? []
      : [issue(['series', index, 'groupBy'], 'condition', 'must be the same list in every series')],
  );
};

const asIssue = ({ series, property, item, code, message }: SeriesFault): InputIssue =>
  issue(['series', series, property, ...(item === undefined ? [] : [item])], code, message);

/** The bound that a query exceeded, and what to do, by the kind of the bound. */
const TOO_LARGE: Readonly<Record<QueryTooLarge['what'], string>> = {
  rows: `gives more than ${MOST_ROWS} rows: group by less, take a larger granularity or a shorter range`,
  memory: 'gives more memory than a query may take: group by less, or take a shorter range',
  intervals: `needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one time bucket and group: record the metric with the same explicit bounds everywhere, or filter to fewer points`,
};

/** Translates an error of the engine into the error of the operation. */
const asOurs = (error: unknown): unknown => {
  if (error instanceof EngineBusyError && error.workload === 'charts') {
    return new TooManyRequestsError(
      `The query waited ${PLACE_TIMEOUT_MS / 1000} seconds behind other chart queries. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
      CHART_RETRY_SECONDS,
    );
  }
  if (error instanceof BadSeries) return new Invalid(error.faults.map(asIssue));
  if (error instanceof QueryTimeout) {
    return new TimedOut('The query took too long: take a shorter range, or a filter that fewer events match');
  }
  if (error instanceof QueryTooLarge) {
    return new Invalid([issue(['series'], 'condition', TOO_LARGE[error.what])]);
  }
  // Any other failure is ours, since every statement is: the log has it.
  return error instanceof QueryFailed ? new Error('a chart statement failed', { cause: error }) : error;
};

/** Answers chart queries from the telemetry of the tenant that asks. */
export const createChartQueries = ({ store, telemetry }: ChartsContext): ChartQueries => {
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
      refuse([...rangeIssues(query), ...groupIssues(query)]);
      const sources = await Promise.all(query.series.map(({ sourceId }) => sourceById(tenant, sourceId)));
      const sourced = query.series.map((series, index) => {
        const source = sources[index]?.resource;
        if (!source) throw new NotFound(`No source has the id of series ${index}`);
        return { ...series, source };
      });
      refuse(
        sourced.flatMap(({ source }, index) =>
          source.disabled ? [issue(['series', index, 'sourceId'], 'reference', 'the source is disabled')] : [],
        ),
      );
      if (!telemetry) throw new Unavailable('Telemetry is switched off: start the service without --telemetry off');
      const { startTime: startMs, endTime: endMs, granularity = 'auto', seriesReturnType } = query;
      try {
        const asked = {
          startMs,
          endMs,
          bucketMs: bucketSize(granularity, startMs, endMs),
          series: sourced,
          isRatio: seriesReturnType === 'ratio',
        };
        const caller = { queue: { workload: 'charts', tenant: tenant.id }, ...(signal && { signal }) } as const;
        const answer = async () => {
          await telemetry.prepare(await databaseOf(tenant));
          return telemetry.charts.answer(asked, caller);
        };
        return new JsonText(await limit.run(tenant, answer));
      } catch (error) {
        throw asOurs(error);
      }
    },
  };
};
