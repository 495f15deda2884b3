import type { OtlpErrorStatus } from './otlp-error.ts';
import type { Signal } from './signals.ts';

/** What wants to know what is taken in. */
export interface IngestObserver {
  /** So many rows of a request are in the engine. */
  ingested(signal: Signal['name'], rows: number): void;
  /** A request was refused. */
  rejected(status: OtlpErrorStatus): void;
}
