import { messageType } from '../../telemetry/otlp/messages/message-types.ts';
import type { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { Encoding } from '../../telemetry/otlp/rows-of-request.ts';
import type { Signal } from '../../telemetry/otlp/signals.ts';

/** The body of an answer: empty, or an empty object, when everything was accepted. */
export function encodeSuccess(
  encoding: Encoding,
  { rejected, plural }: Pick<Signal, 'rejected' | 'plural'>,
  found: { readonly rejected: number; readonly reason: string | undefined },
): Buffer {
  if (found.rejected === 0) return encoding === 'json' ? Buffer.from('{}') : Buffer.alloc(0);
  const errorMessage = `${found.rejected} ${plural} were not accepted; the first: ${found.reason}`;
  if (encoding === 'json') {
    return Buffer.from(JSON.stringify({ partialSuccess: { [rejected]: String(found.rejected), errorMessage } }));
  }
  return encode('PartialAnswer', { partialSuccess: { rejected: found.rejected, errorMessage } });
}

/** The body of a refusal, a `google.rpc.Status`. */
export function encodeError(encoding: Encoding, { code, message }: OtlpError): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify({ code, message }));
  return encode('Status', { code, message });
}

function encode(name: 'PartialAnswer' | 'Status', message: object): Buffer {
  const type = messageType(name);
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}
