import type { Span } from '../messages/messages.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './column-time.ts';
import { SPAN_ID_BYTES, TRACE_ID_BYTES, toHexId, validateId } from './hex-ids.ts';
import { isZero, toBigInt } from './numbers.ts';
import type { Origin, Row } from './origin.ts';
import { toAttributeMap } from './values.ts';

const KINDS = ['Unspecified', 'Internal', 'Server', 'Client', 'Producer', 'Consumer'];
const STATUS_CODES = ['Unset', 'Ok', 'Error'];

/** Returns the resource and scope columns of `otel_traces`. */
export function spanOrigin({ resource, scope }: Origin): Row {
  return {
    ServiceName: resource.serviceName,
    ResourceAttributes: resource.attributes,
    ScopeName: scope.name,
    ScopeVersion: scope.version,
  };
}

/** Returns the columns of a span, or the reason for rejecting it. */
export function spanRow(span: Span): Row | string {
  const reason = validateSpan(span);
  if (reason) return reason;
  return {
    Timestamp: toColumnTime(span.startTimeUnixNano),
    TraceId: toHexId(span.traceId),
    SpanId: toHexId(span.spanId),
    ParentSpanId: toHexId(span.parentSpanId),
    TraceState: span.traceState,
    SpanName: span.name,
    SpanKind: KINDS[span.kind] ?? '',
    SpanAttributes: toAttributeMap(span.attributes),
    Duration: duration(span),
    StatusCode: STATUS_CODES[span.status?.code ?? 0] ?? '',
    StatusMessage: span.status?.message ?? '',
    'Events.Timestamp': span.events.map(({ timeUnixNano }) => toColumnTime(timeUnixNano)),
    'Events.Name': span.events.map(({ name }) => name),
    'Events.Attributes': span.events.map(({ attributes }) => toAttributeMap(attributes)),
    'Links.TraceId': span.links.map(({ traceId }) => toHexId(traceId)),
    'Links.SpanId': span.links.map(({ spanId }) => toHexId(spanId)),
    'Links.TraceState': span.links.map(({ traceState }) => traceState),
    'Links.Attributes': span.links.map(({ attributes }) => toAttributeMap(attributes)),
  };
}

function validateSpan(span: Span): string | undefined {
  if (span.traceId.length !== TRACE_ID_BYTES || toHexId(span.traceId) === '') {
    return validateId('trace', span.traceId) ?? 'expected a span with a trace id, received none';
  }
  if (span.spanId.length !== SPAN_ID_BYTES || toHexId(span.spanId) === '') {
    return validateId('span', span.spanId) ?? 'expected a span with a span id, received none';
  }
  const parent = validateId('span', span.parentSpanId);
  if (parent) return parent;
  // Without a start time, the row would be from 1970: retention would delete it, and its duration would be decades.
  if (isZero(span.startTimeUnixNano)) return 'expected a span with a start time, received none';
  if (!isStorableTime(span.startTimeUnixNano) || !isStorableTime(span.endTimeUnixNano)) return TIME_OUT_OF_RANGE;
  for (const { timeUnixNano } of span.events) if (!isStorableTime(timeUnixNano)) return TIME_OUT_OF_RANGE;
  for (const { traceId, spanId } of span.links) {
    const reason = validateId('trace', traceId) ?? validateId('span', spanId);
    if (reason) return reason;
  }
  return undefined;
}

/** Returns the duration in nanoseconds, or 0 if the span has no end or ends before it starts: the column is unsigned. */
function duration({ startTimeUnixNano, endTimeUnixNano }: Span): string {
  const length = toBigInt(endTimeUnixNano) - toBigInt(startTimeUnixNano);
  return length > 0n ? length.toString() : '0';
}
