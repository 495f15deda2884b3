import type { LogRecord, Long } from '../messages/messages.ts';
import { hexId, idError } from './hex-ids.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './instants.ts';
import { isZero, longOf } from './numbers.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
import { attributeMap, valueText } from './values.ts';

const TRACE_FLAGS = 0xff;
const HIGHEST_SEVERITY = 24;

/** The columns of `otel_logs` that say where a record comes from. */
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

/** The other columns, or why there is no row. */
export function logRow(record: LogRecord): Row | string {
  const fault = idError('trace', record.traceId) ?? idError('span', record.spanId);
  if (fault) return fault;
  const time = timeOf(record);
  if (!isStorableTime(time)) return TIME_OUT_OF_RANGE;
  const { severityNumber } = record;
  if (severityNumber < 0 || severityNumber > HIGHEST_SEVERITY) {
    return `the severity number is ${severityNumber}, expected 0 to ${HIGHEST_SEVERITY}`;
  }
  return {
    Timestamp: toColumnTime(time),
    TraceId: hexId(record.traceId),
    SpanId: hexId(record.spanId),
    TraceFlags: record.flags & TRACE_FLAGS,
    SeverityText: record.severityText,
    SeverityNumber: severityNumber,
    Body: valueText(record.body),
    LogAttributes: attributeMap(record.attributes),
  };
}

/** When it happened, else when it was seen; when neither is known, now, since 1970 would be long out of retention. */
function timeOf({ timeUnixNano, observedTimeUnixNano }: LogRecord): Long {
  if (!isZero(timeUnixNano)) return timeUnixNano;
  return isZero(observedTimeUnixNano) ? longOf(BigInt(Date.now()) * NANOSECONDS) : observedTimeUnixNano;
}

const NANOSECONDS = 1_000_000n;
