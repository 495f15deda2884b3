import { randomBytes } from 'node:crypto';
const EVERY_MS = 1_000;
/** More than can wait are forgotten: answering requests comes first. */
const MOST_WAITING = 20_000;
const SERVICE = 'observability-api';
const resource = { 'service.name': SERVICE };
const severity = (status) => status >= 500
    ? { SeverityText: 'ERROR', SeverityNumber: 17 }
    : status >= 400
        ? { SeverityText: 'WARN', SeverityNumber: 13 }
        : { SeverityText: 'INFO', SeverityNumber: 9 };
const attributes = ({ method, route, status, requestId, tenant }) => ({
    'http.request.method': method,
    'http.response.status_code': String(status),
    'request.id': requestId,
    ...(route !== null && { 'http.route': route }),
    ...(tenant !== undefined && { 'tenant.id': tenant }),
});
const nanoseconds = (ms) => `${Math.round(ms * 1000)}000`;
const name = ({ method, route }) => `${method} ${route ?? 'no route'}`;
const common = (noted) => ({
    TraceId: noted.traceId,
    SpanId: noted.spanId,
    ServiceName: SERVICE,
    ResourceAttributes: resource,
    ScopeName: SERVICE,
});
const logRow = (noted) => ({
    ...common(noted),
    ...severity(noted.status),
    Timestamp: nanoseconds(noted.endMs),
    Body: `${name(noted)} ${noted.status} ${noted.durationMs.toFixed(1)} ms`,
    LogAttributes: { ...attributes(noted), 'duration.ms': String(noted.durationMs) },
});
const spanRow = (noted) => ({
    ...common(noted),
    Timestamp: nanoseconds(noted.endMs - noted.durationMs),
    SpanName: name(noted),
    SpanKind: 'Server',
    Duration: Math.round(noted.durationMs * 1e6),
    StatusCode: noted.status >= 500 ? 'Error' : 'Unset',
    SpanAttributes: attributes(noted),
});
/** Writes the requests of the service into its own logs and traces, a second's worth at a time. */
export const createSelfTelemetry = (options) => {
    const { engine, database, onFailure, everyMs = EVERY_MS } = options;
    let waiting = [];
    let timer;
    let writing = Promise.resolve();
    const write = async () => {
        const rows = waiting;
        waiting = [];
        if (rows.length === 0)
            return;
        const into = await database();
        if (into === undefined)
            return;
        await engine.insert(into, 'otel_logs', rows.map(logRow));
        await engine.insert(into, 'otel_traces', rows.map(spanRow));
    };
    const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        writing = writing.then(write).catch(onFailure);
        return writing;
    };
    return {
        note(request) {
            if (waiting.length >= MOST_WAITING)
                return;
            const ids = randomBytes(24);
            waiting.push({
                ...request,
                endMs: Date.now(),
                traceId: ids.toString('hex', 0, 16),
                spanId: ids.toString('hex', 16),
            });
            if (timer)
                return;
            timer = setTimeout(() => void flush(), everyMs);
            timer.unref();
        },
        close: flush,
    };
};
