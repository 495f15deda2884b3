import { SLOT_TIMEOUT_MS, SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import {
  type InputIssue,
  InvalidInputError,
  TimeoutError,
  TooManyRequestsError,
  UnavailableError,
} from '../../domain/errors.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { issue } from '../../domain/validation-issue.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
  ServerRejectedError,
} from '../../telemetry/clickhouse/engine-errors.ts';
import type { TenantCharts } from '../../telemetry/connections/tenant-charts.ts';
import {
  InvalidSeriesError,
  InvalidTileError,
  MAX_INTERVALS,
  MAX_ROWS,
  type SeriesIssue,
} from '../../telemetry/query/chart-query.ts';
import type { ChartCaller, Charts } from '../../telemetry/query/charts.ts';
import { ConcurrencyLimit } from '../concurrency-limit.ts';

/** Maximum number of chart queries of one tenant that run or wait at the same time in one process. */
export const MAX_CHART_QUERIES = 64;

/** Maximum number of chart queries of one tenant on one connection that run at the same time. */
const RUNNING_QUERIES = 8;

/** `Retry-After` of a rejected chart query. */
export const CHART_RETRY_SECONDS = 5;

/** The messages for queries that exceed a limit: the limit, and how to change the query. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['limit'], readonly [reason: string, advice: string]>> = {
  rows: [`returns more than ${MAX_ROWS} rows`, 'use fewer groups, a coarser granularity or a shorter range'],
  memory: ['needs more memory than a query may use', 'use fewer groups or a shorter range'],
  statement: [
    'results in a statement that is too long or too deeply nested',
    'use fewer conditions, filter values or series, or simpler expressions',
  ],
  intervals: [
    `needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one time bucket and group`,
    'record the metric with the same explicit bounds everywhere or with fewer buckets, or filter to fewer points',
  ],
};

/** Converts an error of the engine to an API error. */
function toApiError(error: unknown, task: QueryTask<unknown>): unknown {
  const { toInputIssue, path, sourcePath = path, statementPath = path, in: part, isChangeable = true } = task;
  const invalid = (location: readonly string[], message: string) =>
    new InvalidInputError([{ ...issue([...location], 'condition', message), ...(part && { in: part }) }]);
  if (error instanceof EngineBusyError && error.workload === 'charts') {
    return new TooManyRequestsError(
      `The query waited ${SLOT_TIMEOUT_MS / 1000} seconds behind other chart queries. Retry in ${CHART_RETRY_SECONDS} seconds, with fewer queries at the same time.`,
      CHART_RETRY_SECONDS,
    );
  }
  if (error instanceof InvalidSeriesError) return new InvalidInputError(error.issues.map(toInputIssue));
  if (error instanceof InvalidTileError || error instanceof ServerRejectedError) {
    return invalid(sourcePath, error.message);
  }
  if (error instanceof QueryTimeoutError) {
    return new TimeoutError(
      isChangeable
        ? 'The query exceeded the time limit. Use a shorter time range or a filter that matches fewer events.'
        : 'The query exceeded the time limit.',
    );
  }
  if (error instanceof QueryTooLargeError) {
    const [reason, advice] = TOO_LARGE[error.limit];
    return invalid(error.limit === 'statement' ? statementPath : path, isChangeable ? `${reason}: ${advice}` : reason);
  }
  // Invalid SQL of a client causes an InvalidSeriesError. Any other statement error is an error of the service. The log has its cause.
  return error instanceof QueryError ? new Error('A statement of a chart query failed.', { cause: error }) : error;
}

/** A query that {@link QueryRunner} runs. */
interface QueryTask<Rows> {
  readonly tenant: Tenant;
  /** The ids of the connections of the sources that the query reads, or of the SQL tile. If they differ, the query is rejected. */
  readonly connections: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly query: (charts: Charts, caller: ChartCaller) => Promise<Rows>;
  /** Converts an issue of a series to an issue of the request. */
  readonly toInputIssue: (issue: SeriesIssue) => InputIssue;
  /** The location of the issue if the query exceeds a limit. */
  readonly path: readonly string[];
  /** The location of the issue for an InvalidTileError or a ServerRejectedError. @default `path` */
  readonly sourcePath?: readonly string[];
  /** The location of the issue if the statement is too long or too deeply nested. @default `path` */
  readonly statementPath?: readonly string[];
  /** The part of the request that contains these locations. @default 'body' */
  readonly in?: InputIssue['in'];
  /** False if the request has neither a range nor filters nor groups. Messages then do not advise changing them. @default true */
  readonly isChangeable?: boolean;
}

/** Runs the chart queries and searches of tenants, within the limits of each tenant. */
export class QueryRunner {
  readonly #tenantCharts: TenantCharts | undefined;
  readonly #limit = new ConcurrencyLimit({
    maximum: MAX_CHART_QUERIES,
    noun: 'chart queries',
    shortNoun: 'queries',
    retrySeconds: CHART_RETRY_SECONDS,
  });

  /** Lets at most {@link RUNNING_QUERIES} queries of a tenant on a connection run, because results need memory. The others wait. */
  readonly #slots = new SlotQueue({
    slots: Number.POSITIVE_INFINITY,
    slotsPerTenant: RUNNING_QUERIES,
    createTimeoutError: () => new EngineBusyError('charts'),
  });

  /** `tenantCharts` is undefined if telemetry is disabled. */
  constructor(tenantCharts: TenantCharts | undefined) {
    this.#tenantCharts = tenantCharts;
  }

  /** Runs a query in the queue of its tenant. Converts the errors of the engine to API errors. */
  async run<Rows>(task: QueryTask<Rows>): Promise<Rows> {
    const { tenant, connections, signal, query } = task;
    const tenantCharts = this.#tenantCharts;
    if (!tenantCharts) {
      throw new UnavailableError('Telemetry is disabled. Start the service without `--telemetry off`.');
    }
    const caller = { queue: { workload: 'charts', tenant: tenant.id }, ...(signal && { signal }) } as const;
    try {
      return await this.#limit.run(tenant, async () => {
        const release = await this.#slots.acquire(JSON.stringify([tenant.id, connections[0]]), signal);
        try {
          return await query(await tenantCharts.forConnections(tenant.id, connections), caller);
        } finally {
          release();
        }
      });
    } catch (error) {
      throw toApiError(error, task);
    }
  }

  /**
   * Returns the database of a tenant if the connection is the built-in one. Returns undefined for another connection, or if telemetry is
   * disabled. Throws InvalidTileError for an unknown connection.
   */
  async ownDatabase({ id }: Tenant, connection: string): Promise<string | undefined> {
    return this.#tenantCharts?.ownDatabase(id, connection);
  }
}
