import { Counter, type Registry } from 'prom-client';
import type { OtlpErrorStatus } from '../telemetry/otlp/otlp-error.ts';
import { SIGNALS, type Signal } from '../telemetry/otlp/signals.ts';

/** Receives the results of OTLP requests, for metrics. */
export interface IngestObserver {
  /** Called when the rows of a request are stored. */
  ingested(signal: Signal['name'], rows: number): void;
  /** Called when a request is rejected. */
  rejected(status: OtlpErrorStatus): void;
}

/** The value of the label `reason` for each status of a rejected request. An unknown path (404) or method (405) counts as malformed. */
const REASONS = {
  400: 'malformed',
  401: 'unauthorized',
  404: 'malformed',
  405: 'malformed',
  413: 'too_large',
  415: 'malformed',
  429: 'busy',
  500: 'failed',
  503: 'unavailable',
} as const satisfies Record<OtlpErrorStatus, string>;

/** Counts ingested rows and rejected OTLP requests. */
export function createIngestMetrics(registry: Registry): IngestObserver {
  const registers = [registry];
  const rows = new Counter({
    name: 'observability_api_ingested_rows_total',
    help: 'Rows ingested through OTLP, by signal.',
    labelNames: ['signal'] as const,
    registers,
  });
  const rejections = new Counter({
    name: 'observability_api_ingest_rejected_total',
    help: 'Rejected OTLP requests, by reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  for (const { name } of SIGNALS) rows.inc({ signal: name }, 0);
  for (const reason of new Set(Object.values(REASONS))) rejections.inc({ reason }, 0);
  return {
    ingested: (signal, count) => rows.inc({ signal }, count),
    rejected: (status) => rejections.inc({ reason: REASONS[status] }),
  };
}
