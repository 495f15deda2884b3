import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { MemoryShare } from '../../telemetry/otlp/batches/memory-budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from '../../telemetry/otlp/decode/decode-errors.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { isGzip } from './content-headers.ts';

/**
 * Reads and decompresses a body as a stream. Closes the connection if no data arrives for `bodyIdleTimeoutMs`.
 * Throws OtlpTooLargeError before an oversized body is in memory, IngestBusyError if there is no memory for it, OtlpDecodeError for
 * invalid gzip, and OtlpError for an unsupported content encoding.
 */
export async function readBody(
  request: IncomingMessage,
  { limits, share }: { readonly limits: OtlpLimits; readonly share: MemoryShare },
): Promise<Buffer> {
  const { bodyBytes, decompressedBytes } = limits;
  const gzip = isGzip(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw bodyTooLarge(bodyBytes);
  // The iterator must not destroy the request: the response uses the same connection.
  const received = Readable.from(
    readUpTo(request.iterator({ destroyOnReturn: false }), bodyBytes, bodyTooLarge(bodyBytes)),
  );
  const decompressed = gzip ? decompress(received) : received;
  const chunks: Buffer[] = [];
  const maxBytes = gzip ? decompressedBytes : bodyBytes;
  const { socket } = request;
  const { timeout = 0 } = socket;
  // The received part holds memory of the budget. The response gets the previous timeout again.
  socket.setTimeout(limits.bodyIdleTimeoutMs);
  try {
    for await (const chunk of readUpTo(decompressed, maxBytes, bodyTooLarge(maxBytes, gzip))) {
      share.reserve(chunk.length);
      chunks.push(chunk);
    }
  } finally {
    socket.setTimeout(timeout);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

async function* readUpTo(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
  error: OtlpTooLargeError,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw error;
    yield chunk;
  }
}

async function* decompress(received: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  received.on('error', (error) => gunzip.destroy(error));
  try {
    yield* received.pipe(gunzip);
  } catch (error) {
    const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlib ? new OtlpDecodeError('The body is not valid gzip.') : error;
  } finally {
    gunzip.destroy();
    received.destroy();
  }
}

function bodyTooLarge(maxBytes: number, isDecompressed = false): OtlpTooLargeError {
  const body = isDecompressed ? 'decompressed body' : 'body';
  return new OtlpTooLargeError(`Expected a ${body} of at most ${maxBytes} bytes, received more.`);
}
