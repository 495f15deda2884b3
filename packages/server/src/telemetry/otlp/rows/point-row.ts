import type {
  Buckets,
  DistributionPoint,
  Exemplar,
  ExponentialHistogramPoint,
  HistogramPoint,
  NumberPoint,
  Point,
  SummaryPoint,
} from '../messages/messages.ts';
import type { Metric } from '../messages/metric-data.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './column-time.ts';
import { SPAN_ID_BYTES, TRACE_ID_BYTES, toHexId, validateId } from './hex-ids.ts';
import { isZero, toDecimal, toFloat, toNumberValue } from './numbers.ts';
import type { Origin, Row } from './origin.ts';
import { toAttributeMap } from './values.ts';

/** A data point and its metric. */
export interface MetricPoint {
  readonly metric: Metric;
  readonly point: Point;
}

/** Returns the resource, scope and metric columns of a data point. */
export function pointOrigin({ resource, scope, metric }: Origin): Row {
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

/** Returns the columns of a data point that {@link pointOrigin} does not return, or the reason for rejecting the data point. */
export function pointRow({ metric, point }: MetricPoint): Row | string {
  return validatePoint(metric, point) ?? { ...commonColumns(point), ...kindColumns(metric, point) };
}

function kindColumns(metric: Metric, point: Point): Row {
  const { aggregationTemporality: AggregationTemporality, isMonotonic: IsMonotonic } = metric;
  switch (metric.kind.field) {
    case 'gauge':
      return numberColumns(point as NumberPoint);
    case 'sum':
      return { ...numberColumns(point as NumberPoint), AggregationTemporality, IsMonotonic };
    case 'histogram':
      return { ...histogramColumns(point as HistogramPoint), AggregationTemporality };
    case 'exponentialHistogram':
      return { ...exponentialColumns(point as ExponentialHistogramPoint), AggregationTemporality };
    case 'summary':
      return summaryColumns(point as SummaryPoint);
  }
}

function commonColumns(point: Point): Row {
  return {
    Attributes: toAttributeMap(point.attributes),
    StartTimeUnix: toColumnTime(point.startTimeUnixNano),
    TimeUnix: toColumnTime(point.timeUnixNano),
    Flags: point.flags,
  };
}

function numberColumns(point: NumberPoint): Row {
  return { Value: toNumberValue(point), ...exemplarColumns(point.exemplars) };
}

const ABSENT = toFloat(Number.NaN);

function distributionColumns(point: DistributionPoint): Row {
  return {
    Count: toDecimal(point.count),
    // An absent value is NaN, because 0 is a valid value.
    Sum: Object.hasOwn(point, 'sum') ? toFloat(point.sum) : ABSENT,
    Min: Object.hasOwn(point, 'min') ? toFloat(point.min) : ABSENT,
    Max: Object.hasOwn(point, 'max') ? toFloat(point.max) : ABSENT,
    ...exemplarColumns(point.exemplars),
  };
}

function histogramColumns(point: HistogramPoint): Row {
  return {
    ...distributionColumns(point),
    BucketCounts: point.bucketCounts.map(toDecimal),
    ExplicitBounds: point.explicitBounds.map(toFloat),
  };
}

function exponentialColumns(point: ExponentialHistogramPoint): Row {
  return {
    ...distributionColumns(point),
    Scale: point.scale,
    ZeroCount: toDecimal(point.zeroCount),
    ...bucketColumns('Positive', point.positive),
    ...bucketColumns('Negative', point.negative),
  };
}

function bucketColumns(side: 'Positive' | 'Negative', buckets: Buckets | null): Row {
  return {
    [`${side}Offset`]: buckets?.offset ?? 0,
    [`${side}BucketCounts`]: buckets?.bucketCounts.map(toDecimal) ?? [],
  };
}

function summaryColumns(point: SummaryPoint): Row {
  return {
    Count: toDecimal(point.count),
    Sum: toFloat(point.sum),
    'ValueAtQuantiles.Quantile': point.quantileValues.map(({ quantile }) => toFloat(quantile)),
    'ValueAtQuantiles.Value': point.quantileValues.map(({ value }) => toFloat(value)),
  };
}

/** Absent ids of an exemplar, as the OpenTelemetry ClickHouse exporter writes them. In logs and spans, absent ids are empty strings. */
const NO_TRACE = '0'.repeat(TRACE_ID_BYTES * 2);
const NO_SPAN = '0'.repeat(SPAN_ID_BYTES * 2);

function exemplarColumns(exemplars: readonly Exemplar[]): Row {
  return {
    'Exemplars.FilteredAttributes': exemplars.map(({ filteredAttributes }) => toAttributeMap(filteredAttributes)),
    'Exemplars.TimeUnix': exemplars.map(({ timeUnixNano }) => toColumnTime(timeUnixNano)),
    'Exemplars.Value': exemplars.map(toNumberValue),
    'Exemplars.SpanId': exemplars.map(({ spanId }) => toHexId(spanId) || NO_SPAN),
    'Exemplars.TraceId': exemplars.map(({ traceId }) => toHexId(traceId) || NO_TRACE),
  };
}

function validatePoint(metric: Metric, point: Point): string | undefined {
  if (metric.name === '') return 'expected a metric with a name, received an empty name';
  // Without a time, the row would be from 1970, and retention would delete it.
  if (isZero(point.timeUnixNano)) return 'expected a data point with a time, received none';
  if (!isStorableTime(point.startTimeUnixNano) || !isStorableTime(point.timeUnixNano)) return TIME_OUT_OF_RANGE;
  if (metric.kind.field === 'histogram') {
    const reason = validateBuckets(point as HistogramPoint);
    if (reason) return reason;
  }
  for (const { traceId, spanId, timeUnixNano } of (point as Partial<NumberPoint>).exemplars ?? []) {
    const reason = validateId('trace', traceId) ?? validateId('span', spanId);
    if (reason) return reason;
    if (!isStorableTime(timeUnixNano)) return TIME_OUT_OF_RANGE;
  }
  return undefined;
}

/**
 * The maximum number of explicit bounds of a histogram point. The default of the OpenTelemetry SDKs is 15. A quantile over many
 * points with different bounds takes time for each bound.
 */
export const MAX_EXPLICIT_BOUNDS = 1_000;

/**
 * Returns the error of invalid buckets, or undefined if they are valid. A histogram has one more bucket than bounds, or no
 * buckets and no bounds.
 */
function validateBuckets({ bucketCounts, explicitBounds }: HistogramPoint): string | undefined {
  const [counts, bounds] = [bucketCounts.length, explicitBounds.length];
  if (bounds > MAX_EXPLICIT_BOUNDS) {
    return `expected at most ${MAX_EXPLICIT_BOUNDS} explicit bounds in a histogram, received ${bounds}: use fewer buckets or an exponential histogram`;
  }
  if ((counts === 0 && bounds === 0) || counts === bounds + 1) return undefined;
  return `expected one more bucket than explicit bounds in a histogram, received ${counts} buckets and ${bounds} bounds`;
}
