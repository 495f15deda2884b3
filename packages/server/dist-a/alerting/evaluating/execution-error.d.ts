import type { AlertExecutionError } from '@observability-api/schemas';
/** What readers of an alert are told went wrong. */
export type Failure = Pick<AlertExecutionError, 'type' | 'message'>;
/** Why an alert was not evaluated. What the engine says is not for readers of alerts, so it is not in there. */
export declare const failureOf: (error: unknown) => Failure;
/** Why an alert could not be evaluated the last time; that a webhook does not take what it is sent is another matter. */
export declare const failureAmong: (executionErrors: string) => AlertExecutionError | undefined;
