import type { LogRecord, Long } from '../messages/messages.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './column-time.ts';
import { toHexId, validateId } from './hex-ids.ts';
import { isZero, toLong } from './numbers.ts';
import type { Origin, Row } from './origin.ts';
import { toAttributeMap, toText } from './values.ts';

const TRACE_FLAGS_MASK = 0xff;
const MAX_SEVERITY = 24;
const NANOSECONDS_PER_MS = 1_000_000n;

/** Returns the resource and scope columns of `otel_logs`. */
export function logOrigin({ resource, scope }: Origin): Row {
  return {
    ServiceName: resource.serviceName,
    ResourceSchemaUrl: resource.schemaUrl,
    ResourceAttributes: resource.attributes,
    ScopeSchemaUrl: scope.schemaUrl,
    ScopeName: scope.name,
    ScopeVersion: scope.version,
    ScopeAttributes: scope.attributes,
  };
}

/** Returns the columns of a log record, or the reason for rejecting it. */
export function logRow(record: LogRecord): Row | string {
  const reason = validateId('trace', record.traceId) ?? validateId('span', record.spanId);
  if (reason) return reason;
  const time = timeOf(record);
  if (!isStorableTime(time)) return TIME_OUT_OF_RANGE;
  const { severityNumber } = record;
  if (severityNumber < 0 || severityNumber > MAX_SEVERITY) {
    return `expected a severity number from 0 to ${MAX_SEVERITY}, received ${severityNumber}`;
  }
  return {
    Timestamp: toColumnTime(time),
    TraceId: toHexId(record.traceId),
    SpanId: toHexId(record.spanId),
    TraceFlags: record.flags & TRACE_FLAGS_MASK,
    SeverityText: record.severityText,
    SeverityNumber: severityNumber,
    Body: toText(record.body),
    LogAttributes: attributesOf(record),
  };
}

/** Returns the attributes. An event name has no column. It becomes the attribute `event.name` unless the record has that attribute. */
function attributesOf({ attributes, eventName }: LogRecord): Row {
  const map = toAttributeMap(attributes);
  return eventName === '' ? map : { 'event.name': eventName, ...map };
}

/**
 * Returns the event time. If the event time is 0, returns the observed time. If both are 0, returns the current time, because retention
 * would delete a row from 1970.
 */
function timeOf({ timeUnixNano, observedTimeUnixNano }: LogRecord): Long {
  if (!isZero(timeUnixNano)) return timeUnixNano;
  return isZero(observedTimeUnixNano) ? toLong(BigInt(Date.now()) * NANOSECONDS_PER_MS) : observedTimeUnixNano;
}
