import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { attribute, encoded, logRecord, logsJson, logsProtobuf, NOW, nested, resource, sendOtlp } from './requests.ts';

const TRACE_ID = '5b8efff798038103d269b633813fc60c';
const SPAN_ID = 'eee19b7ec3c1b174';
function bytesOf(hex: string) {
  return Buffer.from(hex, 'hex');
}

/** What a body, or the value of an attribute, becomes. */
const values: readonly (readonly [value: object, text: string])[] = [
  [{ stringValue: 'paid' }, 'paid'],
  [{ stringValue: '' }, ''],
  [{ stringValue: 'naïve 😀 \u0000 "quoted"' }, 'naïve 😀 \u0000 "quoted"'],
  [{ intValue: '-9223372036854775808' }, '-9223372036854775808'],
  [{ intValue: '9007199254740993' }, '9007199254740993'],
  [{ intValue: '0' }, '0'],
  [{ boolValue: false }, 'false'],
  [{ doubleValue: 0.1 }, '0.1'],
  [{ doubleValue: 1e21 }, '1e+21'],
  [{ doubleValue: 1e-7 }, '1e-7'],
  [{}, ''],
  [{ arrayValue: { values: [] } }, '[]'],
  [
    { arrayValue: { values: [{ intValue: '9007199254740993' }, { stringValue: 'a' }, {}] } },
    '[9007199254740993,"a",null]',
  ],
  [
    {
      kvlistValue: {
        values: [
          { key: 'b', value: { boolValue: true } },
          { key: 'a', value: { kvlistValue: { values: [{ key: '"', value: { doubleValue: 1.5 } }] } } },
          { key: 'b', value: { stringValue: 'the last one' } },
        ],
      },
    },
    '{"a":{"\\"":1.5},"b":"the last one"}',
  ],
];

describe.each([
  ['protobuf', logsProtobuf],
  ['JSON', logsJson],
] as const)('values in %s', (_, logs) => {
  it.each(values)('%j is written as %j', async (value, text) => {
    const { engine, url } = await listen({ batchMs: 1 });
    const attributes = [{ key: 'a.b', value }];
    expect((await sendOtlp(url, logs(logRecord({ body: value, attributes })))).status).toBe(200);
    expect(engine.rows('otel_logs')).toMatchObject([{ Body: text, LogAttributes: { 'a.b': text } }]);
  });
});

describe('in JSON', () => {
  const rowOf = async (record: object) => {
    const { engine, url } = await listen({ batchMs: 1 });
    expect((await sendOtlp(url, logsJson(record))).body).toEqual({});
    return engine.rows('otel_logs')[0];
  };

  it('reads bytes from base64 and stores them as base64', async () => {
    expect(await rowOf(logRecord({ body: { bytesValue: 'AP/+' } }))).toMatchObject({ Body: 'AP/+' });
  });

  it('reads non-finite numbers from strings', async () => {
    expect(await rowOf(logRecord({ body: { doubleValue: '-Infinity' } }))).toMatchObject({ Body: '-Infinity' });
    expect(await rowOf(logRecord({ body: { doubleValue: 'NaN' } }))).toMatchObject({ Body: 'NaN' });
  });

  it('reads ids from hex in either case and treats zeros as an absent id', async () => {
    expect(await rowOf(logRecord({ traceId: TRACE_ID.toUpperCase(), spanId: '0'.repeat(16) }))).toMatchObject({
      TraceId: TRACE_ID,
      SpanId: '',
    });
  });

  it('reads times from strings or numbers and treats null as absent', async () => {
    expect(await rowOf(logRecord({ timeUnixNano: 5 }))).toMatchObject({ Timestamp: '0000000000.000000005' });
    expect(await rowOf(logRecord({ timeUnixNano: NOW, body: null }))).toMatchObject({
      Timestamp: '1768210200.000000001',
      Body: '',
    });
  });

  it('ignores unknown fields', async () => {
    expect(await rowOf(logRecord({ severity_text: 'snake', __proto__x: {}, new: [[]] }))).toMatchObject({
      SeverityText: 'INFO',
    });
  });

  it('replaces a lone surrogate with a replacement character', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    await sendOtlp(url, logsJson(logRecord()).replace('"paid"', '"\\ud800paid"'));
    expect(engine.rows('otel_logs')).toMatchObject([{ Body: '\ufffdpaid' }]);
  });

  it('rejects a number in place of a nested array item', async () => {
    const { url } = await listen();
    const scopeLogs = [{ logRecords: [0] }];
    const { status, body } = await sendOtlp(url, JSON.stringify({ resourceLogs: [{ scopeLogs }] }));
    expect([status, body.message]).toEqual([
      400,
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0]: expected an object.',
    ]);
  });

  it('ignores unknown arrays that look like known ones', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const scopeLogs = [{ strange: [{ a: 1 }, 2], logRecords: [logRecord()], 5: [[]] }];
    const strange = [{ b: [{ c: [1, '}', '\\"]'] }] }];
    expect((await sendOtlp(url, JSON.stringify({ strange, resourceLogs: [{ resource, scopeLogs }] }))).status).toBe(
      200,
    );
    expect(engine.rows('otel_logs')).toMatchObject([{ Body: 'paid', ServiceName: 'checkout' }]);
  });
});

describe('in protobuf', () => {
  it('reads a resource that follows its scopes', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const scopeLogs = nested(
      2,
      nested(2, encoded('LogRecord', logRecord())),
      nested(1, encoded('InstrumentationScope', { name: 'late' })),
    );
    const body = nested(1, scopeLogs, nested(1, encoded('Resource', resource)));
    expect((await sendOtlp(url, body)).status).toBe(200);
    expect(engine.rows('otel_logs')).toMatchObject([{ ServiceName: 'checkout', ScopeName: 'late' }]);
  });

  it('skips unknown fields', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const unknown = nested(99, Buffer.from('future'));
    const records = nested(2, unknown, nested(2, unknown, encoded('LogRecord', logRecord())));
    expect((await sendOtlp(url, Buffer.concat([unknown, nested(1, unknown, records)]))).status).toBe(200);
    expect(engine.rows('otel_logs')).toMatchObject([{ Body: 'paid' }]);
  });

  it('replaces invalid UTF-8 in a string with replacement characters', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const body = nested(5, nested(1, Buffer.from([0x61, 0xed, 0xa0, 0x80, 0xff])));
    await sendOtlp(url, nested(1, nested(2, nested(2, body))));
    const [row] = engine.rows('otel_logs');
    expect(String(row?.['Body']).isWellFormed()).toBe(true);
    expect(row?.['Body']).toMatch(/^a\ufffd+$/);
  });
});

describe('a log record', () => {
  it('has the columns of the OpenTelemetry ClickHouse exporter', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const logRecords = [logRecord({ traceId: TRACE_ID, spanId: SPAN_ID, flags: 0x101 })];
    const scope = { name: 'shop', version: '1.2', attributes: [attribute('x', 'y')] };
    const scopeLogs = [{ scope, schemaUrl: 'urn:scope', logRecords }];
    await sendOtlp(url, JSON.stringify({ resourceLogs: [{ resource, schemaUrl: 'urn:resource', scopeLogs }] }));
    expect(engine.rows('otel_logs')).toEqual([
      {
        Timestamp: '1768210200.000000001',
        TraceId: TRACE_ID,
        SpanId: SPAN_ID,
        TraceFlags: 1,
        SeverityText: 'INFO',
        SeverityNumber: 9,
        ServiceName: 'checkout',
        Body: 'paid',
        ResourceSchemaUrl: 'urn:resource',
        ResourceAttributes: { 'service.name': 'checkout' },
        ScopeSchemaUrl: 'urn:scope',
        ScopeName: 'shop',
        ScopeVersion: '1.2',
        ScopeAttributes: { x: 'y' },
        LogAttributes: {},
      },
    ]);
  });

  it('without a time has the observed time', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    await sendOtlp(url, logsJson(logRecord({ timeUnixNano: '0', observedTimeUnixNano: NOW })));
    expect(engine.rows('otel_logs')).toMatchObject([{ Timestamp: '1768210200.000000001' }]);
  });

  it('without any time has the current time', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const before = Date.now();
    await sendOtlp(url, logsJson(logRecord({ timeUnixNano: '0' })));
    const seconds = Number(engine.rows('otel_logs')[0]?.['Timestamp']);
    expect(seconds * 1_000).toBeGreaterThanOrEqual(before - 1);
    expect(seconds * 1_000).toBeLessThanOrEqual(Date.now());
  });

  it('may have attributes with any name', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const attributes = ['__proto__', 'constructor', 'toString'].map((name) => attribute(name, 'x'));
    await sendOtlp(url, logsProtobuf(logRecord({ attributes })));
    const [row] = engine.rows('otel_logs');
    expect(JSON.stringify(row?.['LogAttributes'])).toBe('{"__proto__":"x","constructor":"x","toString":"x"}');
    expect('x' in {}).toBe(false);
  });
});

function span(more: object = {}) {
  return {
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    name: 'POST /pay',
    kind: 2,
    startTimeUnixNano: NOW,
    endTimeUnixNano: '1768210201000000001',
    ...more,
  };
}

function tracesJson(...spans: object[]) {
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }] });
}

describe('a span', () => {
  it('has the columns of the OpenTelemetry ClickHouse exporter', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const events = [{ timeUnixNano: NOW, name: 'retry', attributes: [attribute('n', '1')] }];
    const links = [{ traceId: TRACE_ID, spanId: SPAN_ID, traceState: 'a=b' }];
    const status = { code: 2, message: 'declined' };
    const sent = span({ parentSpanId: SPAN_ID, traceState: 'c=d', events, links, status });
    await sendOtlp(url, tracesJson(sent), { path: '/v1/traces' });
    expect(engine.rows('otel_traces')).toEqual([
      {
        Timestamp: '1768210200.000000001',
        TraceId: TRACE_ID,
        SpanId: SPAN_ID,
        ParentSpanId: SPAN_ID,
        TraceState: 'c=d',
        SpanName: 'POST /pay',
        SpanKind: 'Server',
        ServiceName: 'checkout',
        ResourceAttributes: { 'service.name': 'checkout' },
        ScopeName: 'shop',
        ScopeVersion: '',
        SpanAttributes: {},
        Duration: '1000000000',
        StatusCode: 'Error',
        StatusMessage: 'declined',
        'Events.Timestamp': ['1768210200.000000001'],
        'Events.Name': ['retry'],
        'Events.Attributes': [{ n: '1' }],
        'Links.TraceId': [TRACE_ID],
        'Links.SpanId': [SPAN_ID],
        'Links.TraceState': ['a=b'],
        'Links.Attributes': [{}],
      },
    ]);
  });

  it.each([
    ['has no trace id', { traceId: '' }, 'expected a span with a trace id, received none'],
    ['has a trace id of zeros', { traceId: '0'.repeat(32) }, 'expected a span with a trace id, received none'],
    ['has no span id', { spanId: undefined }, 'expected a span with a span id, received none'],
    ['has a trace id of another length', { traceId: 'abcd' }, 'expected a trace id of 16 bytes, received 2 bytes'],
    ['has a span id of another length', { spanId: 'ab' }, 'expected a span id of 8 bytes, received 1 bytes'],
    ['has a parent with another length', { parentSpanId: 'ab' }, 'expected a span id of 8 bytes, received 1 bytes'],
    [
      'starts after the year 2099',
      { startTimeUnixNano: '4102444800000000000' },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has an event after the year 2099',
      { events: [{ timeUnixNano: '18446744073709551615' }] },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has a link with an id of another length',
      { links: [{ spanId: 'ab' }] },
      'expected a span id of 8 bytes, received 1 bytes',
    ],
  ])('that %s is rejected', async (_, more, reason) => {
    const { engine, url } = await listen({ batchMs: 1 });
    const { status, body } = await sendOtlp(url, tracesJson(span(more), span()), { path: '/v1/traces' });
    expect([status, body]).toEqual([
      200,
      {
        partialSuccess: {
          rejectedSpans: '1',
          errorMessage: `Rejected 1 spans. Reason of the first: ${reason}.`,
        },
      },
    ]);
    expect(engine.rows('otel_traces')).toHaveLength(1);
  });

  it('that ends before it starts has a duration of 0', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    await sendOtlp(url, tracesJson(span({ endTimeUnixNano: '1', kind: 9, status: { code: 7 } })), {
      path: '/v1/traces',
    });
    expect(engine.rows('otel_traces')).toMatchObject([{ Duration: '0', SpanKind: '', StatusCode: '' }]);
  });
});

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

/** Each kind of metric: its field, field number, point message, other fields, a point, its table and its own columns. */
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
      const { engine, url } = await listen({ batchMs: 1 });
      const expected = [{ ...shared, ...columns }];
      const json = metricsJson({ ...head, [field]: { ...shape, dataPoints: [sent] } });
      expect((await sendOtlp(url, json, { path: '/v1/metrics' })).body).toEqual({});
      expect(engine.rows(`otel_metrics_${table}`)).toEqual(expected);
      engine.inserts.length = 0;
      const points = nested(1, encoded(name, withBytes(sent)));
      const data = nested(number, encoded('MetricShape', shape), points);
      const scopeMetrics = nested(
        2,
        nested(1, encoded('InstrumentationScope', scope)),
        nested(2, data, encoded('MetricHead', head)),
      );
      const protobuf = nested(1, nested(1, encoded('Resource', resource)), scopeMetrics);
      expect((await sendOtlp(url, protobuf, { path: '/v1/metrics' })).status).toBe(200);
      expect(engine.rows(`otel_metrics_${table}`)).toEqual(expected);
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
    ['160 exponential buckets', 'exponentialHistogram', { ...point, scale: 3, positive: buckets, negative: buckets }],
  ])('a histogram with %s is accepted', async (_, field, dataPoint) => {
    const { url } = await listen({ batchMs: 1 });
    const metric = { ...head, [field]: { aggregationTemporality: 2, dataPoints: [dataPoint] } };
    expect((await sendOtlp(url, metricsJson(metric), { path: '/v1/metrics' })).body).toEqual({});
  });

  it.each([
    ['has no name', { gauge: { dataPoints: [point] } }, 'expected a metric with a name, received an empty name'],
    [
      'has a histogram with more bounds than buckets',
      { ...head, histogram: { dataPoints: [{ ...point, bucketCounts: ['1'], explicitBounds: [1] }] } },
      'expected one more bucket than explicit bounds in a histogram, received 1 buckets and 1 bounds',
    ],
    [
      'has a histogram with more than 1,000 bounds',
      { ...head, histogram: { dataPoints: [histogramPoint(1_001)] } },
      'expected at most 1000 explicit bounds in a histogram, received 1001: use fewer buckets or an exponential histogram',
    ],
    [
      'has a time after the year 2099',
      { ...head, sum: { dataPoints: [{ ...point, timeUnixNano: '18446744073709551615' }] } },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has an exemplar with an id of another length',
      { ...head, gauge: { dataPoints: [{ ...point, exemplars: [{ traceId: 'ab' }] }] } },
      'expected a trace id of 16 bytes, received 1 bytes',
    ],
  ])('that %s is rejected', async (_, metric, reason) => {
    const { engine, url } = await listen({ batchMs: 1 });
    const good = { ...head, gauge: { dataPoints: [point, point] } };
    const { body } = await sendOtlp(url, metricsJson(metric, good), { path: '/v1/metrics' });
    expect(body.partialSuccess).toEqual({
      rejectedDataPoints: '1',
      errorMessage: `Rejected 1 data points. Reason of the first: ${reason}.`,
    });
    expect(engine.rows('otel_metrics_gauge')).toHaveLength(2);
  });

  it('without histogram buckets has NaN for absent sum, minimum and maximum', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const dataPoints = [
      { ...point, count: 3, sum: 0, min: 0, max: 0 },
      { ...point, count: 3 },
    ];
    await sendOtlp(url, metricsJson({ ...head, histogram: { dataPoints } }), { path: '/v1/metrics' });
    expect(engine.rows('otel_metrics_histogram')).toMatchObject([
      { Count: '3', BucketCounts: [], Sum: 0, Min: 0, Max: 0 },
      { Count: '3', BucketCounts: [], Sum: 'nan', Min: 'nan', Max: 'nan' },
    ]);
  });

  it('of an unknown kind is ignored', async () => {
    const { engine, url } = await listen({ batchMs: 1 });
    const { body } = await sendOtlp(url, metricsJson({ ...head, future: { dataPoints: [point] } }), {
      path: '/v1/metrics',
    });
    expect(body).toEqual({});
    expect(engine.inserts).toHaveLength(0);
  });
});

/** Converts an OTLP/JSON message for protobufjs: ids become bytes, and non-finite numbers become numbers. */
function withBytes(message: object): object {
  return JSON.parse(JSON.stringify(message), (key, value) => {
    if (/^(trace|span)Id$/.test(key)) return bytesOf(value);
    return value === 'Infinity' || value === 'NaN' ? Number(value) : value;
  });
}
