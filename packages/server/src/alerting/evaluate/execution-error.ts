import type { AlertExecutionError } from '@observability-api/schemas';
import { UnavailableError } from '../../domain/errors.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
} from '../../telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError, MAX_INTERVALS, MAX_ROWS } from '../../telemetry/query/chart-query.ts';
import { InvalidTileError } from '../../telemetry/query/tiles/invalid-tile-error.ts';

/** An execution error without its time. Readers of the alert see it. */
export type ExecutionFailure = Pick<AlertExecutionError, 'type' | 'message'>;

/** Messages by the limit that the query of a tile exceeded. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['limit'], string>> = {
  rows: `The query of the tile returns more than ${MAX_ROWS} rows. Group by fewer fields.`,
  memory:
    'The query of the tile needs more memory than the limit allows. Group by fewer fields, or use a filter that matches fewer events.',
  statement: 'The query of the tile is too long. Use fewer conditions in its filter.',
  intervals: `The query of the tile needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one group. Record the metric with the same explicit bounds everywhere, or filter to fewer points.`,
};

/** Converts an error of an evaluation to an execution error. The message contains no text of the telemetry engine. */
export function toExecutionFailure(error: unknown): ExecutionFailure {
  if (error instanceof InvalidTileError) return { type: 'INVALID_ALERT', message: error.message };
  if (error instanceof InvalidSeriesError) {
    return { type: 'INVALID_ALERT', message: `The tile cannot be queried: ${error.message}.` };
  }
  if (error instanceof QueryTimeoutError) return { type: 'QUERY_TIMEOUT', message: 'The query of the tile timed out.' };
  if (error instanceof QueryTooLargeError) return { type: 'QUERY_ERROR', message: TOO_LARGE[error.limit] };
  if (error instanceof QueryError) return { type: 'QUERY_ERROR', message: 'The query of the tile failed.' };
  if (error instanceof EngineBusyError) {
    return { type: 'QUERY_ERROR', message: 'The query of the tile waited too long for the telemetry engine.' };
  }
  if (error instanceof UnavailableError) {
    return { type: 'QUERY_ERROR', message: 'The telemetry engine is unavailable.' };
  }
  return { type: 'UNKNOWN', message: 'The alert could not be evaluated.' };
}

/** Returns the error of the last evaluation if it failed. Delivery errors (`WEBHOOK_ERROR`) do not count. */
export function findExecutionFailure(executionErrors: string): AlertExecutionError | undefined {
  return (JSON.parse(executionErrors) as AlertExecutionError[]).find(({ type }) => type !== 'WEBHOOK_ERROR');
}
