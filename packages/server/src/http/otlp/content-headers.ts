import type { IncomingHttpHeaders } from 'node:http';
import { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { Encoding } from '../../telemetry/otlp/rows-of-request.ts';

/** The media types of OTLP. */
export const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  protobuf: 'application/x-protobuf',
  json: 'application/json',
};

/** How a body is written; `undefined` when that is not said, or not OTLP. */
export function encodingOf({ 'content-type': contentType = '' }: IncomingHttpHeaders): Encoding | undefined {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() === MEDIA_TYPES.protobuf) return 'protobuf';
  const isUtf8 = parameters.every((parameter) => !/^\s*charset\s*=\s*(?!"?utf-8"?\s*$)/.test(parameter));
  return type.trim() === MEDIA_TYPES.json && isUtf8 ? 'json' : undefined;
}

/** Whether a body is compressed. Throws a 415 for another compression than gzip. */
export function isGzip({ 'content-encoding': contentEncoding = 'identity' }: IncomingHttpHeaders): boolean {
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === 'gzip') return true;
  if (coding === 'identity' || coding === '') return false;
  throw new OtlpError(415, 'Expected a body that is compressed with gzip, or not at all');
}
