import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { logRecord, logsJson, logsProtobuf, sendOtlp } from './requests.ts';
import { listen } from './start-listener.ts';

describe('OTLP over HTTP rejects', () => {
  it.each(['text/plain', 'application/json; charset=latin1', 'application/x-protobuf-not', 'json'])(
    'the content type %s with 415',
    async (contentType) => {
      const { url } = await listen();
      const { status, headers, body } = await sendOtlp(url, logsJson(), { headers: { 'content-type': contentType } });
      expect([status, headers.get('content-type')]).toEqual([415, 'application/json']);
      expect(body).toEqual({
        code: 3,
        message: `Expected the content type application/x-protobuf or application/json in UTF-8, received ${contentType}.`,
      });
    },
  );

  it('a content encoding other than gzip and identity with 415', async () => {
    const { url } = await listen();
    const { status, body } = await sendOtlp(url, logsJson(), { headers: { 'content-encoding': 'br' } });
    expect([status, body.message]).toEqual([
      415,
      'Expected the content encoding gzip or identity, received another one.',
    ]);
  });

  it.each([
    ['invalid protobuf', Buffer.from('hello'), 'The body is not valid protobuf.'],
    [
      'truncated protobuf',
      logsProtobuf(logRecord()).subarray(0, 40),
      'The body is not valid protobuf: a message is truncated.',
    ],
    ['invalid JSON', 'hello', 'The body is not valid JSON.'],
    ['truncated JSON', logsJson(logRecord()).slice(0, -3), 'The body is not valid JSON.'],
    ['JSON with mismatched brackets', '{"resourceLogs":[}]', 'The body is not valid JSON: the brackets do not match.'],
    [
      'an array with a missing item',
      '{"resourceLogs":[{"scopeLogs":[{"logRecords":[{},,{}]}]}]}',
      'The body is not valid JSON.',
    ],
    [
      'JSON with too many nested levels',
      '['.repeat(1_000_000),
      'Expected a body of at most 256 nested levels, received more.',
    ],
    ['a JSON array', '[]', 'The body is not valid OTLP: expected an object.'],
    [
      'a number in place of an array',
      '{"resourceLogs":5}',
      'The body is not valid OTLP: resourceLogs: expected an array.',
    ],
    [
      'a number in place of a key',
      logsJson(logRecord(), logRecord({ attributes: [{ key: 5 }] })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[1].attributes[0].key: expected a string.',
    ],
    [
      'an id in base64',
      logsJson(logRecord({ traceId: 'W47/95gDgQPSabYzgT/GDA==' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].traceId: expected a hexadecimal id with an even number of digits.',
    ],
    [
      'an enum value by name',
      logsJson(logRecord({ severityNumber: 'SEVERITY_NUMBER_INFO' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].severityNumber: expected an integer from -2147483648 to 2147483647.',
    ],
    [
      'a negative time',
      logsJson(logRecord({ timeUnixNano: '-1' })),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].timeUnixNano: expected an unsigned 64-bit integer.',
    ],
    [
      'a repeated name outside the records',
      '{"resourceLogs":[],"resource\\u004cogs":[]}',
      'The body is not valid OTLP: resourceLogs: the name occurs more than once in this object.',
    ],
    [
      'a repeated list of records',
      logsJson(logRecord()).replace(/("logRecords":\[.*?\])\}\]\}\]/, '$1,$1}]}]'),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords: the name occurs more than once in this object.',
    ],
    [
      'a repeated name in a record',
      logsJson(logRecord(), logRecord({ body: { stringValue: 'PLACEHOLDER' } })).replace(
        '"PLACEHOLDER"',
        '"a","stringValue":"b"',
      ),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[1].body.stringValue: the name occurs more than once in this object.',
    ],
    [
      'a repeated name in an unknown field of a record',
      logsJson(logRecord({ unknown: 'PLACEHOLDER' })).replace('"PLACEHOLDER"', '{"a":[{"b":1,"b":1}]}'),
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0].unknown.a[0].b: the name occurs more than once in this object.',
    ],
  ] as const)('%s with 400 and a Status in the encoding of the request', async (_, sent, message) => {
    const { engine, url } = await listen();
    const { status, headers, body } = await sendOtlp(url, sent);
    const contentType = typeof sent === 'string' ? 'application/json' : 'application/x-protobuf';
    expect([status, headers.get('content-type'), body]).toEqual([400, contentType, { code: 3, message }]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('JSON that is not UTF-8 with 400', async () => {
    const { url } = await listen();
    const json = { 'content-type': 'application/json' };
    const { status, body } = await sendOtlp(url, Buffer.from([0x7b, 0xff, 0x7d]), { headers: json });
    expect([status, body.message]).toEqual([400, 'The body is not valid JSON: expected UTF-8.']);
  });

  it('invalid gzip with 400', async () => {
    const { url } = await listen();
    const { status, body } = await sendOtlp(url, logsJson(), { headers: { 'content-encoding': 'gzip' } });
    expect([status, body.message]).toEqual([400, 'The body is not valid gzip.']);
  });

  it('truncated gzip with 400', async () => {
    const { url } = await listen();
    const { status } = await sendOtlp(url, gzipSync(logsProtobuf(logRecord())).subarray(0, 30), {
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(400);
  });

  it('an unknown key with 401 before it parses the body', async () => {
    const { url } = await listen();
    const { status, headers, body } = await sendOtlp(url, 'no JSON', { key: 'bad' });
    expect([status, body]).toEqual([401, { code: 16, message: 'Ingestion key not found.' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="observability-api telemetry"');
  });

  it('an unknown path with 404 and another method with 405', async () => {
    const { url } = await listen();
    const unknownPath = await sendOtlp(url, logsJson(), { path: '/v1/profiles' });
    expect([unknownPath.status, unknownPath.body]).toEqual([
      404,
      'Not found. Expected one of the paths /v1/logs, /v1/traces, /v1/metrics.\n',
    ]);
    const get = await sendOtlp(url, '', { method: 'GET' });
    expect([get.status, get.headers.get('allow'), get.body.message]).toEqual([
      405,
      'POST',
      'Expected the method POST.',
    ]);
  });

  it('an unknown path and another method with a malformed content type with 404 and 405', async () => {
    const { url } = await listen();
    const headers = { 'content-type': 'json' };
    expect((await sendOtlp(url, logsJson(), { path: '/v1/profiles', headers })).status).toBe(404);
    expect((await sendOtlp(url, logsJson(), { method: 'PUT', headers })).status).toBe(405);
  });

  it('a malformed path with 404', async () => {
    const { url } = await listen();
    const { status } = await fetch(`${url}/v1/%zz`, { method: 'POST' });
    expect(status).toBe(404);
  });

  it('a body above the limit with 413, with or without Content-Length', async () => {
    const { url } = await listen({ bodyBytes: 1_000 });
    const large = logsJson(logRecord({ body: { stringValue: 'x'.repeat(2_000) } }));
    const withLength = await sendOtlp(url, large);
    expect([withLength.status, withLength.body.message]).toEqual([
      413,
      'Expected a body of at most 1000 bytes, received more.',
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

  it('a small body that decompresses to a large one with 413', async () => {
    const { url } = await listen({ decompressedBytes: 100_000 });
    const { status, body } = await sendOtlp(url, Buffer.alloc(50_000_000), { gzip: true });
    expect([status, body.message]).toEqual([
      413,
      'Expected a decompressed body of at most 100000 bytes, received more.',
    ]);
  });

  it('a resource above the size limit of a record with 413', async () => {
    const { url } = await listen({ recordBytes: 1_000 });
    const large = { attributes: [{ key: 'a', value: { stringValue: 'x'.repeat(1_001) } }] };
    const { status, body } = await sendOtlp(
      url,
      JSON.stringify({ resourceLogs: [{ resource: large, scopeLogs: [{ logRecords: [logRecord()] }] }] }),
    );
    expect([status, body.message]).toEqual([413, 'Expected a resource of at most 1000 bytes, received more.']);
  });

  it('requests above the memory budget with 429 and Retry-After until the rows are stored', async () => {
    const { engine, url } = await listen({ inFlightBytes: 4_000 });
    const gate = Promise.withResolvers<void>();
    engine.beforeInsert = () => gate.promise;
    const body = logsJson(logRecord(), logRecord());
    const first = Array.from({ length: 8 }, () => sendOtlp(url, body));
    const statuses: number[] = [];
    for (const response of first) void response.then(({ status }) => statuses.push(status));
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    const { status, headers, body: errorBody } = await sendOtlp(url, body);
    expect([status, headers.get('retry-after'), errorBody]).toEqual([
      429,
      '1',
      { code: 8, message: 'The service is processing too many requests. Send the request again later.' },
    ]);
    gate.resolve();
    const accepted = (await Promise.all(first)).filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect(engine.rows('otel_logs')).toHaveLength(accepted * 2);
    expect((await sendOtlp(url, body)).status).toBe(200);
  });

  it('a body whose connection closes early, and accepts later requests', async () => {
    const { engine, lines, url, authentications } = await listen();
    const request = httpRequest(`${url}/v1/logs`, {
      method: 'POST',
      headers: { authorization: 'good', 'content-type': 'application/json', 'content-length': '1000' },
    });
    request.on('error', () => undefined);
    request.write('{"resourceLogs":[');
    await expect.poll(authentications).toBe(1);
    request.destroy();
    await expect.poll(() => lines.map((line) => JSON.parse(line).reason)).toContain('The body ended early.');
    expect((await sendOtlp(url, logsJson(logRecord()))).status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(1);
  });
});
