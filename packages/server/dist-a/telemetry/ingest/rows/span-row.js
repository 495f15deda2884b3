import { hexId, idFault, SPAN_ID_BYTES, TRACE_ID_BYTES } from './hex-ids.js';
import { instant, isInstant, NO_INSTANT } from './instants.js';
import { bigint } from './numbers.js';
import { attributeMap } from './values.js';
const KINDS = ['Unspecified', 'Internal', 'Server', 'Client', 'Producer', 'Consumer'];
const STATUS_CODES = ['Unset', 'Ok', 'Error'];
/** The columns of `otel_traces` that say where a span comes from. */
export function spanOrigin({ resource, scope }) {
    return {
        ServiceName: resource.serviceName,
        ResourceAttributes: resource.attributes,
        ScopeName: scope.name,
        ScopeVersion: scope.version,
    };
}
/** The other columns, or why there is no row. */
export function spanRow(span) {
    const fault = spanFault(span);
    if (fault)
        return fault;
    return {
        Timestamp: instant(span.startTimeUnixNano),
        TraceId: hexId(span.traceId),
        SpanId: hexId(span.spanId),
        ParentSpanId: hexId(span.parentSpanId),
        TraceState: span.traceState,
        SpanName: span.name,
        SpanKind: KINDS[span.kind] ?? '',
        SpanAttributes: attributeMap(span.attributes),
        Duration: duration(span),
        StatusCode: STATUS_CODES[span.status?.code ?? 0] ?? '',
        StatusMessage: span.status?.message ?? '',
        'Events.Timestamp': span.events.map(({ timeUnixNano }) => instant(timeUnixNano)),
        'Events.Name': span.events.map(({ name }) => name),
        'Events.Attributes': span.events.map(({ attributes }) => attributeMap(attributes)),
        'Links.TraceId': span.links.map(({ traceId }) => hexId(traceId)),
        'Links.SpanId': span.links.map(({ spanId }) => hexId(spanId)),
        'Links.TraceState': span.links.map(({ traceState }) => traceState),
        'Links.Attributes': span.links.map(({ attributes }) => attributeMap(attributes)),
    };
}
function spanFault(span) {
    if (span.traceId.length !== TRACE_ID_BYTES || hexId(span.traceId) === '') {
        return idFault('trace', span.traceId) ?? 'a span has no trace id';
    }
    if (span.spanId.length !== SPAN_ID_BYTES || hexId(span.spanId) === '') {
        return idFault('span', span.spanId) ?? 'a span has no span id';
    }
    const parent = idFault('span', span.parentSpanId);
    if (parent)
        return parent;
    if (!isInstant(span.startTimeUnixNano) || !isInstant(span.endTimeUnixNano))
        return NO_INSTANT;
    for (const { timeUnixNano } of span.events)
        if (!isInstant(timeUnixNano))
            return NO_INSTANT;
    for (const { traceId, spanId } of span.links) {
        const fault = idFault('trace', traceId) ?? idFault('span', spanId);
        if (fault)
            return fault;
    }
    return undefined;
}
/** Nanoseconds; 0 for a span that ends before it starts, or not at all: a column that has no sign would make it huge. */
function duration({ startTimeUnixNano, endTimeUnixNano }) {
    const length = bigint(endTimeUnixNano) - bigint(startTimeUnixNano);
    return length > 0n ? length.toString() : '0';
}
