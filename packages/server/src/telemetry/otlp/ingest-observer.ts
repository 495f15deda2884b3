import type { OtlpErrorStatus } from './otlp-error.ts';
import type { Signal } from './signals.ts';

/** Receives the results of OTLP requests, for metrics. */
export interface IngestObserver {
  /** Called when the rows of a request are stored. */
  ingested(signal: Signal['name'], rows: number): void;
  /** Called when a request is rejected. */
  rejected(status: OtlpErrorStatus): void;
}
