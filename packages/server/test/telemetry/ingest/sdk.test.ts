import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIngestion } from './ingestion.ts';
import { attribute, logRecord, logsProtobuf, NOW, sendOtlp, timesOfDays } from './requests.ts';
import { protocols, startSdk } from './sdk.ts';

let ingestion: Awaited<ReturnType<typeof startIngestion>>;

beforeAll(async () => {
  ingestion = await startIngestion();
});

afterAll(async () => ingestion?.close());

it('the listener accepts concurrent requests with rows of more days than the engine accepts in one insert', async () => {
  // A partition contains one day. ClickHouse rejects an insert into more than 100 partitions.
  const requests = [0, 50, 100].map((daysAgo) =>
    logsProtobuf(...timesOfDays(50, { daysAgo }).map((timeUnixNano) => logRecord({ timeUnixNano }))),
  );
  const responses = await Promise.all(requests.map((request) => sendOtlp(ingestion.url, request)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ingestion.rows('otel_logs', 'checkout', 'Timestamp')).toHaveLength(150);
});

it('the listener stores numbers and strings exactly', async () => {
  const attributes = [attribute('__proto__', '\u0000\n"\\😀'), attribute('', 'no name')];
  const records = [
    logRecord({ body: { intValue: '-9223372036854775808' }, attributes, timeUnixNano: '1700000000000000005' }),
  ];
  const point = { timeUnixNano: NOW, asDouble: '-Infinity', exemplars: [{ asInt: '7', timeUnixNano: 1 }] };
  const histogram = {
    timeUnixNano: NOW,
    count: '18446744073709551615',
    sum: 'NaN',
    bucketCounts: ['18446744073709551615'],
  };
  const metrics = [
    { name: 'm', gauge: { dataPoints: [point] } },
    { name: 'm', histogram: { dataPoints: [histogram] } },
    {
      name: 'm',
      summary: { dataPoints: [{ timeUnixNano: NOW, quantileValues: [{ quantile: 0.5, value: 'Infinity' }] }] },
    },
  ];
  const resource = { attributes: [attribute('service.name', 'edges')] };
  const logs = JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords: records }] }] });
  const points = JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics: [{ metrics }] }] });
  expect((await sendOtlp(ingestion.url, logs)).body).toEqual({});
  expect((await sendOtlp(ingestion.url, points, { path: '/v1/metrics' })).body).toEqual({});
  const [row] = await ingestion.rows('otel_logs', 'edges', '*, toUnixTimestamp64Nano(Timestamp) AS time', 'time');
  expect(row).toMatchObject({ Body: '-9223372036854775808', time: '1700000000000000005' });
  expect(Object.entries(row?.['LogAttributes'] ?? {})).toEqual([
    ['__proto__', '\u0000\n"\\😀'],
    ['', 'no name'],
  ]);
  expect(await ingestion.rows('otel_metrics_gauge', 'edges', 'toString(Value) AS v, `Exemplars.Value`', 'v')).toEqual([
    { v: '-inf', 'Exemplars.Value': [7] },
  ]);
  const distribution = 'toString(Sum) AS s, Count, BucketCounts';
  expect(await ingestion.rows('otel_metrics_histogram', 'edges', distribution, 's')).toEqual([
    { s: 'nan', Count: '18446744073709551615', BucketCounts: ['18446744073709551615'] },
  ]);
  const summary = 'toString(`ValueAtQuantiles.Value`) AS v';
  expect(await ingestion.rows('otel_metrics_summary', 'edges', summary, 'v')).toEqual([{ v: '[inf]' }]);
});

describe.each(protocols)('the listener, for the OpenTelemetry SDK with the protocol %s,', (protocol) => {
  const service = `checkout-${protocol}`;
  const ResourceAttributes = { 'service.name': service, 'host.cpus': '4' };
  const scope = { ScopeName: 'shop', ScopeVersion: '1.2.3' };
  const sdk = () => startSdk(protocol, { url: ingestion.url, grpcUrl: ingestion.grpcUrl, key: 'obsi_key', service });

  it('stores all log records', async () => {
    const { logger, flush, shutdown } = sdk();
    const time = 1_768_210_200_123;
    for (let n = 0; n < 1_000; n += 1) {
      logger.emit({
        timestamp: time + n,
        severityNumber: 17,
        severityText: 'ERROR',
        body: n % 2 === 0 ? `payment ${n} failed 😀` : { n, nested: ['a', 1.5, true] },
        attributes: { n, ok: false, ratio: 0.5, list: ['a', 'b'] },
      });
    }
    await flush();
    await shutdown();
    const rows = await ingestion.rows('otel_logs', service, '*', 'Timestamp');
    expect(rows).toHaveLength(1_000);
    expect(rows[0]).toMatchObject({
      ...scope,
      Timestamp: '2026-01-12 09:30:00.123000000',
      TraceId: '',
      SpanId: '',
      SeverityText: 'ERROR',
      SeverityNumber: 17,
      ServiceName: service,
      Body: 'payment 0 failed 😀',
      ResourceAttributes,
      LogAttributes: { n: '0', ok: 'false', ratio: '0.5', list: '["a","b"]' },
    });
    const texts = rows.map(({ Body }) => Body);
    expect(texts).toEqual(
      Array.from({ length: 1_000 }, (_, n) =>
        n % 2 === 0 ? `payment ${n} failed 😀` : `{"n":${n},"nested":["a",1.5,true]}`,
      ),
    );
  });

  it('stores all spans, with their events and links', async () => {
    const { tracer, flush, shutdown } = sdk();
    const parent = tracer.startSpan('checkout', { startTime: [1_768_210_200, 5] });
    const parentContext = trace.setSpan(ROOT_CONTEXT, parent);
    const { traceId, spanId } = parent.spanContext();
    for (let n = 0; n < 300; n += 1) {
      const span = tracer.startSpan(
        'POST /pay',
        {
          kind: SpanKind.CLIENT,
          startTime: [1_768_210_201 + n, 7],
          attributes: { n },
          links: [{ context: { traceId, spanId, traceFlags: TraceFlags.SAMPLED }, attributes: { why: 'retry' } }],
        },
        parentContext,
      );
      span.addEvent('declined', { code: 51 }, [1_768_210_201 + n, 8]);
      span.setStatus({ code: SpanStatusCode.ERROR, message: 'card declined' });
      span.end([1_768_210_202 + n, 8]);
    }
    parent.end([1_768_210_300, 5]);
    await flush();
    await shutdown();
    const rows = await ingestion.rows('otel_traces', service, '*', 'Timestamp');
    expect(rows).toHaveLength(301);
    expect(rows[0]).toMatchObject({
      TraceId: traceId,
      SpanId: spanId,
      ParentSpanId: '',
      SpanName: 'checkout',
      SpanKind: 'Internal',
      StatusCode: 'Unset',
      Duration: '100000000000',
      'Events.Name': [],
      'Links.TraceId': [],
    });
    expect(rows[1]).toMatchObject({
      ...scope,
      Timestamp: '2026-01-12 09:30:01.000000007',
      TraceId: traceId,
      ParentSpanId: spanId,
      SpanName: 'POST /pay',
      SpanKind: 'Client',
      ServiceName: service,
      ResourceAttributes,
      SpanAttributes: { n: '0' },
      Duration: '1000000001',
      StatusCode: 'Error',
      StatusMessage: 'card declined',
      'Events.Timestamp': ['2026-01-12 09:30:01.000000008'],
      'Events.Name': ['declined'],
      'Events.Attributes': [{ code: '51' }],
      'Links.TraceId': [traceId],
      'Links.SpanId': [spanId],
      'Links.Attributes': [{ why: 'retry' }],
    });
    expect(new Set(rows.map((row) => row['SpanId'])).size).toBe(301);
  });

  it('stores all data points in the table of their kind', async () => {
    const { meter, flush, shutdown } = sdk();
    const counter = meter.createCounter('checkout.count', { unit: '{order}', description: 'Orders' });
    const gauge = meter.createGauge('checkout.queue');
    const duration = meter.createHistogram('checkout.duration', { unit: 'ms' });
    const exponential = meter.createHistogram('checkout.exponential');
    for (let n = 0; n < 100; n += 1) {
      counter.add(2, { method: n % 2 === 0 ? 'card' : 'cash' });
      duration.record(n * 2);
      exponential.record(n);
    }
    gauge.record(-7.5, { host: 'a' });
    await flush();
    await shutdown();
    const metric = { ...scope, ServiceName: service, ResourceAttributes };
    const sums = await ingestion.rows('otel_metrics_sum', service, '*', "Attributes['method']");
    const sum = { ...metric, MetricName: 'checkout.count', MetricUnit: '{order}', MetricDescription: 'Orders' };
    const monotonic = { ...sum, Value: 100, AggregationTemporality: 2, IsMonotonic: true };
    // The SDK sends again when it shuts down, so a point can be stored twice.
    expect(onePerKey(sums, ({ Attributes }) => JSON.stringify(Attributes))).toMatchObject([
      { ...monotonic, Attributes: { method: 'card' } },
      { ...monotonic, Attributes: { method: 'cash' } },
    ]);
    const gauges = await ingestion.rows('otel_metrics_gauge', service, '*', 'TimeUnix');
    expect(onePerKey(gauges, ({ MetricName }) => String(MetricName))).toMatchObject([
      { ...metric, MetricName: 'checkout.queue', Value: -7.5, Attributes: { host: 'a' } },
    ]);
    const histograms = await ingestion.rows('otel_metrics_histogram', service, '*', 'TimeUnix');
    expect(onePerKey(histograms, ({ MetricName }) => String(MetricName))).toMatchObject([
      {
        ...metric,
        MetricName: 'checkout.duration',
        MetricUnit: 'ms',
        Count: '100',
        Sum: 9_900,
        Min: 0,
        Max: 198,
        BucketCounts: ['6', '45', '49'],
        ExplicitBounds: [10, 100],
        AggregationTemporality: 2,
      },
    ]);
    const exponentials = await ingestion.rows('otel_metrics_exponential_histogram', service, '*', 'TimeUnix');
    const [row] = onePerKey(exponentials, ({ MetricName }) => String(MetricName));
    expect(row).toMatchObject({ ...metric, Count: '100', Sum: 4_950, Min: 0, Max: 99, ZeroCount: '1' });
    const counts = row?.['PositiveBucketCounts'] as string[];
    expect(counts.reduce((total, count) => total + Number(count), 0)).toBe(99);
  });
});

type StoredRow = Awaited<ReturnType<typeof ingestion.rows>>[number];

/** Returns the last row of each key. */
function onePerKey(rows: readonly StoredRow[], key: (row: StoredRow) => string): StoredRow[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}
