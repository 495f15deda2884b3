import { gzipSync } from 'node:zlib';
import protobuf from 'protobufjs/light.js';
import { messageType } from '../../../src/telemetry/otlp/messages/message-types.ts';

/** A field of a message of protobuf that holds another message, or bytes. */
export function nested(number: number, ...contents: Uint8Array[]): Uint8Array {
  return protobuf.Writer.create()
    .uint32((number << 3) | 2)
    .bytes(Buffer.concat(contents))
    .finish();
}

/** A message as protobuf. */
export function encoded(name: Parameters<typeof messageType>[0], message: object): Uint8Array {
  const type = messageType(name);
  return type.encode(type.fromObject(message)).finish();
}

/** A text attribute. */
export function attribute(key: string, stringValue: string) {
  return { key, value: { stringValue } };
}

/** The resource that requests of tests come from. */
export const resource = { attributes: [attribute('service.name', 'checkout')] };

/** The nanoseconds of a time in 2026. */
export const NOW = '1768210200000000001';

/** A log record that the service takes as it is. */
export function logRecord(more: object = {}) {
  return { timeUnixNano: NOW, severityNumber: 9, severityText: 'INFO', body: { stringValue: 'paid' }, ...more };
}

/** A request of log records as OTLP/JSON. */
export function logsJson(...logRecords: object[]): string {
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'shop' }, logRecords }] }] });
}

/** The same as protobuf. */
export function logsProtobuf(...records: object[]): Buffer {
  const logRecords = records.map((record) => nested(2, encoded('LogRecord', record)));
  const scope = nested(1, encoded('InstrumentationScope', { name: 'shop' }));
  const scopeLogs = nested(2, scope, ...logRecords);
  return Buffer.from(nested(1, nested(1, encoded('Resource', resource)), scopeLogs));
}

/** An answer of the listener. */
export interface OtlpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body, read by its content type. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers without declaring their shape.
  readonly body: any;
}

/** How a request is sent. */
export interface Sending {
  readonly path?: string;
  readonly method?: string;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly gzip?: boolean;
}

/** Sends a body, text as JSON and bytes as protobuf unless the headers say otherwise. */
export async function sendOtlp(url: string, body: string | Uint8Array, sending: Sending = {}): Promise<OtlpAnswer> {
  const { path = '/v1/logs', method = 'POST', key = 'good', gzip = false } = sending;
  const bytes = Buffer.from(gzip ? gzipSync(body) : body);
  const response = await fetch(url + path, {
    method,
    ...(method !== 'GET' && { body: bytes }),
    headers: {
      'content-type': typeof body === 'string' ? 'application/json' : 'application/x-protobuf',
      ...(key !== undefined && { authorization: key }),
      ...(gzip && { 'content-encoding': 'gzip' }),
      ...sending.headers,
    },
  });
  const answered = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes: answered, body: read(response, answered) };
}

function read({ status, headers }: Response, bytes: Buffer): unknown {
  const contentType = headers.get('content-type');
  if (contentType?.startsWith('text/plain')) return bytes.toString();
  if (contentType !== 'application/x-protobuf') return JSON.parse(bytes.toString() || 'null');
  const type = messageType(status === 200 ? 'PartialAnswer' : 'Status');
  return type.toObject(type.decode(bytes), { longs: String });
}
