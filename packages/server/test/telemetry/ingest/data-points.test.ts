import { describe, expect, it } from 'vitest';
import { attribute, encodeMessage, NOW, protobufField, resource } from './requests.ts';
import { ingest } from './start-listener.ts';

const TRACE_ID = '5b8efff798038103d269b633813fc60c';

const METRICS = { path: '/v1/metrics' };

const point = { startTimeUnixNano: '1', timeUnixNano: NOW, attributes: [attribute('k', 'v')], flags: 1 };
const exemplars = [{ timeUnixNano: NOW, asInt: '-7', traceId: TRACE_ID, filteredAttributes: [attribute('f', 'g')] }];

const shared = {
  ResourceAttributes: { 'service.name': 'checkout' },
  ResourceSchemaUrl: '',
  ScopeName: 'shop',
  ScopeVersion: '',
  ScopeAttributes: {},
  ScopeDroppedAttrCount: 3,
  ScopeSchemaUrl: '',
  ServiceName: 'checkout',
  MetricName: 'm',
  MetricDescription: 'what it is',
  MetricUnit: 'ms',
  Attributes: { k: 'v' },
  StartTimeUnix: '0000000000.000000001',
  TimeUnix: '1768210200.000000001',
  Flags: 1,
};

const exemplarColumns = {
  'Exemplars.FilteredAttributes': [{ f: 'g' }],
  'Exemplars.TimeUnix': ['1768210200.000000001'],
  'Exemplars.Value': [-7],
  'Exemplars.SpanId': ['0000000000000000'],
  'Exemplars.TraceId': [TRACE_ID],
};

const distribution = { ...point, count: '18446744073709551615', sum: 'Infinity', min: 0.5, max: 7, exemplars };
const distributionColumns = { Count: '18446744073709551615', Sum: 'inf', Min: 0.5, Max: 7, ...exemplarColumns };

/**
 * For each kind of metric: the name and the number of its field in a metric, the message type of its points, the other properties of that
 * field, a point, the suffix of its table, and the stored columns.
 */
const kinds = [
  ['gauge', 5, 'NumberPoint', {}, { ...point, asDouble: 0.5, exemplars }, 'gauge', { Value: 0.5, ...exemplarColumns }],
  [
    'sum',
    7,
    'NumberPoint',
    { aggregationTemporality: 2, isMonotonic: true },
    { ...point, asInt: '42', exemplars },
    'sum',
    { Value: 42, AggregationTemporality: 2, IsMonotonic: true, ...exemplarColumns },
  ],
  [
    'histogram',
    9,
    'HistogramPoint',
    { aggregationTemporality: 1 },
    { ...distribution, bucketCounts: ['1', '2'], explicitBounds: [1.5] },
    'histogram',
    { ...distributionColumns, BucketCounts: ['1', '2'], ExplicitBounds: [1.5], AggregationTemporality: 1 },
  ],
  [
    'exponentialHistogram',
    10,
    'ExponentialHistogramPoint',
    { aggregationTemporality: 1 },
    { ...distribution, scale: -3, zeroCount: '4', positive: { offset: -2, bucketCounts: ['5', '0'] } },
    'exponential_histogram',
    {
      ...distributionColumns,
      Scale: -3,
      ZeroCount: '4',
      PositiveOffset: -2,
      PositiveBucketCounts: ['5', '0'],
      NegativeOffset: 0,
      NegativeBucketCounts: [],
      AggregationTemporality: 1,
    },
  ],
  [
    'summary',
    11,
    'SummaryPoint',
    {},
    {
      ...point,
      count: '9',
      sum: 2.5,
      quantileValues: [
        { quantile: 0.5, value: 1 },
        { quantile: 1, value: 'NaN' },
      ],
    },
    'summary',
    { Count: '9', Sum: 2.5, 'ValueAtQuantiles.Quantile': [0.5, 1], 'ValueAtQuantiles.Value': [1, 'nan'] },
  ],
] as const;

const scope = { name: 'shop', droppedAttributesCount: 3 };
const head = { name: 'm', description: 'what it is', unit: 'ms' };

function metricsJson(...metrics: object[]) {
  return JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] });
}

describe('a metric', () => {
  it.each(kinds)(
    'of the kind %s is stored in its own table',
    async (field, number, name, shape, sent, table, columns) => {
      const expected = [{ ...shared, ...columns }];
      const json = metricsJson({ ...head, [field]: { ...shape, dataPoints: [sent] } });
      const fromJson = await ingest(json, METRICS);
      expect(fromJson.body).toEqual({});
      expect(fromJson.rows(`otel_metrics_${table}`)).toEqual(expected);
      const points = protobufField(1, encodeMessage(name, withBytes(sent)));
      const data = protobufField(number, encodeMessage('MetricShape', shape), points);
      const scopeMetrics = protobufField(
        2,
        protobufField(1, encodeMessage('InstrumentationScope', scope)),
        protobufField(2, data, encodeMessage('MetricHead', head)),
      );
      const protobuf = protobufField(1, protobufField(1, encodeMessage('Resource', resource)), scopeMetrics);
      const fromProtobuf = await ingest(protobuf, METRICS);
      expect(fromProtobuf.status).toBe(200);
      expect(fromProtobuf.rows(`otel_metrics_${table}`)).toEqual(expected);
    },
  );

  const histogramPoint = (bounds: number) => ({
    ...point,
    bucketCounts: Array.from({ length: bounds + 1 }, () => '1'),
    explicitBounds: Array.from({ length: bounds }, (_, bound) => bound),
  });
  const buckets = { offset: 0, bucketCounts: Array.from({ length: 160 }, () => '1') };

  it.each([
    ['1,000 explicit bounds', 'histogram', histogramPoint(1_000)],
    [
      '160 positive and 160 negative exponential buckets',
      'exponentialHistogram',
      { ...point, scale: 3, positive: buckets, negative: buckets },
    ],
  ])('with a histogram of %s is accepted', async (_, field, dataPoint) => {
    const metric = { ...head, [field]: { aggregationTemporality: 2, dataPoints: [dataPoint] } };
    expect((await ingest(metricsJson(metric), METRICS)).body).toEqual({});
  });

  it.each([
    ['has no name', { gauge: { dataPoints: [point] } }, 'expected a metric with a name, received an empty name'],
    [
      'has a histogram with as many bounds as buckets',
      { ...head, histogram: { dataPoints: [{ ...point, bucketCounts: ['1'], explicitBounds: [1] }] } },
      'expected one more bucket than explicit bounds in a histogram, received 1 buckets and 1 bounds',
    ],
    [
      'has a histogram with more than 1,000 bounds',
      { ...head, histogram: { dataPoints: [histogramPoint(1_001)] } },
      'expected at most 1000 explicit bounds in a histogram, received 1001: use fewer buckets or an exponential histogram',
    ],
    [
      'has no time',
      { ...head, summary: { dataPoints: [{ ...point, timeUnixNano: undefined }] } },
      'expected a data point with a time, received none',
    ],
    [
      'has a time after the year 2099',
      { ...head, sum: { dataPoints: [{ ...point, timeUnixNano: '18446744073709551615' }] } },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has an exemplar with an id of the wrong length',
      { ...head, gauge: { dataPoints: [{ ...point, exemplars: [{ traceId: 'ab' }] }] } },
      'expected a trace id of 16 bytes, received 1',
    ],
  ])('that %s is rejected', async (_, metric, reason) => {
    const valid = { ...head, gauge: { dataPoints: [point, point] } };
    const { body, rows } = await ingest(metricsJson(metric, valid), METRICS);
    expect(body.partialSuccess).toEqual({
      rejectedDataPoints: '1',
      errorMessage: `Rejected 1 data point. Reason of the first: ${reason}.`,
    });
    expect(rows('otel_metrics_gauge')).toHaveLength(2);
  });

  it('with a histogram without buckets has NaN for an absent sum, minimum or maximum', async () => {
    const dataPoints = [
      { ...point, count: 3, sum: 0, min: 0, max: 0 },
      { ...point, count: 3 },
    ];
    const { rows } = await ingest(metricsJson({ ...head, histogram: { dataPoints } }), METRICS);
    expect(rows('otel_metrics_histogram')).toMatchObject([
      { Count: '3', BucketCounts: [], Sum: 0, Min: 0, Max: 0 },
      { Count: '3', BucketCounts: [], Sum: 'nan', Min: 'nan', Max: 'nan' },
    ]);
  });

  it('of an unknown kind is ignored', async () => {
    const { body, inserts } = await ingest(metricsJson({ ...head, future: { dataPoints: [point] } }), METRICS);
    expect(body).toEqual({});
    expect(inserts).toHaveLength(0);
  });
});

/** Converts an OTLP/JSON message for protobufjs: ids to bytes, and the strings `Infinity` and `NaN` to numbers. */
function withBytes(message: object): object {
  return JSON.parse(JSON.stringify(message), (key, value) => {
    if (/^(trace|span)Id$/.test(key)) return Buffer.from(value, 'hex');
    return value === 'Infinity' || value === 'NaN' ? Number(value) : value;
  });
}
