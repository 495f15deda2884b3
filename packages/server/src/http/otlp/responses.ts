import { messageType } from '../../telemetry/otlp/messages/message-types.ts';
import type { OtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { Encoding } from '../../telemetry/otlp/request-rows.ts';
import type { Signal } from '../../telemetry/otlp/signals.ts';

/** Encodes the body of a 200 response. It has no fields if all items were accepted. */
export function encodeSuccess(
  encoding: Encoding,
  { rejected, plural }: Pick<Signal, 'rejected' | 'plural'>,
  result: { readonly rejected: number; readonly reason: string | undefined },
): Buffer {
  if (result.rejected === 0) return encoding === 'json' ? Buffer.from('{}') : Buffer.alloc(0);
  const noun = result.rejected === 1 ? plural.replace(/s$/, '') : plural;
  const errorMessage = `Rejected ${result.rejected} ${noun}. Reason of the first: ${result.reason}.`;
  if (encoding === 'json') {
    return Buffer.from(JSON.stringify({ partialSuccess: { [rejected]: String(result.rejected), errorMessage } }));
  }
  return encode('PartialSuccessResponse', { partialSuccess: { rejected: result.rejected, errorMessage } });
}

/** Encodes an error as a `google.rpc.Status`. */
export function encodeError(encoding: Encoding, { code, message }: OtlpError): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify({ code, message }));
  return encode('Status', { code, message });
}

function encode(name: 'PartialSuccessResponse' | 'Status', message: object): Buffer {
  const type = messageType(name);
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}
