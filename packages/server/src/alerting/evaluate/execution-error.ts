import type { AlertExecutionError } from '@observability-api/schemas';
import { UnavailableError } from '../../domain/errors.ts';
import {
  EngineBusyError,
  QueryError,
  QueryTimeoutError,
  QueryTooLargeError,
  ServerRejectedError,
} from '../../telemetry/clickhouse/engine-errors.ts';
import { InvalidSeriesError, InvalidTileError, MAX_INTERVALS, MAX_ROWS } from '../../telemetry/query/chart-query.ts';
import type { SubjectNoun } from '../state/subject.ts';

/** An execution error without its time. The API returns it with the alert. */
export type ExecutionFailure = Pick<AlertExecutionError, 'type' | 'message'>;

/** Messages by the limit that a query exceeded. They complete a sentence such as `The query of the tile …`. */
const TOO_LARGE: Readonly<Record<QueryTooLargeError['limit'], string>> = {
  rows: `returns more than ${MAX_ROWS} rows. Group by fewer fields.`,
  memory: 'needs more memory than the limit allows. Group by fewer fields, or use a filter that matches fewer events.',
  statement: 'is too long or too deeply nested. Use fewer conditions in its filter, or simpler expressions.',
  intervals: `needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one group. Record the metric with the same explicit bounds everywhere or with fewer buckets, or filter to fewer points.`,
};

/**
 * Converts an error of an evaluation to an execution error, whose message readers of the alert see. This message contains that of an
 * InvalidTileError, InvalidSeriesError or ServerRejectedError. It omits the messages of other errors, because they can quote events.
 */
export function toExecutionFailure(error: unknown, noun: SubjectNoun): ExecutionFailure {
  if (error instanceof InvalidTileError) return { type: 'INVALID_ALERT', message: error.message };
  if (error instanceof InvalidSeriesError) {
    return { type: 'INVALID_ALERT', message: `The ${noun} cannot be queried: ${error.message}.` };
  }
  if (error instanceof QueryTimeoutError)
    return { type: 'QUERY_TIMEOUT', message: `The query of the ${noun} timed out.` };
  if (error instanceof QueryTooLargeError)
    return { type: 'QUERY_ERROR', message: `The query of the ${noun} ${TOO_LARGE[error.limit]}` };
  if (error instanceof ServerRejectedError)
    return { type: 'QUERY_ERROR', message: `The ${noun} cannot be queried: ${error.message}.` };
  if (error instanceof QueryError) return { type: 'QUERY_ERROR', message: `The query of the ${noun} failed.` };
  if (error instanceof EngineBusyError) {
    return { type: 'QUERY_ERROR', message: `The query of the ${noun} waited too long for the telemetry engine.` };
  }
  if (error instanceof UnavailableError) {
    return { type: 'QUERY_ERROR', message: 'The telemetry engine is unavailable.' };
  }
  return { type: 'UNKNOWN', message: 'The alert could not be evaluated.' };
}

/**
 * Returns the message of an evaluation error if the client can fix it: by a change of the alert, of what it watches, or of the connection.
 * Returns undefined for other errors.
 */
export function describeFailure(error: unknown, noun: SubjectNoun): string | undefined {
  const { type, message } = toExecutionFailure(error, noun);
  const isFixable =
    type === 'INVALID_ALERT' || error instanceof QueryTooLargeError || error instanceof ServerRejectedError;
  return isFixable ? message : undefined;
}

/** An execution error as the column `alerts.execution_errors` stores it. */
export interface StoredExecutionError extends AlertExecutionError {
  /** The channel, if the error is about a delivery that is retried. The API does not return it. */
  readonly retriedChannelId?: string;
}

/** Returns the errors of retried deliveries to the given channels among the execution errors of an alert, which are JSON. */
export function retriedErrorsOf(executionErrors: string, channelIds: ReadonlySet<string>): StoredExecutionError[] {
  return (JSON.parse(executionErrors) as StoredExecutionError[]).filter(
    ({ retriedChannelId }) => retriedChannelId !== undefined && channelIds.has(retriedChannelId),
  );
}

/**
 * Returns the error of the last evaluation if it failed, or the error that a later write of the alert has stored. Ignores delivery errors
 * (`WEBHOOK_ERROR`).
 */
export function findExecutionFailure(executionErrors: string): AlertExecutionError | undefined {
  return (JSON.parse(executionErrors) as AlertExecutionError[]).find(({ type }) => type !== 'WEBHOOK_ERROR');
}
