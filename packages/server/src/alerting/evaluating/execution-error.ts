import type { AlertExecutionError } from '@observability-api/schemas';
import { Unavailable } from '../../resources/errors.ts';
import { BadSeries, MAX_INTERVALS, MOST_ROWS } from '../../telemetry/charts/chart-query.ts';
import { EngineBusyError, QueryFailed, QueryTimeout, QueryTooLarge } from '../../telemetry/engine-errors.ts';
import { Unqueryable } from './unqueryable.ts';

/** What readers of an alert are told went wrong. */
export type Failure = Pick<AlertExecutionError, 'type' | 'message'>;

/** The bound that the query of a tile exceeded, and what to do, by the kind of the bound. */
const TOO_LARGE: Readonly<Record<QueryTooLarge['what'], string>> = {
  rows: `The query of the tile gives more than ${MOST_ROWS} rows: group by less.`,
  memory:
    'The query of the tile takes more memory than it may: group by less, or take a filter that fewer events match.',
  intervals: `The query of the tile needs a quantile of more than ${MAX_INTERVALS} histogram buckets in one group: record the metric with the same explicit bounds everywhere, or filter to fewer points.`,
};

/** Why an alert was not evaluated. What the engine says is not for readers of alerts, so it is not in there. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Unqueryable) return { type: 'INVALID_ALERT', message: error.message };
  if (error instanceof BadSeries) {
    return { type: 'INVALID_ALERT', message: `The tile cannot be queried: ${error.message}.` };
  }
  if (error instanceof QueryTimeout) return { type: 'QUERY_TIMEOUT', message: 'The query of the tile took too long.' };
  if (error instanceof QueryTooLarge) return { type: 'QUERY_ERROR', message: TOO_LARGE[error.what] };
  if (error instanceof QueryFailed) return { type: 'QUERY_ERROR', message: 'The query of the tile failed.' };
  if (error instanceof EngineBusyError) {
    return { type: 'QUERY_ERROR', message: 'The query of the tile waited too long for the telemetry engine.' };
  }
  if (error instanceof Unavailable) return { type: 'QUERY_ERROR', message: 'The telemetry engine does not answer.' };
  return { type: 'UNKNOWN', message: 'The alert could not be evaluated.' };
};

/** Why an alert could not be evaluated the last time; that a webhook does not take what it is sent is another matter. */
export const failureAmong = (executionErrors: string): AlertExecutionError | undefined =>
  (JSON.parse(executionErrors) as AlertExecutionError[]).find(({ type }) => type !== 'WEBHOOK_ERROR');
