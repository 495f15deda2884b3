import { Counter, type Registry } from 'prom-client';
import type { IngestObserver } from '../telemetry/otlp/ingest-observer.ts';
import type { OtlpErrorStatus } from '../telemetry/otlp/otlp-error.ts';
import { SIGNALS } from '../telemetry/otlp/signals.ts';

/** Why requests are refused, by what the one who looks into it would do. */
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

/** Counts what is taken in by OTLP. */
export function createIngestMetrics(registry: Registry): IngestObserver {
  const registers = [registry];
  const rows = new Counter({
    name: 'observability_api_ingested_rows_total',
    help: 'Rows of telemetry that were taken in by OTLP, by signal.',
    labelNames: ['signal'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'observability_api_ingest_refused_total',
    help: 'Requests of OTLP that were refused, by reason.',
    labelNames: ['reason'] as const,
    registers,
  });
  for (const { name } of SIGNALS) rows.inc({ signal: name }, 0);
  for (const reason of new Set(Object.values(REASONS))) refusals.inc({ reason }, 0);
  return {
    ingested: (signal, count) => rows.inc({ signal }, count),
    rejected: (status) => refusals.inc({ reason: REASONS[status] }),
  };
}
