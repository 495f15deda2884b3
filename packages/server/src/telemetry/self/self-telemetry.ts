import { randomBytes } from 'node:crypto';
import type { Engine } from '../clickhouse/engine.ts';
import { OPERATOR_DATABASE } from '../schema/tenant-database.ts';
import { type Sample, WeightedSample } from './weighted-sample.ts';

/** A completed request. */
export interface CompletedRequest {
  readonly method: string;
  /** The path template; null when no route matched. */
  readonly route: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
  /** The id of the team or organization of the credential; undefined without a valid credential. */
  readonly tenant: string | undefined;
}

/** The first team. Requests with its credentials are also written to its own database. */
export interface FirstTeam {
  readonly tenant: string;
  readonly database: string;
}

/** Records the requests to this service, and writes them as log records and spans (self-telemetry). */
export interface SelfTelemetry {
  record(request: CompletedRequest): void;
  /** Writes the recorded requests. */
  flush(): Promise<void>;
}

/** Options of {@link createSelfTelemetry}. */
export interface SelfTelemetryOptions {
  readonly engine: Pick<Engine, 'insert'>;
  /** Returns the first team; `undefined` if there is none. */
  readonly team: () => Promise<FirstTeam | undefined>;
  /** Called with the error of a failed write. Requests that could not be inserted are lost. */
  readonly onFailure: (error: unknown) => void;
}

/** The interval between two writes. */
const INTERVAL_MS = 1_000;

/** The interval while there are more requests than a sample holds. */
const INTERVAL_UNDER_LOAD_MS = 10_000;

/** Maximum number of requests in a write to one database. More would block the event loop for longer. */
const SAMPLE_SIZE = 500;

const SERVICE = 'observability-api';
const RESOURCE = { 'service.name': SERVICE };

function severity(status: number) {
  return status >= 500
    ? { SeverityText: 'ERROR', SeverityNumber: 17 }
    : status >= 400
      ? { SeverityText: 'WARN', SeverityNumber: 13 }
      : { SeverityText: 'INFO', SeverityNumber: 9 };
}

interface RecordedRequest extends CompletedRequest {
  readonly endMs: number;
}

interface Row extends RecordedRequest {
  readonly weight: number;
  readonly traceId: string;
  readonly spanId: string;
}

function attributes({ method, route, status, requestId, tenant, weight }: Row) {
  return {
    'http.request.method': method,
    'http.response.status_code': String(status),
    'request.id': requestId,
    ...(route !== null && { 'http.route': route }),
    ...(tenant !== undefined && { 'tenant.id': tenant }),
    ...(weight !== 1 && { 'sampling.weight': String(weight) }),
  };
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`;
}

function name({ method, route }: Row): string {
  return `${method} ${route ?? 'no route'}`;
}

function commonColumns(row: Row) {
  return {
    TraceId: row.traceId,
    SpanId: row.spanId,
    ServiceName: SERVICE,
    ResourceAttributes: RESOURCE,
    ScopeName: SERVICE,
  };
}

function logRow(row: Row) {
  return {
    ...commonColumns(row),
    ...severity(row.status),
    Timestamp: nanoseconds(row.endMs),
    Body: `${name(row)} ${row.status} ${row.durationMs.toFixed(1)} ms`,
    LogAttributes: { ...attributes(row), 'duration.ms': String(row.durationMs) },
  };
}

function spanRow(row: Row) {
  return {
    ...commonColumns(row),
    Timestamp: nanoseconds(row.endMs - row.durationMs),
    SpanName: name(row),
    SpanKind: 'Server',
    Duration: Math.round(row.durationMs * 1e6),
    StatusCode: row.status >= 500 ? 'Error' : 'Unset',
    SpanAttributes: attributes(row),
  };
}

function toRows({ items, weight }: Sample<RecordedRequest>): Row[] {
  return items.map((request) => {
    const ids = randomBytes(24);
    return { ...request, weight, traceId: ids.toString('hex', 0, 16), spanId: ids.toString('hex', 16) };
  });
}

/**
 * Writes all requests to the database of the operator, and the requests of the first team also to the database of the team. Under load, it
 * writes only a random sample of the requests.
 */
export function createSelfTelemetry({ engine, team, onFailure }: SelfTelemetryOptions): SelfTelemetry {
  const operatorSample = new WeightedSample<RecordedRequest>(SAMPLE_SIZE);
  const teamSample = new WeightedSample<RecordedRequest>(SAMPLE_SIZE);
  let knownTeam: FirstTeam | undefined;
  let isUnderLoad = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const insert = async (database: string, sample: Sample<RecordedRequest>): Promise<void> => {
    if (sample.items.length === 0) return;
    const rows = toRows(sample);
    await engine.insert(database, 'otel_logs', rows.map(logRow));
    await engine.insert(database, 'otel_traces', rows.map(spanRow));
  };
  const write = async (): Promise<void> => {
    const isFirst = knownTeam === undefined;
    knownTeam ??= await team();
    const currentTeam = knownTeam;
    const sampleOfAll = operatorSample.take();
    isUnderLoad = sampleOfAll.weight > 1;
    if (currentTeam) {
      // Until the team is known, its requests are only in the sample of all requests.
      const sample = isFirst
        ? { ...sampleOfAll, items: sampleOfAll.items.filter(({ tenant }) => tenant === currentTeam.tenant) }
        : teamSample.take();
      await insert(currentTeam.database, sample).catch(onFailure);
    }
    await insert(OPERATOR_DATABASE, sampleOfAll);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch(onFailure);
    return writing;
  };
  return {
    record(request) {
      const recorded = { ...request, endMs: Date.now() };
      operatorSample.add(recorded);
      if (knownTeam && request.tenant === knownTeam.tenant) teamSample.add(recorded);
      timer ??= setTimeout(() => void flush(), isUnderLoad ? INTERVAL_UNDER_LOAD_MS : INTERVAL_MS).unref();
    },
    flush,
  };
}
