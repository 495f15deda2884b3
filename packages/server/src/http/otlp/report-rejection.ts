import type { Logger } from 'pino';
import type { IngestObserver } from '../../monitoring/ingest-metrics.ts';
import type { OtlpError } from '../../telemetry/otlp/otlp-error.ts';

/** The log and the metrics to which rejected requests are reported. */
export interface RejectionObservers {
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
}

/** Counts and logs a rejected request. `error` is the cause, and `fields` identify the request and the caller. */
export function reportRejection(
  { log, observer }: RejectionObservers,
  { status, message }: OtlpError,
  error: unknown,
  fields: object,
): void {
  observer?.rejected(status);
  if (status === 500 || status === 503) log.error({ ...fields, status, err: error }, 'telemetry not stored');
  else log.warn({ ...fields, status, reason: message }, 'telemetry rejected');
}
