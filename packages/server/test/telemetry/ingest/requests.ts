import { gzipSync } from 'node:zlib';
import protobuf from 'protobufjs/light.js';
import { messageType } from '../../../src/telemetry/otlp/messages/message-types.ts';
import type { Json } from '../../http/support/api.ts';

/** Encodes a length-delimited protobuf field: a message or bytes. */
export function protobufField(number: number, ...contents: Uint8Array[]): Uint8Array {
  return protobuf.Writer.create()
    .uint32((number << 3) | 2)
    .bytes(Buffer.concat(contents))
    .finish();
}

/** Encodes a message as protobuf. */
export function encodeMessage(name: Parameters<typeof messageType>[0], message: object): Uint8Array {
  const type = messageType(name);
  return type.encode(type.fromObject(message)).finish();
}

/** Returns a string attribute. */
export function attribute(key: string, stringValue: string) {
  return { key, value: { stringValue } };
}

/** The resource of test requests. */
export const resource = { attributes: [attribute('service.name', 'checkout')] };

/** A time in 2026, in nanoseconds since 1970. */
export const NOW = '1768210200000000001';

const DAY_NS = 86_400_000_000_000n;

/** Returns `count` times in nanoseconds. The first is `daysAgo` days before {@link NOW}, and each next one is a day earlier. */
export function timesOfDays(count: number, { daysAgo = 0 } = {}): string[] {
  return Array.from({ length: count }, (_, nth) => String(BigInt(NOW) - BigInt(daysAgo + nth) * DAY_NS));
}

/** Returns a valid log record with additional or replaced fields. */
export function logRecord(fields: object = {}) {
  return { timeUnixNano: NOW, severityNumber: 9, severityText: 'INFO', body: { stringValue: 'paid' }, ...fields };
}

/** Encodes a request of log records as OTLP/JSON. */
export function logsJson(...logRecords: object[]): string {
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'shop' }, logRecords }] }] });
}

/** Encodes a request of log records as protobuf. */
export function logsProtobuf(...records: object[]): Buffer {
  const logRecords = records.map((record) => protobufField(2, encodeMessage('LogRecord', record)));
  const scope = protobufField(1, encodeMessage('InstrumentationScope', { name: 'shop' }));
  const scopeLogs = protobufField(2, scope, ...logRecords);
  return Buffer.from(protobufField(1, protobufField(1, encodeMessage('Resource', resource)), scopeLogs));
}

/** A response of the listener. */
export interface OtlpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body, decoded by its content type. The body of an error is a `google.rpc.Status`, or text for an unknown path. */
  readonly body: Json;
}

/** Options of a request. */
export interface SendOptions {
  readonly path?: string;
  readonly method?: string;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly gzip?: boolean;
  /** Sends the body with `Transfer-Encoding: chunked`. */
  readonly chunked?: boolean;
}

/** Sends a string as JSON and bytes as protobuf, unless `options.headers` sets another content type. */
export async function sendOtlp(
  url: string,
  body: string | Uint8Array,
  options: SendOptions = {},
): Promise<OtlpResponse> {
  const { path = '/v1/logs', method = 'POST', key = 'good', gzip = false, chunked = false } = options;
  const bytes = Buffer.from(gzip ? gzipSync(body) : body);
  const response = await fetch(url + path, {
    method,
    ...(method !== 'GET' && { body: chunked ? new Blob([bytes]).stream() : bytes }),
    ...(chunked && { duplex: 'half' }),
    headers: {
      'content-type': typeof body === 'string' ? 'application/json' : 'application/x-protobuf',
      authorization: key,
      ...(gzip && { 'content-encoding': 'gzip' }),
      ...options.headers,
    },
  });
  const responseBytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes: responseBytes,
    body: decodeBody(response, responseBytes),
  };
}

function decodeBody({ status, headers }: Response, bytes: Buffer): unknown {
  const contentType = headers.get('content-type');
  if (contentType?.startsWith('text/plain')) return bytes.toString();
  if (contentType !== 'application/x-protobuf') return JSON.parse(bytes.toString() || 'null');
  const type = messageType(status === 200 ? 'PartialSuccessResponse' : 'Status');
  return type.toObject(type.decode(bytes), { longs: String });
}
