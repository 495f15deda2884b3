import { type Registry } from 'prom-client';
import type { IngestObserver } from '../telemetry/ingest/ingest-observer.ts';
/** Counts what is taken in by OTLP. */
export declare function createIngestMetrics(registry: Registry): IngestObserver;
