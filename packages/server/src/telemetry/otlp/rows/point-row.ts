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
import type { Metric } from '../messages/metric-kinds.ts';
import { hexId, idError, SPAN_ID_BYTES, TRACE_ID_BYTES } from './hex-ids.ts';
import { isStorableTime, TIME_OUT_OF_RANGE, toColumnTime } from './instants.ts';
import { chosenNumber, digits, float } from './numbers.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
import { attributeMap } from './values.ts';

/** A data point with the metric that it is of. */
export interface MetricPoint {
  readonly metric: Metric;
  readonly point: Point;
}

/** The columns of a data point's table that say where it comes from. */
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

/** The other columns of the table of the metric's kind, or why there is no row. */
export function pointRow({ metric, point }: MetricPoint): Row | string {
  return pointFault(metric, point) ?? { ...commonColumns(point), ...ownColumns(metric, point) };
}

function ownColumns(metric: Metric, point: Point): Row {
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
    Attributes: attributeMap(point.attributes),
    StartTimeUnix: toColumnTime(point.startTimeUnixNano),
    TimeUnix: toColumnTime(point.timeUnixNano),
    Flags: point.flags,
  };
}

function numberColumns(point: NumberPoint): Row {
  return { Value: chosenNumber(point), ...exemplarColumns(point.exemplars) };
}

const NONE = float(Number.NaN);

function distributionColumns(point: DistributionPoint): Row {
  return {
    Count: digits(point.count),
    // What a point does not say is no number: 0 would be taken for its least value.
    Sum: Object.hasOwn(point, 'sum') ? float(point.sum) : NONE,
    Min: Object.hasOwn(point, 'min') ? float(point.min) : NONE,
    Max: Object.hasOwn(point, 'max') ? float(point.max) : NONE,
    ...exemplarColumns(point.exemplars),
  };
}

function histogramColumns(point: HistogramPoint): Row {
  return {
    ...distributionColumns(point),
    BucketCounts: point.bucketCounts.map(digits),
    ExplicitBounds: point.explicitBounds.map(float),
  };
}

function exponentialColumns(point: ExponentialHistogramPoint): Row {
  return {
    ...distributionColumns(point),
    Scale: point.scale,
    ZeroCount: digits(point.zeroCount),
    ...bucketColumns('Positive', point.positive),
    ...bucketColumns('Negative', point.negative),
  };
}

function bucketColumns(side: 'Positive' | 'Negative', buckets: Buckets | null): Row {
  return { [`${side}Offset`]: buckets?.offset ?? 0, [`${side}BucketCounts`]: buckets?.bucketCounts.map(digits) ?? [] };
}

function summaryColumns(point: SummaryPoint): Row {
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

function exemplarColumns(exemplars: readonly Exemplar[]): Row {
  return {
    'Exemplars.FilteredAttributes': exemplars.map(({ filteredAttributes }) => attributeMap(filteredAttributes)),
    'Exemplars.TimeUnix': exemplars.map(({ timeUnixNano }) => toColumnTime(timeUnixNano)),
    'Exemplars.Value': exemplars.map(chosenNumber),
    'Exemplars.SpanId': exemplars.map(({ spanId }) => hexId(spanId) || NO_SPAN),
    'Exemplars.TraceId': exemplars.map(({ traceId }) => hexId(traceId) || NO_TRACE),
  };
}

function pointFault(metric: Metric, point: Point): string | undefined {
  if (metric.name === '') return 'a metric has no name';
  if (!isStorableTime(point.startTimeUnixNano) || !isStorableTime(point.timeUnixNano)) return TIME_OUT_OF_RANGE;
  if (metric.kind.field === 'histogram') {
    const fault = bucketFault(point as HistogramPoint);
    if (fault) return fault;
  }
  for (const { traceId, spanId, timeUnixNano } of (point as Partial<NumberPoint>).exemplars ?? []) {
    const fault = idError('trace', traceId) ?? idError('span', spanId);
    if (fault) return fault;
    if (!isStorableTime(timeUnixNano)) return TIME_OUT_OF_RANGE;
  }
  return undefined;
}

/**
 * The maximum number of explicit bounds of a histogram point. The default of the OpenTelemetry SDKs is 15. A quantile over many
 * points with different bounds takes time for each bound.
 */
export const MAX_EXPLICIT_BOUNDS = 1_000;

/** A histogram without buckets has its count and sum alone; one with buckets has a bound between each two. */
function bucketFault({ bucketCounts, explicitBounds }: HistogramPoint): string | undefined {
  const [counts, bounds] = [bucketCounts.length, explicitBounds.length];
  if (bounds > MAX_EXPLICIT_BOUNDS) {
    return `a histogram has ${bounds} explicit bounds, expected at most ${MAX_EXPLICIT_BOUNDS}: use fewer buckets or an exponential histogram`;
  }
  if ((counts === 0 && bounds === 0) || counts === bounds + 1) return undefined;
  return `a histogram has ${counts} buckets and ${bounds} bounds, expected one bound less than buckets`;
}
