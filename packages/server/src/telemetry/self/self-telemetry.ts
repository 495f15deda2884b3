import { randomBytes } from 'node:crypto';
import type { Engine } from '../engine.ts';

/** A request that the service has answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The path with names for parameters; null when it is no route. */
  readonly route: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
  readonly tenant: string | undefined;
}

/** What the service says of itself, in its own telemetry. */
export interface SelfTelemetry {
  note(request: AnsweredRequest): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

/** What is written, and where. */
export interface SelfTelemetryOptions {
  readonly engine: Pick<Engine, 'insert'>;
  /** The database that it is written to, once it is known. */
  readonly database: () => Promise<string | undefined>;
  /** Called with what went wrong; the service goes on without. */
  readonly onFailure: (error: unknown) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;

/** More than can wait are forgotten: answering requests comes first. */
const MOST_WAITING = 20_000;

/** The number of requests whose rows are written together. More rows would block the event loop for longer. */
const ROWS_AT_ONCE = 2_000;

const SERVICE = 'observability-api';
const resource = { 'service.name': SERVICE };

const severity = (status: number) =>
  status >= 500
    ? { SeverityText: 'ERROR', SeverityNumber: 17 }
    : status >= 400
      ? { SeverityText: 'WARN', SeverityNumber: 13 }
      : { SeverityText: 'INFO', SeverityNumber: 9 };

interface Noted extends AnsweredRequest {
  readonly endMs: number;
  readonly traceId: string;
  readonly spanId: string;
}

const attributes = ({ method, route, status, requestId, tenant }: Noted) => ({
  'http.request.method': method,
  'http.response.status_code': String(status),
  'request.id': requestId,
  ...(route !== null && { 'http.route': route }),
  ...(tenant !== undefined && { 'tenant.id': tenant }),
});

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const name = ({ method, route }: Noted): string => `${method} ${route ?? 'no route'}`;

const common = (noted: Noted) => ({
  TraceId: noted.traceId,
  SpanId: noted.spanId,
  ServiceName: SERVICE,
  ResourceAttributes: resource,
  ScopeName: SERVICE,
});

const logRow = (noted: Noted) => ({
  ...common(noted),
  ...severity(noted.status),
  Timestamp: nanoseconds(noted.endMs),
  Body: `${name(noted)} ${noted.status} ${noted.durationMs.toFixed(1)} ms`,
  LogAttributes: { ...attributes(noted), 'duration.ms': String(noted.durationMs) },
});

const spanRow = (noted: Noted) => ({
  ...common(noted),
  Timestamp: nanoseconds(noted.endMs - noted.durationMs),
  SpanName: name(noted),
  SpanKind: 'Server',
  Duration: Math.round(noted.durationMs * 1e6),
  StatusCode: noted.status >= 500 ? 'Error' : 'Unset',
  SpanAttributes: attributes(noted),
});

/** Writes the requests of the service into its own logs and traces, a second's worth at a time. */
export const createSelfTelemetry = (options: SelfTelemetryOptions): SelfTelemetry => {
  const { engine, database, onFailure, everyMs = EVERY_MS } = options;
  let waiting: Noted[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    const into = await database();
    if (into === undefined) return;
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      await engine.insert(into, 'otel_logs', some.map(logRow));
      await engine.insert(into, 'otel_traces', some.map(spanRow));
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch(onFailure);
    return writing;
  };
  return {
    note(request) {
      if (waiting.length >= MOST_WAITING) return;
      const ids = randomBytes(24);
      waiting.push({
        ...request,
        endMs: Date.now(),
        traceId: ids.toString('hex', 0, 16),
        spanId: ids.toString('hex', 16),
      });
      if (timer) return;
      timer = setTimeout(() => void flush(), everyMs);
      timer.unref();
    },
    close: flush,
  };
};
