import type { IncomingHttpHeaders } from 'node:http';
import { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { Encoding } from '../../telemetry/otlp/request-rows.ts';

/** The media type of each encoding of OTLP. */
export const MEDIA_TYPES: Readonly<Record<Encoding, string>> = {
  protobuf: 'application/x-protobuf',
  json: 'application/json',
};

/**
 * Returns the encoding of a body, or undefined if the content type is absent, not an OTLP type, or JSON with a charset other than
 * UTF-8.
 */
export function parseEncoding({ 'content-type': contentType = '' }: IncomingHttpHeaders): Encoding | undefined {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (type.trim() === MEDIA_TYPES.protobuf) return 'protobuf';
  const isUtf8 = parameters.every((parameter) => !/^\s*charset\s*=\s*(?!"?utf-8"?\s*$)/.test(parameter));
  return type.trim() === MEDIA_TYPES.json && isUtf8 ? 'json' : undefined;
}

/** Returns true if a body is compressed with gzip. Throws OtlpError 415 for an encoding other than gzip and identity. */
export function hasGzip({ 'content-encoding': contentEncoding = 'identity' }: IncomingHttpHeaders): boolean {
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === 'gzip') return true;
  if (coding === 'identity' || coding === '') return false;
  throw new OtlpError(415, 'Expected the content encoding gzip or identity, received another one.');
}
