import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { MemoryShare } from '../../telemetry/otlp/batches/budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from '../../telemetry/otlp/decode/decode-errors.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { isGzip } from './content-headers.ts';

/**
 * Reads a body, and decompresses it while it comes. Throws TooLarge for what is larger than the limits, before it is in
 * memory, Busy when there is no room for it, Malformed when it is no gzip, and what `isGzip` throws. Where nothing more comes
 * the connection is cut off.
 */
export async function readBody(
  request: IncomingMessage,
  { limits, share }: { readonly limits: OtlpLimits; readonly share: MemoryShare },
): Promise<Buffer> {
  const { bodyBytes, inflatedBytes } = limits;
  const gzip = isGzip(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw tooLarge(bodyBytes);
  // An early end must leave the request alone: the answer goes over the same connection.
  const received = Readable.from(
    readUpTo(request.iterator({ destroyOnReturn: false }), bodyBytes, tooLarge(bodyBytes)),
  );
  const inflated = gzip ? inflate(received) : received;
  const chunks: Buffer[] = [];
  const most = gzip ? inflatedBytes : bodyBytes;
  const { socket } = request;
  const { timeout = 0 } = socket;
  // What has come holds room that others wait for. The answer may take its time again.
  socket.setTimeout(limits.bodySilenceMs);
  try {
    for await (const chunk of readUpTo(inflated, most, tooLarge(most, gzip ? ' when it is decompressed' : ''))) {
      share.take(chunk.length);
      chunks.push(chunk);
    }
  } finally {
    socket.setTimeout(timeout);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function* readUpTo(
  chunks: AsyncIterable<Buffer>,
  most: number,
  error: OtlpTooLargeError,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw error;
    yield chunk;
  }
}

async function* inflate(received: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  received.on('error', (error) => gunzip.destroy(error));
  try {
    yield* received.pipe(gunzip);
  } catch (error) {
    const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlib ? new OtlpDecodeError('The body is not valid gzip') : error;
  } finally {
    gunzip.destroy();
    received.destroy();
  }
}

function tooLarge(bytes: number, when = ''): OtlpTooLargeError {
  return new OtlpTooLargeError(`The body is larger than the ${bytes} bytes that this service accepts${when}`);
}
