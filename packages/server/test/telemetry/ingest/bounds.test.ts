import { randomBytes } from 'node:crypto';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { countTicks } from '../../support/count-ticks.ts';
import {
  attribute,
  encodeMessage,
  logRecord,
  logsJson,
  logsProtobuf,
  NOW,
  protobufField,
  sendOtlp,
  timesOfDays,
} from './requests.ts';
import { listen } from './start-listener.ts';

function repeatField(count: number, field: Uint8Array) {
  return Buffer.alloc(count * field.length).fill(field);
}
function emptyValues(count: number) {
  return Array.from({ length: count }, () => ({}));
}

/**
 * The messages that the limit `groups` applies to. The functions return a request with `count` empty messages, as protobuf and as JSON.
 * A metric in JSON has at most one list of data points per kind, so the limit does not apply to these lists.
 */
const groups: readonly (readonly [
  plural: string,
  path: string,
  protobuf: (count: number) => Uint8Array,
  json: ((count: number) => object) | undefined,
])[] = [
  [
    'resources',
    '/v1/logs',
    (count) => repeatField(count, protobufField(1)),
    (count) => ({ resourceLogs: emptyValues(count) }),
  ],
  [
    'scopes',
    '/v1/logs',
    (count) => protobufField(1, repeatField(count, protobufField(2))),
    (count) => ({ resourceLogs: [{ scopeLogs: emptyValues(count) }] }),
  ],
  [
    'metrics',
    '/v1/metrics',
    (count) => protobufField(1, protobufField(2, repeatField(count, protobufField(2)))),
    (count) => ({ resourceMetrics: [{ scopeMetrics: [{ metrics: emptyValues(count) }] }] }),
  ],
  [
    'lists of data points',
    '/v1/metrics',
    (count) => protobufField(1, protobufField(2, protobufField(2, repeatField(count, protobufField(5))))),
    undefined,
  ],
];

/** One case for each message and encoding. */
const requests = groups.flatMap(([plural, path, protobuf, json]) => [
  { plural, path, encoding: 'protobuf', body: protobuf },
  ...(json ? [{ plural, path, encoding: 'JSON', body: (count: number) => JSON.stringify(json(count)) }] : []),
]);

describe.each(requests)('empty $plural in $encoding', ({ plural, path, body }) => {
  it('are rejected with 413 above the limit', async () => {
    const { engine, url } = await listen({ groups: 10 });
    expect((await sendOtlp(url, body(10), { path })).status).toBe(200);
    const { status, body: errorBody } = await sendOtlp(url, body(11), { path });
    expect([status, errorBody]).toEqual([
      413,
      { code: 11, message: `Expected at most 10 ${plural} per request, received more.` },
    ]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('are counted over the whole request', async () => {
    const { url } = await listen({ groups: 10 });
    const half = body(6);
    // JSON repeats the items of the outer list. Concatenated protobuf messages are one message.
    const twice = typeof half === 'string' ? half.replace(/\[(\{.*\})\]\}$/, '[$1,$1]}') : Buffer.concat([half, half]);
    const { status, body: errorBody } = await sendOtlp(url, twice, { path });
    expect([status, errorBody.message]).toEqual([413, `Expected at most 10 ${plural} per request, received more.`]);
  });

  it('are decoded with ticks of the event loop between them', async () => {
    const { url } = await listen({ timeSliceMs: 0 });
    const { result, ticks } = await countTicks(() => sendOtlp(url, body(5_000), { path }));
    expect(result.status).toBe(200);
    expect(ticks).toBeGreaterThan(4_000);
  });
});

it.each([
  ['resources', '/v1/logs', (fields: Buffer) => fields, 1],
  ['scopes', '/v1/traces', (fields: Buffer) => protobufField(1, fields), 2],
  ['metrics', '/v1/metrics', (fields: Buffer) => protobufField(1, protobufField(2, fields)), 2],
] as const)('30 KB that decompress to 30 MB of empty %s are rejected with 413', async (plural, path, wrap, number) => {
  const { url } = await listen();
  const { status, body } = await sendOtlp(url, wrap(repeatField(15_000_000, protobufField(number))), {
    path,
    gzip: true,
  });
  expect([status, body.message]).toEqual([413, `Expected at most 100000 ${plural} per request, received more.`]);
});

it('a JSON body with too many bytes outside of its records is rejected, even if it has only empty arrays there', async () => {
  const { url } = await listen();
  const lists = '"":[],'.repeat(1_000_000);
  const { status, body } = await sendOtlp(url, `{"resourceLogs":[{"scopeLogs":[{${lists}"":[]}]}]}`, { gzip: true });
  expect([status, body.message]).toEqual([
    413,
    'Expected at most 4194304 bytes outside of log records per request, received more.',
  ]);
});

describe('a metric above the size limit of a record', () => {
  const name = 'x'.repeat(1_001);
  const message = 'Expected a metric of at most 1000 bytes, received more.';

  it('is rejected with 413 in JSON', async () => {
    const { url } = await listen({ recordBytes: 1_000 });
    const metrics = JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics: [{ name }] }] }] });
    const { status, body } = await sendOtlp(url, metrics, { path: '/v1/metrics' });
    expect([status, body.message]).toEqual([413, message]);
  });

  it.each([
    ['because of its name', encodeMessage('MetricHead', { name })],
    ['because of an unknown field', protobufField(99, Buffer.from(name))],
    ['because of an unknown field of its data', protobufField(5, protobufField(99, Buffer.from(name)))],
  ])('is rejected with 413 in protobuf, %s', async (_, metric) => {
    const { url } = await listen({ recordBytes: 1_000 });
    const { status, body } = await sendOtlp(url, protobufField(1, protobufField(2, protobufField(2, metric))), {
      path: '/v1/metrics',
    });
    expect([status, body.message]).toEqual([413, message]);
  });
});

describe('the rows of a request', () => {
  /** Returns a request with log records whose resource has an attribute of the given size. */
  const withLongResource = (records: number, bytes: number) => {
    const resource = { attributes: [attribute('a', 'x'.repeat(bytes))] };
    const logRecords = Array.from({ length: records }, () => logRecord());
    return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] });
  };

  it('count with their resource, and are rejected with 413 above the limit', async () => {
    const { engine, url } = await listen({ rowBytes: 100_000 });
    expect((await sendOtlp(url, withLongResource(9, 10_000))).status).toBe(200);
    const { status, body } = await sendOtlp(url, withLongResource(10, 10_000));
    expect([status, body]).toEqual([
      413,
      {
        code: 11,
        message: 'Expected at most 100000 bytes of rows, resource and scope included, per request, received more.',
      },
    ]);
    expect(engine.rows('otel_logs')).toHaveLength(9);
  });

  it('cannot expand a request of 3 KB to 3 GB', async () => {
    const { engine, url } = await listen();
    const { status } = await sendOtlp(url, withLongResource(3_000, 1_000_000), { gzip: true });
    expect(status).toBe(413);
    expect(engine.inserts).toHaveLength(0);
  });
});

describe('the days of a request', () => {
  const records = (count: number) => timesOfDays(count).map((timeUnixNano) => logRecord({ timeUnixNano }));
  const spans = (count: number) =>
    timesOfDays(count).map((time) => ({
      traceId: '5b8efff798038103d269b633813fc60c',
      spanId: 'eee19b7ec3c1b174',
      startTimeUnixNano: time,
      endTimeUnixNano: time,
    }));
  /** Returns metrics of two kinds in turn. Each kind has its own table. */
  const metrics = (count: number) =>
    timesOfDays(count).map((timeUnixNano, nth) => ({
      name: 'm',
      [nth % 2 === 0 ? 'gauge' : 'sum']: { dataPoints: [{ timeUnixNano, asInt: '1' }] },
    }));

  it.each([
    ['log records', 'protobuf', '/v1/logs', (count: number) => logsProtobuf(...records(count))],
    ['log records', 'JSON', '/v1/logs', (count: number) => logsJson(...records(count))],
    [
      'spans',
      'JSON',
      '/v1/traces',
      (count: number) => JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: spans(count) }] }] }),
    ],
    [
      'data points',
      'JSON',
      '/v1/metrics',
      (count: number) => JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics: metrics(count) }] }] }),
    ],
  ] as const)(
    'are limited for %s in %s, and a request of more days is rejected with 413',
    async (plural, _, path, body) => {
      const { engine, url } = await listen();
      const rejected = await sendOtlp(url, body(51), { path });
      expect([rejected.status, rejected.body]).toEqual([
        413,
        {
          code: 11,
          message: `Expected ${plural} of at most 50 days (UTC) per request, received more. Send fewer days per request.`,
        },
      ]);
      expect(engine.inserts).toHaveLength(0);
      const accepted = await sendOtlp(url, body(50), { path });
      expect(accepted.status).toBe(200);
      expect(engine.inserts.flatMap(({ rows }) => rows)).toHaveLength(50);
    },
  );

  it('count once if several records have the same day', async () => {
    const { engine, url } = await listen();
    expect((await sendOtlp(url, logsJson(...records(50), ...records(50)))).status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(100);
  });
});

describe('a tenant', () => {
  const unfinished = new Set<ClientRequest>();
  afterEach(() => {
    for (const request of unfinished) request.destroy();
    unfinished.clear();
  });

  /** Sends a body without its last byte. */
  const begin = (url: string, body: Buffer, encoding: 'gzip' | 'identity') => {
    const request = httpRequest(`${url}/v1/logs`, {
      method: 'POST',
      headers: {
        authorization: 'good',
        'content-type': 'application/json',
        'content-encoding': encoding,
        'content-length': body.length,
      },
    });
    request.on('error', () => undefined).on('response', (response) => response.resume());
    request.write(body.subarray(0, -1));
    unfinished.add(request);
  };

  const blank = Buffer.alloc(60_000, ' ');
  const body = logsJson(logRecord({ body: { stringValue: 'x'.repeat(30_000) } }));
  const statusOf = async (url: string, key: string) => (await sendOtlp(url, body, { key })).status;

  /** Opens one more unfinished request per poll, until a complete request is rejected. */
  const fill = (url: string, content: Buffer, encoding: 'gzip' | 'identity') =>
    expect
      .poll(() => {
        begin(url, content, encoding);
        return statusOf(url, 'good');
      })
      .toBe(429);

  it.each([
    ['identity', blank],
    ['gzip', gzipSync(randomBytes(60_000))],
  ] as const)(
    'that fills its share of the memory budget with unfinished bodies does not block other tenants (%s)',
    async (encoding, content) => {
      const { engine, url } = await listen({ inFlightBytes: 240_000, inFlightBytesPerTenant: 120_000 });
      await fill(url, content, encoding);
      const { status, headers, body: errorBody } = await sendOtlp(url, body);
      expect([status, headers.get('retry-after'), errorBody]).toEqual([
        429,
        '1',
        {
          code: 8,
          message: 'The service is processing too many requests of this tenant. Send the request again later.',
        },
      ]);
      for (let time = 0; time < 3; time += 1) expect(await statusOf(url, 'other')).toBe(200);
      expect(engine.inserts.map(({ database }) => database)).toContain('team_other');
    },
  );

  it('can send again after its unfinished requests are closed', async () => {
    const { url } = await listen({ inFlightBytes: 240_000, inFlightBytesPerTenant: 120_000 });
    await fill(url, blank, 'identity');
    for (const request of unfinished) request.destroy();
    await expect.poll(() => statusOf(url, 'good')).toBe(200);
  });

  it('can send again after its unfinished requests time out', async () => {
    const { url, lines } = await listen({
      inFlightBytes: 240_000,
      inFlightBytesPerTenant: 120_000,
      bodyIdleTimeoutMs: 5_000,
    });
    await fill(url, blank, 'identity');
    await expect.poll(() => statusOf(url, 'good')).toBe(200);
    expect(lines.map((line) => JSON.parse(line).reason)).toContain('The body ended early.');
  });

  it('is not affected by the body timeout while the engine inserts', async () => {
    const { engine, url } = await listen({ bodyIdleTimeoutMs: 50 });
    engine.beforeInsert = () => new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(url, 'good')).toBe(200);
  });

  it('receives 413 for a request that exceeds its budget', async () => {
    const { url } = await listen({ inFlightBytesPerTenant: 10_000 });
    const { status, body: errorBody } = await sendOtlp(
      url,
      logsProtobuf(logRecord({ body: { stringValue: 'x'.repeat(6_000) } })),
    );
    expect([status, errorBody]).toEqual([
      413,
      {
        code: 11,
        message: 'Expected a request whose body and rows take at most 10000 bytes of memory, received a larger one.',
      },
    ]);
  });
});

describe('the number of values', () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, nth) => attribute(`key ${nth}`, 'x'));
  const bucketCounts = (count: number) => Array.from({ length: count }, () => 1);
  const buckets = (count: number) => ({
    timeUnixNano: NOW,
    positive: { offset: 0, bucketCounts: bucketCounts(count) },
  });
  const metrics = (point: object) =>
    JSON.stringify({
      resourceMetrics: [
        { scopeMetrics: [{ metrics: [{ name: 'm', exponentialHistogram: { dataPoints: [point] } }] }] },
      ],
    });
  const metricsProtobuf = (point: object) => {
    const dataPoint = protobufField(1, encodeMessage('ExponentialHistogramPoint', point));
    return protobufField(
      1,
      protobufField(2, protobufField(2, encodeMessage('MetricHead', { name: 'm' }), protobufField(10, dataPoint))),
    );
  };

  it.each([
    [
      'attributes of a log record in JSON',
      '/v1/logs',
      (count: number) => logsJson(logRecord({ attributes: attributes(count) })),
    ],
    [
      'attributes of a log record in protobuf',
      '/v1/logs',
      (count: number) => logsProtobuf(logRecord({ attributes: attributes(count) })),
    ],
    ['buckets in JSON', '/v1/metrics', (count: number) => metrics(buckets(count))],
    ['packed buckets in protobuf', '/v1/metrics', (count: number) => metricsProtobuf(buckets(count))],
  ])('of %s is limited, and a record above the limit is rejected', async (_, path, body) => {
    const { url } = await listen({ recordValues: 2_000 });
    // 300 attributes are below the limit, although an attribute counts as more than one value.
    expect((await sendOtlp(url, body(300), { path })).body).toEqual({});
    const { status, body: responseBody } = await sendOtlp(url, body(20_000), { path });
    expect(status).toBe(200);
    expect(responseBody.partialSuccess.errorMessage).toContain('and 2000 values, received more');
  });

  it.each([
    ['JSON', JSON.stringify({ resourceLogs: [{ resource: { attributes: attributes(1_000) } }] })],
    ['protobuf', protobufField(1, protobufField(1, encodeMessage('Resource', { attributes: attributes(1_000) })))],
  ])('of a resource in %s is limited, and a request above the limit is rejected with 413', async (_, body) => {
    const { url } = await listen({ recordValues: 2_000 });
    const { status, body: responseBody } = await sendOtlp(url, body);
    expect([status, responseBody.message]).toEqual([413, 'Expected at most 2000 values in a resource, received more.']);
  });

  it('outside the records of a JSON body is limited, and a request above the limit is rejected with 413', async () => {
    const { url } = await listen();
    const body = `{"resourceLogs":[{"x":[${'[],'.repeat(60_000)}0]}]}`;
    const { status, body: responseBody } = await sendOtlp(url, body);
    expect([status, responseBody.message]).toEqual([
      413,
      'Expected at most 20000 values outside of log records per request, received more.',
    ]);
  });
});
