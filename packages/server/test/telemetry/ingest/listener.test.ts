import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { rejectUnusableOtlpPort } from '../../../src/http/listen.ts';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import { countTicks } from '../../support/count-ticks.ts';
import { attribute, encodeMessage, logRecord, logsJson, logsProtobuf, protobufField, sendOtlp } from './requests.ts';
import { listen } from './start-listener.ts';

/** The encodings: name, function that encodes log records, and content type. */
const encodings = [
  ['protobuf', logsProtobuf, 'application/x-protobuf'],
  ['JSON', logsJson, 'application/json'],
] as const;

describe.each(encodings)('the listener for OTLP in %s', (_, logs, contentType) => {
  it.each([
    { gzip: false, chunked: false },
    { gzip: true, chunked: false },
    { gzip: false, chunked: true },
    { gzip: true, chunked: true },
  ])('accepts log records and sends an empty response (gzip: $gzip, chunked: $chunked)', async (options) => {
    const { engine, url } = await listen();
    const { status, headers, bytes } = await sendOtlp(url, logs(logRecord(), logRecord()), options);
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
    expect(bytes.toString()).toBe(contentType === 'application/json' ? '{}' : '');
    expect(engine.rows('otel_logs').map(({ Body, ServiceName }) => [Body, ServiceName])).toEqual([
      ['paid', 'checkout'],
      ['paid', 'checkout'],
    ]);
  });

  it('responds only after the rows are stored', async () => {
    const { engine, url } = await listen();
    const gate = Promise.withResolvers<void>();
    const inserting = Promise.withResolvers<void>();
    engine.beforeInsert = () => {
      inserting.resolve();
      return gate.promise;
    };
    let isResolved = false;
    const response = sendOtlp(url, logs(logRecord())).finally(() => {
      isResolved = true;
    });
    await inserting.promise;
    // This request has no rows to insert. A response that does not wait for the insert would arrive before this one.
    expect((await sendOtlp(url, logs())).status).toBe(200);
    expect(isResolved).toBe(false);
    gate.resolve();
    expect((await response).status).toBe(200);
  });

  it('stores the valid records of a request and reports the rejected ones', async () => {
    const { engine, url } = await listen();
    const invalid = logRecord({ severityNumber: 25 });
    const { status, body } = await sendOtlp(url, logs(logRecord(), invalid, invalid));
    expect(status).toBe(200);
    const errorMessage =
      'Rejected 2 log records. Reason of the first: expected a severity number from 0 to 24, received 25.';
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

  it('reports a record above the size limit and stores the others', async () => {
    const { engine, url } = await listen({ recordBytes: 1_000 });
    const { body } = await sendOtlp(url, logs(logRecord({ body: { stringValue: 'x'.repeat(1_001) } }), logRecord()));
    expect(body.partialSuccess.errorMessage).toBe(
      'Rejected 1 log record. Reason of the first: expected at most 1000 bytes and 20000 values, received more.',
    );
    expect(engine.rows('otel_logs')).toHaveLength(1);
  });

  it('rejects a request with too many records with 413 and stores none of them', async () => {
    const { engine, url } = await listen({ records: 10 });
    const { status, body } = await sendOtlp(url, logs(...Array.from({ length: 11 }, () => logRecord())));
    expect([status, body]).toEqual([
      413,
      { code: 11, message: 'Expected at most 10 log records per request, received more.' },
    ]);
    expect(engine.inserts).toHaveLength(0);
  });

  it('responds with 503 and Retry-After when the insert fails, and releases the memory', async () => {
    const { engine, url, lines } = await listen({ inFlightBytes: 5_000 });
    engine.beforeInsert = async () => {
      throw new Error('no space left on device');
    };
    for (let time = 0; time < 20; time += 1) {
      const { status, headers, body } = await sendOtlp(url, logs(logRecord()));
      expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([503, '1', contentType]);
      expect(body.code).toBe(14);
      expect(body.message).toMatch(/^The telemetry engine cannot store data now\./);
    }
    expect(lines.some((line) => line.includes('no space left'))).toBe(true);
    engine.beforeInsert = async () => {};
    expect((await sendOtlp(url, logs(logRecord()))).status).toBe(200);
  });

  it('rejects a value with too many nested levels with 400', async () => {
    const { url } = await listen();
    // Each array has two levels: the value and its list of values.
    let value: object = { stringValue: 'x' };
    for (let level = 0; level < 60; level += 1) value = { arrayValue: { values: [value] } };
    // The encoder of the protobuf library allows fewer levels, so the test nests the fields itself.
    let bytes = encodeMessage('AnyValue', { stringValue: 'x' });
    for (let level = 0; level < 60; level += 1) bytes = protobufField(5, protobufField(1, bytes));
    const body =
      contentType === 'application/json'
        ? logsJson(logRecord({ body: value }))
        : protobufField(1, protobufField(2, protobufField(2, protobufField(5, bytes))));
    const response = await sendOtlp(url, body);
    expect([response.status, response.body]).toEqual([
      400,
      { code: 3, message: 'Expected values of at most 100 nested levels, received more.' },
    ]);
  });

  it('yields to the event loop between records after the time slice', async () => {
    const { engine, url } = await listen({ timeSliceMs: 0 });
    const body = logs(...Array.from({ length: 5_000 }, () => logRecord()));
    const { result, ticks } = await countTicks(() => sendOtlp(url, body));
    expect(result.status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(5_000);
    // One tick per record, except where the clock did not advance. Without yielding, there are about ten ticks.
    expect(ticks).toBeGreaterThan(4_000);
  });
});

describe('batches', () => {
  it('hold a long resource in memory once, however many records it has', async () => {
    const { engine, url } = await listen({ inFlightBytes: 2_000_000 });
    const longResource = { attributes: [attribute('note', 'x'.repeat(10_000))] };
    const logRecords = Array.from({ length: 1_000 }, () => logRecord());
    const body = JSON.stringify({ resourceLogs: [{ resource: longResource, scopeLogs: [{ logRecords }] }] });
    expect((await sendOtlp(url, body)).status).toBe(200);
    expect(engine.rows('otel_logs')).toHaveLength(1_000);
  });

  it.each(encodings)('combine requests that together are within the size limit of a batch (%s)', async (_, logs) => {
    const { engine, url } = await listen({ batchMs: 60_000, batchRows: 4_000, maxBatchBytes: 2_000_000 });
    const body = logs(...Array.from({ length: 1_000 }, () => logRecord()));
    await Promise.all(Array.from({ length: 4 }, () => sendOtlp(url, body)));
    expect(engine.inserts.map(({ rows }) => rows.length)).toEqual([4_000]);
  });
});

describe('the log', () => {
  it('contains the route, status and sender of a rejected request, but no part of its body', async () => {
    const { url, lines } = await listen();
    await sendOtlp(url, logsJson(logRecord({ traceId: 'a secret' })));
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({ route: '/v1/logs', status: 400, address: '127.0.0.1', tenant: 'team' });
    expect(line).not.toContain('a secret');
  });
});

describe('a start', () => {
  it('on a port in use fails with an error that names the option to change', async () => {
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
      `Port ${port} of the OTLP listener is already in use. Stop the process that uses it, or choose another port with --otlp-port.`,
    );
  });

  it('on a port that the user has no permission for fails with an error that names the option to change', () => {
    const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(() => rejectUnusableOtlpPort(denied, 318, '--otlp-port')).toThrow(
      'This user has no permission to listen on port 318 of the OTLP listener. Choose another port with --otlp-port.',
    );
  });
});

describe('a stop', () => {
  it('inserts waiting rows, responds to their requests, and accepts no new request', async () => {
    const { engine, url, otlp, authentications } = await listen({ batchMs: 3_600_000 });
    const waiting = Array.from({ length: 3 }, () => sendOtlp(url, logsProtobuf(logRecord())));
    await expect.poll(authentications).toBe(3);
    expect(engine.inserts).toHaveLength(0);
    await otlp.close();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(engine.rows('otel_logs')).toHaveLength(3);
    await expect(sendOtlp(url, logsJson())).rejects.toThrow();
  });
});
