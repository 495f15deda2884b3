import { type ClientRequest, request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { attribute, encoded, logRecord, logsJson, logsProtobuf, nested, sendOtlp } from './requests.ts';

function many(count: number, field: Uint8Array) {
  return Buffer.alloc(count * field.length).fill(field);
}
function empty(count: number) {
  return Array.from({ length: count }, () => ({}));
}

/** What a request can have many of with nothing in it: protobuf of so many, and the same in JSON where that is possible. */
const groups: readonly (readonly [
  plural: string,
  path: string,
  protobuf: (count: number) => Uint8Array,
  json: ((count: number) => object) | undefined,
])[] = [
  ['resources', '/v1/logs', (count) => many(count, nested(1)), (count) => ({ resourceLogs: empty(count) })],
  [
    'scopes',
    '/v1/logs',
    (count) => nested(1, many(count, nested(2))),
    (count) => ({ resourceLogs: [{ scopeLogs: empty(count) }] }),
  ],
  [
    'metrics',
    '/v1/metrics',
    (count) => nested(1, nested(2, many(count, nested(2)))),
    (count) => ({ resourceMetrics: [{ scopeMetrics: [{ metrics: empty(count) }] }] }),
  ],
  [
    'lists of data points',
    '/v1/metrics',
    (count) => nested(1, nested(2, nested(2, many(count, nested(5))))),
    undefined,
  ],
];

/** The same requests, each in the encodings that it can be written in. */
const requests = groups.flatMap(([plural, path, protobuf, json]) => [
  { plural, path, encoding: 'protobuf', body: protobuf },
  ...(json ? [{ plural, path, encoding: 'JSON', body: (count: number) => JSON.stringify(json(count)) }] : []),
]);

describe.each(requests)('$plural with nothing in them in $encoding', ({ plural, path, body }) => {
  it('are refused with 413 where there are too many', async () => {
    const { engine, url } = await listen({ groups: 10 });
    expect((await sendOtlp(url, body(10), { path })).status).toBe(200);
    const { status, body: said } = await sendOtlp(url, body(11), { path });
    expect([status, said]).toEqual([413, { code: 11, message: `The request has more than 10 ${plural}` }]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('are counted over the whole request', async () => {
    const { url } = await listen({ groups: 10 });
    const half = body(6);
    // Messages of protobuf that follow each other are one.
    const twice = typeof half === 'string' ? half.replace(/\[(\{.*\})\]\}$/, '[$1,$1]}') : Buffer.concat([half, half]);
    const { status, body: said } = await sendOtlp(url, twice, { path });
    expect([status, said.message]).toEqual([413, `The request has more than 10 ${plural}`]);
  });

  it('give others a turn between them', async () => {
    const { url } = await listen({ turnMs: 0 });
    let turns = 0;
    let watching = true;
    const look = () => {
      turns += 1;
      if (watching) setImmediate(look);
    };
    look();
    const { status } = await sendOtlp(url, body(5_000), { path });
    watching = false;
    expect(status).toBe(200);
    expect(turns).toBeGreaterThan(4_000);
  });
});

it.each([
  ['resources', '/v1/logs', (all: Buffer) => all, 1],
  ['scopes', '/v1/traces', (all: Buffer) => nested(1, all), 2],
  ['metrics', '/v1/metrics', (all: Buffer) => nested(1, nested(2, all)), 2],
] as const)('32 KB that are 30 MB of empty %s are refused with 413', async (plural, path, within, number) => {
  const { url } = await listen();
  const { status, body } = await sendOtlp(url, within(many(15_000_000, nested(number))), { path, gzip: true });
  expect([status, body.message]).toEqual([413, `The request has more than 100000 ${plural}`]);
});

it('what is beside the records of a JSON body has a bound, also where it is nothing but empty lists', async () => {
  const { url } = await listen();
  const lists = '"":[],'.repeat(1_000_000);
  const { status, body } = await sendOtlp(url, `{"resourceLogs":[{"scopeLogs":[{${lists}"":[]}]}]}`, { gzip: true });
  expect([status, body.message]).toEqual([413, 'The request has more than 4194304 bytes beside its log records']);
});

describe('a metric that is longer than a record may be is refused with 413', () => {
  const name = 'x'.repeat(1_001);
  const message = 'A metric of the request is longer than 1000 bytes';

  it('in JSON', async () => {
    const { url } = await listen({ unitBytes: 1_000 });
    const metrics = JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics: [{ name }] }] }] });
    const { status, body } = await sendOtlp(url, metrics, { path: '/v1/metrics' });
    expect([status, body.message]).toEqual([413, message]);
  });

  it.each([
    ['by its name', encoded('MetricHead', { name })],
    ['by what is not known of it', nested(99, Buffer.from(name))],
    ['by what is not known of its data', nested(5, nested(99, Buffer.from(name)))],
  ])('in protobuf, %s', async (_, metric) => {
    const { url } = await listen({ unitBytes: 1_000 });
    const { status, body } = await sendOtlp(url, nested(1, nested(2, nested(2, metric))), { path: '/v1/metrics' });
    expect([status, body.message]).toEqual([413, message]);
  });
});

describe('the rows of a request', () => {
  /** Many records that share an attribute. */
  const sharing = (records: number, bytes: number) => {
    const resource = { attributes: [attribute('a', 'x'.repeat(bytes))] };
    const logRecords = Array.from({ length: records }, () => logRecord());
    return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] });
  };

  it('are counted with what they share in each of them, and refused with 413 where they are too long', async () => {
    const { engine, url } = await listen({ rowBytes: 100_000 });
    expect((await sendOtlp(url, sharing(9, 10_000))).status).toBe(200);
    const { status, body } = await sendOtlp(url, sharing(10, 10_000));
    expect([status, body]).toEqual([
      413,
      { code: 11, message: 'The request has more than 100000 bytes of rows, with what they share in each of them' },
    ]);
    expect(engine.rows('otel_logs')).toHaveLength(9);
  });

  it('are not 3 GB of a request of 1 KB', async () => {
    const { engine, url } = await listen();
    const { status } = await sendOtlp(url, sharing(3_000, 1_000_000), { gzip: true });
    expect(status).toBe(413);
    expect(engine.inserts).toHaveLength(0);
  });
});

describe('a tenant that fills its part of what may be in work', () => {
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

  /** Until there is no room: what asks takes a part of it meanwhile, so that another body is begun each time. */
  const fill = (url: string, content: Buffer, encoding: 'gzip' | 'identity') =>
    expect
      .poll(() => {
        begin(url, content, encoding);
        return statusOf(url, 'good');
      })
      .toBe(429);

  it.each([
    ['identity', blank],
    ['gzip', gzipSync(blank)],
  ] as const)('with bodies that do not end does not shut out the others (%s)', async (encoding, content) => {
    const { engine, url } = await listen({ bytesInWork: 240_000, bytesInWorkOfOne: 120_000 });
    await fill(url, content, encoding);
    const { status, headers, body: said } = await sendOtlp(url, body);
    expect([status, headers.get('retry-after'), said]).toEqual([
      429,
      '1',
      { code: 8, message: 'The service is busy with what this tenant sent before: send it again later' },
    ]);
    for (let time = 0; time < 3; time += 1) expect(await statusOf(url, 'other')).toBe(200);
    expect(engine.inserts.map(({ database }) => database)).toContain('team_other');
  });

  it('has room again when they have ended', async () => {
    const { url } = await listen({ bytesInWork: 240_000, bytesInWorkOfOne: 120_000 });
    await fill(url, blank, 'identity');
    for (const request of unfinished) request.destroy();
    await expect.poll(() => statusOf(url, 'good')).toBe(200);
  });

  it('has room again when nothing more has come of them for a while', async () => {
    const { url, lines } = await listen({ bytesInWork: 240_000, bytesInWorkOfOne: 120_000, bodySilenceMs: 5_000 });
    await fill(url, blank, 'identity');
    await expect.poll(() => statusOf(url, 'good')).toBe(200);
    expect(lines.map((line) => JSON.parse(line).reason)).toContain('The body ended early');
  });

  it('may take as long as it likes for what the engine does', async () => {
    const { engine, url } = await listen({ bodySilenceMs: 50 });
    engine.before = () => new Promise((resolve) => setTimeout(resolve, 300));
    expect(await statusOf(url, 'good')).toBe(200);
  });

  it('hears with 413 of a request that would not have room even alone', async () => {
    const { url } = await listen({ bytesInWorkOfOne: 10_000 });
    const { status, body: said } = await sendOtlp(
      url,
      logsProtobuf(logRecord({ body: { stringValue: 'x'.repeat(6_000) } })),
    );
    expect([status, said]).toEqual([
      413,
      { code: 11, message: 'The request and its rows take more than 10000 bytes of memory' },
    ]);
  });
});

describe('the number of values', () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, nth) => attribute(`key ${nth}`, 'x'));
  const bucketCounts = (count: number) => Array.from({ length: count }, () => 1);
  const buckets = (count: number) => ({ positive: { offset: 0, bucketCounts: bucketCounts(count) } });
  const metrics = (point: object) =>
    JSON.stringify({
      resourceMetrics: [
        { scopeMetrics: [{ metrics: [{ name: 'm', exponentialHistogram: { dataPoints: [point] } }] }] },
      ],
    });
  const metricsProtobuf = (point: object) => {
    const dataPoint = nested(1, encoded('ExponentialHistogramPoint', point));
    return nested(1, nested(2, nested(2, encoded('MetricHead', { name: 'm' }), nested(10, dataPoint))));
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
  ])('of %s has a limit, beyond which the record is rejected', async (_, path, body) => {
    const { url } = await listen({ unitValues: 2_000 });
    expect((await sendOtlp(url, body(300), { path })).body).toEqual({});
    const { status, body: answer } = await sendOtlp(url, body(20_000), { path });
    expect(status).toBe(200);
    expect(answer.partialSuccess.errorMessage).toContain('has more than 2000 values');
  });

  it.each([
    ['JSON', JSON.stringify({ resourceLogs: [{ resource: { attributes: attributes(1_000) } }] })],
    ['protobuf', nested(1, nested(1, encoded('Resource', { attributes: attributes(1_000) })))],
  ])('of a resource has a limit in %s, beyond which the request is rejected with 413', async (_, body) => {
    const { url } = await listen({ unitValues: 2_000 });
    const { status, body: answer } = await sendOtlp(url, body);
    expect([status, answer.message]).toEqual([413, 'A resource of the request has more than 2000 values']);
  });

  it('of a JSON body without its records has a limit, beyond which the request is rejected with 413', async () => {
    const { url } = await listen();
    const body = `{"resourceLogs":[{"x":[${'[],'.repeat(60_000)}0]}]}`;
    const { status, body: answer } = await sendOtlp(url, body);
    expect([status, answer.message]).toEqual([413, 'The request has more than 25000 values beside its log records']);
  });
});
