import type { Span } from '../messages/messages.ts';
import { hexId, idError, SPAN_ID_BYTES, TRACE_ID_BYTES } from './hex-ids.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './instants.ts';
import { bigint } from './numbers.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
import { attributeMap } from './values.ts';

const KINDS = ['Unspecified', 'Internal', 'Server', 'Client', 'Producer', 'Consumer'];
const STATUS_CODES = ['Unset', 'Ok', 'Error'];

/** The columns of `otel_traces` that say where a span comes from. */
export function spanOrigin({ resource, scope }: Origin): Row {
  return {
    ServiceName: resource.serviceName,
    ResourceAttributes: resource.attributes,
    ScopeName: scope.name,
    ScopeVersion: scope.version,
  };
}

/** The other columns, or why there is no row. */
export function spanRow(span: Span): Row | string {
  const fault = spanFault(span);
  if (fault) return fault;
  return {
    Timestamp: toColumnTime(span.startTimeUnixNano),
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
    'Events.Timestamp': span.events.map(({ timeUnixNano }) => toColumnTime(timeUnixNano)),
    'Events.Name': span.events.map(({ name }) => name),
    'Events.Attributes': span.events.map(({ attributes }) => attributeMap(attributes)),
    'Links.TraceId': span.links.map(({ traceId }) => hexId(traceId)),
    'Links.SpanId': span.links.map(({ spanId }) => hexId(spanId)),
    'Links.TraceState': span.links.map(({ traceState }) => traceState),
    'Links.Attributes': span.links.map(({ attributes }) => attributeMap(attributes)),
  };
}

function spanFault(span: Span): string | undefined {
  if (span.traceId.length !== TRACE_ID_BYTES || hexId(span.traceId) === '') {
    return idError('trace', span.traceId) ?? 'a span has no trace id';
  }
  if (span.spanId.length !== SPAN_ID_BYTES || hexId(span.spanId) === '') {
    return idError('span', span.spanId) ?? 'a span has no span id';
  }
  const parent = idError('span', span.parentSpanId);
  if (parent) return parent;
  if (!isStorableTime(span.startTimeUnixNano) || !isStorableTime(span.endTimeUnixNano)) return TIME_OUT_OF_RANGE;
  for (const { timeUnixNano } of span.events) if (!isStorableTime(timeUnixNano)) return TIME_OUT_OF_RANGE;
  for (const { traceId, spanId } of span.links) {
    const fault = idError('trace', traceId) ?? idError('span', spanId);
    if (fault) return fault;
  }
  return undefined;
}

/** Nanoseconds; 0 for a span that ends before it starts, or not at all: a column that has no sign would make it huge. */
function duration({ startTimeUnixNano, endTimeUnixNano }: Span): string {
  const length = bigint(endTimeUnixNano) - bigint(startTimeUnixNano);
  return length > 0n ? length.toString() : '0';
}
