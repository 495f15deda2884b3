import type { AlertExecutionError } from '@observability-api/schemas';
import { UnavailableError } from '../../domain/errors.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
} from '../../telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError, MAX_INTERVALS, MAX_ROWS } from '../../telemetry/query/chart-query.ts';
import { InvalidTileError } from './invalid-tile-error.ts';

/** What readers of an alert are told went wrong. */
export type ExecutionFailure = Pick<AlertExecutionError, 'type' | 'message'>;

/** The bound that the query of a tile exceeded, and what to do, by the kind of the bound. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['what'], string>> = {
  rows: `The query of the tile gives more than ${MAX_ROWS} rows: group by less.`,
  memory:
    'The query of the tile takes more memory than it may: group by less, or take a filter that fewer events match.',
  statement: 'The query of the tile is too long: use fewer conditions in its filter.',
  intervals: `The query of the tile needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one group: record the metric with the same explicit bounds everywhere, or filter to fewer points.`,
};

/** Why an alert was not evaluated. What the engine says is not for readers of alerts, so it is not in there. */
export function toExecutionFailure(error: unknown): ExecutionFailure {
  if (error instanceof InvalidTileError) return { type: 'INVALID_ALERT', message: error.message };
  if (error instanceof InvalidSeriesError) {
    return { type: 'INVALID_ALERT', message: `The tile cannot be queried: ${error.message}.` };
  }
  if (error instanceof QueryTimeoutError)
    return { type: 'QUERY_TIMEOUT', message: 'The query of the tile took too long.' };
  if (error instanceof QueryTooLargeError) return { type: 'QUERY_ERROR', message: TOO_LARGE[error.what] };
  if (error instanceof QueryError) return { type: 'QUERY_ERROR', message: 'The query of the tile failed.' };
  if (error instanceof EngineBusyError) {
    return { type: 'QUERY_ERROR', message: 'The query of the tile waited too long for the telemetry engine.' };
  }
  if (error instanceof UnavailableError)
    return { type: 'QUERY_ERROR', message: 'The telemetry engine does not answer.' };
  return { type: 'UNKNOWN', message: 'The alert could not be evaluated.' };
}

/** Why an alert could not be evaluated the last time; that a webhook does not take what it is sent is another matter. */
export function findExecutionFailure(executionErrors: string): AlertExecutionError | undefined {
  return (JSON.parse(executionErrors) as AlertExecutionError[]).find(({ type }) => type !== 'WEBHOOK_ERROR');
}
