import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Client, credentials, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { startOtlp } from '../../../src/http/otlp/start-otlp.ts';
import { messageType } from '../../../src/telemetry/otlp/messages/message-types.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { RecordingEngine } from './recording-engine.ts';
import { logRecord, logsProtobuf, timesOfDays } from './requests.ts';
import { listen } from './start-listener.ts';

const LOGS = '/opentelemetry.proto.collector.logs.v1.LogsService/Export';

/** The value of the trailer `grpc-status` for an invalid request. */
const INVALID_ARGUMENT = String(status.INVALID_ARGUMENT);

/** The connections of a test. */
const connections: { close(): void }[] = [];

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

interface CallOptions {
  readonly key?: string;
  readonly path?: string;
  readonly gzip?: boolean;
}

/** Opens a client of the gRPC library until the end of the test. */
function openClient(url: string, gzip = false): Client {
  const client = new Client(new URL(url).host, credentials.createInsecure(), {
    // 2 is gzip.
    ...(gzip && { 'grpc.default_compression_algorithm': 2 }),
    'grpc.enable_retries': 0,
  });
  connections.push(client);
  return client;
}

/** Makes a unary call, with a new client if `target` is a URL. Returns the response, or throws a ServiceError. */
function call(target: string | Client, message: Buffer, { key = 'good', path = LOGS, gzip = false }: CallOptions = {}) {
  const client = typeof target === 'string' ? openClient(target, gzip) : target;
  const metadata = new Metadata();
  if (key !== '') metadata.set('authorization', key);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const identity = (bytes: Buffer) => bytes;
  client.makeUnaryRequest(path, identity, identity, message, metadata, (error, response) => {
    if (error) reject(error);
    else resolve(response ?? Buffer.alloc(0));
  });
  return promise;
}

/** Returns the code and the message of the error that a call throws. */
async function errorOf(response: Promise<unknown>) {
  const { code, details } = await response.then(
    () => expect.fail('Expected the call to fail.'),
    (error: ServiceError) => error,
  );
  return [code, details];
}

/** Opens an HTTP/2 connection until the end of the test, for requests that the gRPC library cannot send. */
function connectHttp2(url: string): ClientHttp2Session {
  const session = connect(url).on('error', () => undefined);
  connections.push({ close: () => session.destroy() });
  return session;
}

const headers = { ':method': 'POST', ':path': LOGS, 'content-type': 'application/grpc', authorization: 'good' };

/** Sends bytes as the body of a call. Returns the headers and trailers of the response. */
async function sendFrame(url: string, body: Buffer, overrides: object = {}): Promise<IncomingHttpHeaders> {
  const stream = connectHttp2(url).request({ ...headers, ...overrides });
  stream.on('error', () => undefined);
  const received: IncomingHttpHeaders = {};
  stream.on('response', (response) => Object.assign(received, response));
  stream.on('trailers', (trailers) => Object.assign(received, trailers));
  stream.resume().end(body);
  await once(stream, 'close');
  return received;
}

/** Returns a gRPC message: a prefix with a flag and a length, and the message. */
function frame(message: Buffer, { flag = 0, length = message.length } = {}): Buffer {
  const prefix = Buffer.from([flag, 0, 0, 0, 0]);
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, message]);
}

describe('OTLP over gRPC', () => {
  it.each([false, true])('stores log records and returns an empty message (gzip: %s)', async (gzip) => {
    const { engine, grpcUrl } = await listen();
    expect(await call(grpcUrl, logsProtobuf(logRecord(), logRecord()), { gzip })).toEqual(Buffer.alloc(0));
    expect(engine.rows('otel_logs').map(({ Body, ServiceName }) => [Body, ServiceName])).toEqual([
      ['paid', 'checkout'],
      ['paid', 'checkout'],
    ]);
  });

  it('stores the telemetry of a key in the database of its tenant', async () => {
    const { engine, grpcUrl } = await listen();
    await call(grpcUrl, logsProtobuf(logRecord()), { key: 'other' });
    expect(engine.inserts.map(({ database }) => database)).toEqual(['team_other']);
  });

  it('reports rejected records in the response', async () => {
    const { grpcUrl } = await listen();
    const response = await call(grpcUrl, logsProtobuf(logRecord(), logRecord({ severityNumber: 25 })));
    const type = messageType('PartialSuccessResponse');
    expect(type.toObject(type.decode(response), { longs: String })).toEqual({
      partialSuccess: {
        rejected: '1',
        errorMessage:
          'Rejected 1 log record. Reason of the first: expected a severity number from 0 to 24, received 25.',
      },
    });
  });

  it('rejects a call above the memory limit with RESOURCE_EXHAUSTED', async () => {
    const { grpcUrl } = await listen({ inFlightBytes: 1_000 });
    expect(await errorOf(call(grpcUrl, logsProtobuf(logRecord({ body: { stringValue: 'x'.repeat(2_000) } }))))).toEqual(
      [
        status.RESOURCE_EXHAUSTED,
        'Expected a request whose body and rows take at most 1000 bytes of memory, received a larger one.',
      ],
    );
  });

  it('accepts concurrent calls of one client', async () => {
    const { engine, grpcUrl } = await listen();
    const client = openClient(grpcUrl);
    await Promise.all(Array.from({ length: 50 }, () => call(client, logsProtobuf(logRecord()))));
    expect(engine.rows('otel_logs')).toHaveLength(50);
  });
});

describe('OTLP over gRPC rejects', () => {
  it('a call without a key', async () => {
    const { grpcUrl } = await listen();
    expect(await errorOf(call(grpcUrl, logsProtobuf(logRecord()), { key: '' }))).toEqual([
      status.UNAUTHENTICATED,
      'Ingestion key not found.',
    ]);
  });

  it('a call with an unknown key before its message is complete', async () => {
    const { grpcUrl } = await listen();
    const stream = connectHttp2(grpcUrl).request({ ...headers, authorization: 'unknown' });
    stream.on('error', () => undefined);
    stream.write(frame(Buffer.alloc(10), { length: 16_000_000 }));
    const [response] = await once(stream, 'response');
    expect(response['grpc-status']).toBe(String(status.UNAUTHENTICATED));
    await once(stream, 'close');
    expect(stream.rstCode).toBe(constants.NGHTTP2_NO_ERROR);
  });

  it('an unknown method', async () => {
    const { grpcUrl } = await listen();
    const [code, details] = await errorOf(call(grpcUrl, Buffer.alloc(0), { path: '/x.Y/Z' }));
    expect([code, details]).toEqual([
      status.UNIMPLEMENTED,
      expect.stringContaining(`Expected one of the methods ${LOGS}`),
    ]);
  });

  it('a message above the limit', async () => {
    const { grpcUrl } = await listen({ bodyBytes: 100 });
    const message = logsProtobuf(logRecord({ body: { stringValue: 'x'.repeat(200) } }));
    expect(await errorOf(call(grpcUrl, message))).toEqual([
      status.RESOURCE_EXHAUSTED,
      'Expected a body of at most 100 bytes, received more.',
    ]);
  });

  it('a compressed message that is too large after decompression', async () => {
    const { grpcUrl } = await listen({ decompressedBytes: 1_000 });
    const message = logsProtobuf(logRecord({ body: { stringValue: 'x'.repeat(2_000) } }));
    expect(await errorOf(call(grpcUrl, message, { gzip: true }))).toEqual([
      status.RESOURCE_EXHAUSTED,
      'Expected a decompressed body of at most 1000 bytes, received more.',
    ]);
  });

  it('log records of more days than a request may have', async () => {
    const { engine, grpcUrl } = await listen();
    const records = timesOfDays(51).map((timeUnixNano) => logRecord({ timeUnixNano }));
    expect(await errorOf(call(grpcUrl, logsProtobuf(...records)))).toEqual([
      status.RESOURCE_EXHAUSTED,
      'Expected log records of at most 50 days (UTC) per request, received more. Send fewer days per request.',
    ]);
    expect(engine.inserts).toEqual([]);
  });

  it('a message that is not protobuf', async () => {
    const { grpcUrl } = await listen();
    const received = await sendFrame(grpcUrl, frame(Buffer.from('ÿ')));
    expect([received['grpc-status'], received['content-type']]).toEqual([INVALID_ARGUMENT, 'application/grpc']);
  });

  it.each([
    ['an unknown flag', frame(Buffer.alloc(0), { flag: 7 }), 'Expected a gRPC message, received another format.'],
    ['no message', Buffer.alloc(0), 'Expected a gRPC message of at least 5 bytes, received 0.'],
    ['a truncated prefix', Buffer.alloc(3), 'Expected a gRPC message of at least 5 bytes, received 3.'],
    ['a short message', frame(Buffer.alloc(3), { length: 4 }), 'Expected one message of 4 bytes, received fewer.'],
    ['a long message', frame(Buffer.alloc(5), { length: 4 }), 'Expected one message of 4 bytes, received more.'],
    [
      'an undeclared compression',
      frame(gzipSync(''), { flag: 1 }),
      'A compressed message requires the header grpc-encoding: gzip.',
    ],
  ])('a body with %s', async (_, body, message) => {
    const { grpcUrl, engine } = await listen();
    const received = await sendFrame(grpcUrl, body);
    expect([received['grpc-status'], decodeURIComponent(String(received['grpc-message']))]).toEqual([
      INVALID_ARGUMENT,
      message,
    ]);
    expect(engine.inserts).toEqual([]);
  });

  it('a compression other than gzip', async () => {
    const { grpcUrl } = await listen();
    const received = await sendFrame(grpcUrl, frame(Buffer.alloc(0)), { 'grpc-encoding': 'snappy' });
    expect([received['grpc-status'], received['grpc-accept-encoding']]).toEqual([
      String(status.UNIMPLEMENTED),
      'identity,gzip',
    ]);
  });

  it('a request with another content type with 415', async () => {
    const { grpcUrl, lines } = await listen();
    const received = await sendFrame(grpcUrl, Buffer.from('{}'), { 'content-type': 'application/json' });
    expect(received[':status']).toBe(415);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 40, status: 415, route: LOGS, msg: 'telemetry rejected' }),
    );
  });

  it('a call whose records cannot be stored, with a code that exporters retry', async () => {
    const { engine, grpcUrl, lines } = await listen();
    engine.beforeInsert = () => Promise.reject(new Error('disk full'));
    expect(await errorOf(call(grpcUrl, logsProtobuf(logRecord())))).toEqual([
      status.UNAVAILABLE,
      'The telemetry engine cannot store data now. Send the request again later.',
    ]);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, status: 503, route: LOGS, msg: 'telemetry not stored' }),
    );
  });
});

describe('a listener for OTLP over gRPC', () => {
  it('logs a call of an unknown method with the start of its path', async () => {
    const { grpcUrl, lines } = await listen();
    await sendFrame(grpcUrl, frame(Buffer.alloc(0)), { ':path': `/${'x'.repeat(10_000)}` });
    const rejections = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'telemetry rejected');
    expect(rejections).toEqual([expect.objectContaining({ status: 405, route: `/${'x'.repeat(99)}` })]);
  });

  it('closes a call whose message stops arriving', async () => {
    const { grpcUrl } = await listen({ bodyIdleTimeoutMs: 50 });
    const stream = connectHttp2(grpcUrl).request(headers);
    stream.on('error', () => undefined);
    stream.write(frame(Buffer.alloc(10), { length: 1_000 }));
    await once(stream, 'close');
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
  });

  it('completes calls in flight when it closes', async () => {
    const { engine, grpcUrl, otlp } = await listen();
    const gate = Promise.withResolvers<void>();
    const inserting = Promise.withResolvers<void>();
    engine.beforeInsert = () => {
      inserting.resolve();
      return gate.promise;
    };
    const response = call(grpcUrl, logsProtobuf(logRecord()));
    await inserting.promise;
    const closed = otlp.close();
    gate.resolve();
    expect(await response).toEqual(Buffer.alloc(0));
    await closed;
    expect((await errorOf(call(grpcUrl, logsProtobuf(logRecord()))))[0]).toBe(status.UNAVAILABLE);
  });

  it('reports that its port is in use', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other);
    const start = startOtlp({
      engine: new RecordingEngine(),
      authenticate: async () => ({ database: 'default', log: {} }),
      host: '127.0.0.1',
      port: 0,
      grpcPort: port,
      log: pino({ level: 'silent' }),
    });
    await expect(start).rejects.toThrow(
      `Port ${port} of the OTLP listener is already in use. Stop the process that uses it, or choose another port with --otlp-grpc-port.`,
    );
    other.close();
  });
});

describe('the port of OTLP over HTTP', () => {
  it('sends the gRPC port to a gRPC client in a GOAWAY frame', async () => {
    const { url, grpcUrl, lines } = await listen();
    const session = connectHttp2(url);
    const [code, , data] = await once(session, 'goaway');
    expect(code).toBe(constants.NGHTTP2_HTTP_1_1_REQUIRED);
    expect(data.toString()).toBe(
      `This port accepts OTLP over HTTP. Send OTLP over gRPC to port ${new URL(grpcUrl).port}.`,
    );
    expect(lines.join('')).toContain(
      'a client used HTTP/2, probably for OTLP over gRPC, on the port of OTLP over HTTP',
    );
  });
});

describe('the port of OTLP over gRPC', () => {
  it('logs that a client sent OTLP over HTTP', async () => {
    const { grpcUrl, lines } = await listen();
    await expect(fetch(`${grpcUrl}/v1/logs`, { method: 'POST', body: '{}' })).rejects.toThrow();
    await expect
      .poll(() => lines.join(''))
      .toContain('a client sent something other than HTTP/2 without TLS to the port of OTLP over gRPC');
  });

  it('logs clients of OTLP over HTTP at most once per minute', async () => {
    const { grpcUrl, lines } = await listen();
    for (let nth = 0; nth < 5; nth += 1) {
      await expect(fetch(`${grpcUrl}/v1/logs`, { method: 'POST', body: '{}' })).rejects.toThrow();
    }
    const matching = () => lines.filter((line) => line.includes('something other than HTTP/2 without TLS'));
    await expect.poll(matching).toHaveLength(1);
    expect(matching()[0]).toContain('"count":1');
  });
});
