import { hexId, idFault, SPAN_ID_BYTES, TRACE_ID_BYTES } from './hex-ids.js';
import { instant, isInstant, NO_INSTANT } from './instants.js';
import { chosenNumber, digits, float } from './numbers.js';
import { attributeMap } from './values.js';
/** The columns of a data point's table that say where it comes from. */
export function pointOrigin({ resource, scope, metric }) {
    return {
        ResourceAttributes: resource.attributes,
        ResourceSchemaUrl: resource.schemaUrl,
        ScopeName: scope.name,
        ScopeVersion: scope.version,
        ScopeAttributes: scope.attributes,
        ScopeDroppedAttrCount: scope.droppedAttributesCount,
        ScopeSchemaUrl: scope.schemaUrl,
        ServiceName: resource.serviceName,
        MetricName: metric?.name,
        MetricDescription: metric?.description,
        MetricUnit: metric?.unit,
    };
}
/** The other columns of the table of the metric's kind, or why there is no row. */
export function pointRow({ metric, point }) {
    return pointFault(metric, point) ?? { ...commonColumns(point), ...ownColumns(metric, point) };
}
function ownColumns(metric, point) {
    const { aggregationTemporality: AggregationTemporality, isMonotonic: IsMonotonic } = metric;
    switch (metric.kind.field) {
        case 'gauge':
            return numberColumns(point);
        case 'sum':
            return { ...numberColumns(point), AggregationTemporality, IsMonotonic };
        case 'histogram':
            return { ...histogramColumns(point), AggregationTemporality };
        case 'exponentialHistogram':
            return { ...exponentialColumns(point), AggregationTemporality };
        case 'summary':
            return summaryColumns(point);
    }
}
function commonColumns(point) {
    return {
        Attributes: attributeMap(point.attributes),
        StartTimeUnix: instant(point.startTimeUnixNano),
        TimeUnix: instant(point.timeUnixNano),
        Flags: point.flags,
    };
}
function numberColumns(point) {
    return { Value: chosenNumber(point), ...exemplarColumns(point.exemplars) };
}
function distributionColumns(point) {
    return {
        Count: digits(point.count),
        Sum: float(point.sum),
        Min: float(point.min),
        Max: float(point.max),
        ...exemplarColumns(point.exemplars),
    };
}
function histogramColumns(point) {
    return {
        ...distributionColumns(point),
        BucketCounts: point.bucketCounts.map(digits),
        ExplicitBounds: point.explicitBounds.map(float),
    };
}
function exponentialColumns(point) {
    return {
        ...distributionColumns(point),
        Scale: point.scale,
        ZeroCount: digits(point.zeroCount),
        ...bucketColumns('Positive', point.positive),
        ...bucketColumns('Negative', point.negative),
    };
}
function bucketColumns(side, buckets) {
    return { [`${side}Offset`]: buckets?.offset ?? 0, [`${side}BucketCounts`]: buckets?.bucketCounts.map(digits) ?? [] };
}
function summaryColumns(point) {
    return {
        Count: digits(point.count),
        Sum: float(point.sum),
        'ValueAtQuantiles.Quantile': point.quantileValues.map(({ quantile }) => float(quantile)),
        'ValueAtQuantiles.Value': point.quantileValues.map(({ value }) => float(value)),
    };
}
/** The exporter writes the ids of an exemplar that has none as zeros, other than those of a span. */
const NO_TRACE = '0'.repeat(TRACE_ID_BYTES * 2);
const NO_SPAN = '0'.repeat(SPAN_ID_BYTES * 2);
function exemplarColumns(exemplars) {
    return {
        'Exemplars.FilteredAttributes': exemplars.map(({ filteredAttributes }) => attributeMap(filteredAttributes)),
        'Exemplars.TimeUnix': exemplars.map(({ timeUnixNano }) => instant(timeUnixNano)),
        'Exemplars.Value': exemplars.map(chosenNumber),
        'Exemplars.SpanId': exemplars.map(({ spanId }) => hexId(spanId) || NO_SPAN),
        'Exemplars.TraceId': exemplars.map(({ traceId }) => hexId(traceId) || NO_TRACE),
    };
}
function pointFault(metric, point) {
    if (metric.name === '')
        return 'a metric has no name';
    if (!isInstant(point.startTimeUnixNano) || !isInstant(point.timeUnixNano))
        return NO_INSTANT;
    if (metric.kind.field === 'histogram') {
        const fault = bucketFault(point);
        if (fault)
            return fault;
    }
    for (const { traceId, spanId, timeUnixNano } of point.exemplars ?? []) {
        const fault = idFault('trace', traceId) ?? idFault('span', spanId);
        if (fault)
            return fault;
        if (!isInstant(timeUnixNano))
            return NO_INSTANT;
    }
    return undefined;
}
/** A histogram without buckets has its count and sum alone; one with buckets has a bound between each two. */
function bucketFault({ bucketCounts, explicitBounds }) {
    const [counts, bounds] = [bucketCounts.length, explicitBounds.length];
    if ((counts === 0 && bounds === 0) || counts === bounds + 1)
        return undefined;
    return `a histogram has ${counts} buckets and ${bounds} bounds, expected one bound less than buckets`;
}
