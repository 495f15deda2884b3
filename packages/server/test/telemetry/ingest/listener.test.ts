import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import { listen } from './listen.ts';
import { attribute, logRecord, logsJson, logsProtobuf, nested, sendOtlp } from './requests.ts';

/** Both encodings of the same records. */
const encodings = [
  ['protobuf', logsProtobuf, 'application/x-protobuf'],
  ['JSON', logsJson, 'application/json'],
] as const;

describe.each(encodings)('in %s', (_, logs, contentType) => {
  it.each([false, true])('takes records in and says so with an empty answer (gzip: %s)', async (gzip) => {
    const { engine, url } = await listen();
    const { status, headers, bytes } = await sendOtlp(url, logs(logRecord(), logRecord()), { gzip });
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
    expect(bytes.toString()).toBe(contentType === 'application/json' ? '{}' : '');
    expect(engine.rows('otel_logs').map(({ Body, ServiceName }) => [Body, ServiceName])).toEqual([
      ['paid', 'checkout'],
      ['paid', 'checkout'],
    ]);
  });

  it('answers only when the rows are in the engine', async () => {
    const { engine, url } = await listen();
    const gate = Promise.withResolvers<void>();
    engine.before = () => gate.promise;
    let answered = false;
    const answer = sendOtlp(url, logs(logRecord())).finally(() => {
      answered = true;
    });
    await wait(60);
    expect(answered).toBe(false);
    gate.resolve();
    expect((await answer).status).toBe(200);
  });

  it('accepts the good part of a request and says what it did not accept', async () => {
    const { engine, url } = await listen();
    const bad = logRecord({ severityNumber: 25 });
    const { status, body } = await sendOtlp(url, logs(logRecord(), bad, bad));
    expect(status).toBe(200);
    const errorMessage = '2 log records were not accepted; the first: the severity number is 25, expected 0 to 24';
    expect(body.partialSuccess).toEqual({
      [contentType === 'application/json' ? 'rejectedLogRecords' : 'rejected']: '2',
      errorMessage,
    });
    expect(engine.rows('otel_logs')).toHaveLength(1);
  });

  it('accepts a request without records', async () => {
    const { engine, url } = await listen();
    expect((await sendOtlp(url, logs())).status).toBe(200);
    expect(engine.inserts).toHaveLength(0);
  });

  it('does not accept a record that is longer than the limit, and says so', async () => {
    const { engine, url } = await listen({ unitBytes: 1_000 });
    const { body } = await sendOtlp(url, logs(logRecord({ body: { stringValue: 'x'.repeat(1_001) } }), logRecord()));
    expect(body.partialSuccess.errorMessage).toBe(
      '1 log records were not accepted; the first: one is longer than 1000 bytes or has more than 20000 values',
    );
    expect(engine.rows('otel_logs')).toHaveLength(1);
  });

  it('refuses a request with more records than the limit with 413, and takes none of them', async () => {
    const { engine, url } = await listen({ units: 10 });
    const { status, body } = await sendOtlp(url, logs(...Array.from({ length: 11 }, () => logRecord())));
    expect([status, body]).toEqual([413, { code: 11, message: 'The request has more than 10 log records' }]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('answers 503 with Retry-After when the engine does not take the rows, and gives the room back', async () => {
    const { engine, url, lines } = await listen({ bytesInWork: 10_000 });
    engine.before = async () => {
      throw new Error('no space left on device');
    };
    for (let time = 0; time < 20; time += 1) {
      const { status, headers, body } = await sendOtlp(url, logs(logRecord()));
      expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([503, '1', contentType]);
      expect(body.code).toBe(14);
      expect(body.message).toMatch(/^The telemetry engine does not take anything in/);
    }
    expect(lines.some((line) => line.includes('no space left'))).toBe(true);
    engine.before = async () => {};
    expect((await sendOtlp(url, logs(logRecord()))).status).toBe(200);
  });

  it('refuses a value that is nested too deep with 400', async () => {
    const { url } = await listen();
    let value: object = { stringValue: 'x' };
    for (let level = 0; level < 60; level += 1) value = { arrayValue: { values: [value] } };
    const text = logsJson(logRecord({ body: value }));
    let bytes: Uint8Array = Buffer.from('\n\u0001x');
    for (let level = 0; level < 60; level += 1) bytes = nested(5, nested(1, bytes));
    const body = contentType === 'application/json' ? text : nested(1, nested(2, nested(2, nested(5, bytes))));
    const answer = await sendOtlp(url, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 3, message: 'The body cannot be read: its values are nested deeper than 100 levels' },
    ]);
  });

  it('gives others a turn between any two records of a large request, once its own is over', async () => {
    const { engine, url } = await listen({ turnMs: 0 });
    let turns = 0;
    let watching = true;
    const look = () => {
      turns += 1;
      if (watching) setImmediate(look);
    };
    look();
    const answer = await sendOtlp(url, logs(...Array.from({ length: 5_000 }, () => logRecord())));
    watching = false;
    expect(answer.status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(5_000);
    // One for each record, less those between which the clock stood still; without any it is about ten.
    expect(turns).toBeGreaterThan(4_000);
  });
});

describe('refuses', () => {
  it.each([
    ['text/plain', 'application/json'],
    ['application/json; charset=latin1', 'application/json'],
    ['application/x-protobuf-not', 'application/json'],
  ])('the content type %s with 415', async (contentType, answered) => {
    const { url } = await listen();
    const { status, headers, body } = await sendOtlp(url, logsJson(), { headers: { 'content-type': contentType } });
    expect([status, headers.get('content-type')]).toEqual([415, answered]);
    expect(body).toEqual({
      code: 3,
      message: 'Expected a body of the content type application/x-protobuf or application/json',
    });
  });

  it('another compression than gzip with 415', async () => {
    const { url } = await listen();
    const { status, body } = await sendOtlp(url, logsJson(), { headers: { 'content-encoding': 'br' } });
    expect([status, body.message]).toEqual([415, 'Expected a body that is compressed with gzip, or not at all']);
  });

  it.each([
    ['no protobuf', Buffer.from('hello'), 'The body is not valid protobuf'],
    [
      'protobuf that ends early',
      logsProtobuf(logRecord()).subarray(0, 40),
      'The body is not valid protobuf: a part of it ends early',
    ],
    ['no JSON', 'hello', 'The body is not valid JSON'],
    ['JSON that ends early', logsJson(logRecord()).slice(0, -3), 'The body is not valid JSON'],
    [
      'JSON with brackets that do not match',
      '{"resourceLogs":[}]',
      'The body is not valid JSON: its brackets do not match',
    ],
    ['a list with a hole', '{"resourceLogs":[{"scopeLogs":[{"logRecords":[{},,{}]}]}]}', 'The body is not valid JSON'],
    [
      'JSON that is nested without end',
      '['.repeat(1_000_000),
      'The body is not valid: it is nested deeper than 256 levels',
    ],
    ['JSON that is a list', '[]', 'The body is not valid OTLP: expected an object'],
    ['a list that is a number', '{"resourceLogs":5}', 'The body is not valid OTLP: resourceLogs: expected a list'],
    [
      'a name that is a number',
      logsJson(logRecord(), logRecord({ attributes: [{ key: 5 }] })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[1].attributes[0].key: expected a text',
    ],
    [
      'an id in base64',
      logsJson(logRecord({ traceId: 'W47/95gDgQPSabYzgT/GDA==' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].traceId: expected an id in hex',
    ],
    [
      'an enumeration by name',
      logsJson(logRecord({ severityNumber: 'SEVERITY_NUMBER_INFO' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].severityNumber: expected an integer from -2147483648 to 2147483647',
    ],
    [
      'a time with a sign',
      logsJson(logRecord({ timeUnixNano: '-1' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].timeUnixNano: expected a whole number of 64 bits without a sign',
    ],
  ] as const)('%s with 400 and a Status in its own encoding', async (_, sent, message) => {
    const { engine, url } = await listen();
    const { status, headers, body } = await sendOtlp(url, sent);
    const contentType = typeof sent === 'string' ? 'application/json' : 'application/x-protobuf';
    expect([status, headers.get('content-type'), body]).toEqual([400, contentType, { code: 3, message }]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('what is not UTF-8 as JSON with 400', async () => {
    const { url } = await listen();
    const json = { 'content-type': 'application/json' };
    const { status, body } = await sendOtlp(url, Buffer.from([0x7b, 0xff, 0x7d]), { headers: json });
    expect([status, body.message]).toEqual([400, 'The body is not valid JSON: it is not UTF-8']);
  });

  it('what says gzip and is not with 400', async () => {
    const { url } = await listen();
    const { status, body } = await sendOtlp(url, logsJson(), { headers: { 'content-encoding': 'gzip' } });
    expect([status, body.message]).toEqual([400, 'The body is not valid gzip']);
  });

  it('gzip that ends early with 400', async () => {
    const { url } = await listen();
    const { status } = await sendOtlp(url, gzipSync(logsProtobuf(logRecord())).subarray(0, 30), {
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(400);
  });

  it('a key that is not known with 401, before it reads the body', async () => {
    const { url } = await listen();
    const { status, headers, body } = await sendOtlp(url, 'no JSON', { key: 'bad' });
    expect([status, body]).toEqual([401, { code: 16, message: 'The key was not found' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="observability-api telemetry"');
  });

  it('another path with 404, and another method with 405', async () => {
    const { url } = await listen();
    const elsewhere = await sendOtlp(url, logsJson(), { path: '/v1/profiles' });
    expect([elsewhere.status, elsewhere.body]).toEqual([
      404,
      'There is /v1/logs, /v1/traces, /v1/metrics, and nothing else here\n',
    ]);
    const get = await sendOtlp(url, '', { method: 'GET' });
    expect([get.status, get.headers.get('allow'), get.body.message]).toEqual([405, 'POST', 'Expected the method POST']);
  });

  it('a path that cannot be read like one that is not there', async () => {
    const { url } = await listen();
    const { status } = await fetch(`${url}/v1/%zz`, { method: 'POST' });
    expect(status).toBe(404);
  });

  it('a body over the limit with 413, whether its length is said or not', async () => {
    const { url } = await listen({ bodyBytes: 1_000 });
    const large = logsJson(logRecord({ body: { stringValue: 'x'.repeat(2_000) } }));
    const said = await sendOtlp(url, large);
    expect([said.status, said.body.message]).toEqual([
      413,
      'The body is larger than the 1000 bytes that this service accepts',
    ]);
    const request = httpRequest(`${url}/v1/logs`, {
      method: 'POST',
      headers: { authorization: 'good', 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    request.end(large);
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    response.resume();
    await once(response, 'end');
  });

  it('a small body that is large when it is decompressed with 413, without decompressing it all', async () => {
    const { url } = await listen({ inflatedBytes: 100_000 });
    const { status, body } = await sendOtlp(url, Buffer.alloc(50_000_000), { gzip: true });
    expect([status, body.message]).toEqual([
      413,
      'The body is larger than the 100000 bytes that this service accepts when it is decompressed',
    ]);
  });

  it('a resource that is longer than a record may be with 413', async () => {
    const { url } = await listen({ unitBytes: 1_000 });
    const large = { attributes: [{ key: 'a', value: { stringValue: 'x'.repeat(1_001) } }] };
    const { status, body } = await sendOtlp(
      url,
      JSON.stringify({ resourceLogs: [{ resource: large, scopeLogs: [{ logRecords: [logRecord()] }] }] }),
    );
    expect([status, body.message]).toEqual([413, 'A resource of the request is longer than 1000 bytes']);
  });

  it('what there is no room for with 429 and Retry-After, and has room again when the engine is through', async () => {
    const { engine, url } = await listen({ bytesInWork: 4_000 });
    const gate = Promise.withResolvers<void>();
    engine.before = () => gate.promise;
    const body = logsJson(logRecord(), logRecord());
    const first = Array.from({ length: 8 }, () => sendOtlp(url, body));
    const statuses: number[] = [];
    for (const answer of first) void answer.then(({ status }) => statuses.push(status));
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    const { status, headers, body: said } = await sendOtlp(url, body);
    expect([status, headers.get('retry-after'), said]).toEqual([
      429,
      '1',
      { code: 8, message: 'The service is busy with what came before: send it again later' },
    ]);
    gate.resolve();
    const answered = (await Promise.all(first)).filter(({ status }) => status === 200).length;
    expect(answered).toBeGreaterThan(0);
    expect(engine.rows('otel_logs')).toHaveLength(answered * 2);
    expect((await sendOtlp(url, body)).status).toBe(200);
  });

  it('a body of which nothing more comes, without a loss for others', async () => {
    const { engine, url } = await listen();
    const request = httpRequest(`${url}/v1/logs`, {
      method: 'POST',
      headers: { authorization: 'good', 'content-type': 'application/json', 'content-length': '1000' },
    });
    request.on('error', () => undefined);
    request.write('{"resourceLogs":[');
    await wait(20);
    request.destroy();
    expect((await sendOtlp(url, logsJson(logRecord()))).status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(1);
  });
});

describe('batches', () => {
  it('have room for many records that share a long resource, which is in memory once', async () => {
    const { engine, url } = await listen({ bytesInWork: 2_000_000 });
    const from = { attributes: [attribute('note', 'x'.repeat(10_000))] };
    const logRecords = Array.from({ length: 1_000 }, () => logRecord());
    const body = JSON.stringify({ resourceLogs: [{ resource: from, scopeLogs: [{ logRecords }] }] });
    expect((await sendOtlp(url, body)).status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(1_000);
  });

  it.each(encodings)(
    'have as many rows as their size allows, and do not count what rows share as theirs (%s)',
    async (_, logs) => {
      const { engine, url } = await listen({ batchMs: 60_000, batchRows: 4_000, largestBatchBytes: 2_000_000 });
      const body = logs(...Array.from({ length: 1_000 }, () => logRecord()));
      await Promise.all(Array.from({ length: 4 }, () => sendOtlp(url, body)));
      expect(engine.inserts.map(({ rows }) => rows.length)).toEqual([4_000]);
    },
  );
});

describe('the log', () => {
  it('says who was refused and why, and nothing of what was sent', async () => {
    const { url, lines } = await listen();
    await sendOtlp(url, logsJson(logRecord({ traceId: 'a secret' })));
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({ route: '/v1/logs', status: 400, address: '127.0.0.1', tenant: 'team' });
    expect(line).not.toContain('a secret');
  });
});

describe('a start', () => {
  it('on a port that is taken says which option chooses another', async () => {
    const { url, engine } = await listen();
    const port = Number(new URL(url).port);
    const second = startOtlp({
      engine,
      authenticate: async () => ({ database: 'default', log: {} }),
      host: '127.0.0.1',
      port,
      log: pino({ level: 'silent' }),
    });
    await expect(second).rejects.toThrow(
      `Port ${port}, which takes telemetry in, is already in use: stop what uses it, or choose another with --otlp-port.`,
    );
  });
});

describe('a stop', () => {
  it('inserts what waits, answers it, and takes nothing more', async () => {
    const { engine, url, otlp, requests } = await listen({ batchMs: 3_600_000 });
    const waiting = Array.from({ length: 3 }, () => sendOtlp(url, logsProtobuf(logRecord())));
    await expect.poll(requests).toBe(3);
    await wait(20);
    expect(engine.inserts).toHaveLength(0);
    await otlp.close();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(engine.rows('otel_logs')).toHaveLength(3);
    await expect(sendOtlp(url, logsJson())).rejects.toThrow();
  });
});
