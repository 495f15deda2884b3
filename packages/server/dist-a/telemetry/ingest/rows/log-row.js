import { hexId, idFault } from './hex-ids.js';
import { instant, isInstant, NO_INSTANT } from './instants.js';
import { isZero, longOf } from './numbers.js';
import { attributeMap, valueText } from './values.js';
const TRACE_FLAGS = 0xff;
const HIGHEST_SEVERITY = 24;
/** The columns of `otel_logs` that say where a record comes from. */
export function logOrigin({ resource, scope }) {
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
export function logRow(record) {
    const fault = idFault('trace', record.traceId) ?? idFault('span', record.spanId);
    if (fault)
        return fault;
    const time = timeOf(record);
    if (!isInstant(time))
        return NO_INSTANT;
    const { severityNumber } = record;
    if (severityNumber < 0 || severityNumber > HIGHEST_SEVERITY) {
        return `the severity number is ${severityNumber}, expected 0 to ${HIGHEST_SEVERITY}`;
    }
    return {
        Timestamp: instant(time),
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
function timeOf({ timeUnixNano, observedTimeUnixNano }) {
    if (!isZero(timeUnixNano))
        return timeUnixNano;
    return isZero(observedTimeUnixNano) ? longOf(BigInt(Date.now()) * NANOSECONDS) : observedTimeUnixNano;
}
const NANOSECONDS = 1000000n;
