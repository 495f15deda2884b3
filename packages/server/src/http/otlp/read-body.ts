import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../domain/describe-error.ts';
import { joinChunks } from '../../domain/joined-chunks.ts';
import type { MemoryShare } from '../../telemetry/otlp/batches/memory-budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from '../../telemetry/otlp/decode/decode-errors.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { isGzip } from './content-headers.ts';

/** The bounds of a body: its limits, and the memory that is reserved for it. */
export interface BodyBounds {
  readonly limits: OtlpLimits;
  readonly share: MemoryShare;
}

/**
 * Reads and decompresses a body as a stream. Closes the connection if no data arrives for `bodyIdleTimeoutMs`.
 * Throws OtlpTooLargeError before an oversized body is in memory, IngestBusyError if there is no memory for it, OtlpDecodeError for
 * invalid gzip, and OtlpError for an unsupported content encoding.
 */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Buffer> {
  const { bodyBytes, bodyIdleTimeoutMs } = bounds.limits;
  const gzip = isGzip(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw bodyTooLargeError(bodyBytes);
  const { socket } = request;
  const { timeout = 0 } = socket;
  // A slow client would hold memory of the budget for its received bytes. The previous timeout is restored for the response.
  socket.setTimeout(bodyIdleTimeoutMs);
  try {
    // The joined stream does not destroy the request, because the response uses the same connection.
    // Compressed chunks are decompressed and counted immediately, so they are not joined.
    return await collectBody(joinChunks(request, gzip ? { minBytes: 1 } : {}), gzip, bounds);
  } finally {
    socket.setTimeout(timeout);
  }
}

/** Collects received chunks, decompressed if `gzip` is true. Throws OtlpTooLargeError, IngestBusyError and OtlpDecodeError. */
export async function collectBody(
  stream: AsyncIterable<Buffer>,
  gzip: boolean,
  { limits: { bodyBytes, decompressedBytes }, share }: BodyBounds,
): Promise<Buffer> {
  const bounded = readUpTo(stream, bodyBytes, bodyTooLargeError(bodyBytes));
  const body = gzip
    ? readUpTo(decompress(Readable.from(bounded)), decompressedBytes, bodyTooLargeError(decompressedBytes, true))
    : bounded;
  const chunks: Buffer[] = [];
  for await (const chunk of body) {
    share.reserve(chunk.length);
    chunks.push(chunk);
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

async function* decompress(stream: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  try {
    yield* stream.pipe(gunzip);
  } catch (error) {
    throw errorCode(error)?.startsWith('Z_') ? new OtlpDecodeError('The body is not valid gzip.') : error;
  } finally {
    gunzip.destroy();
    stream.destroy();
  }
}

/** Returns the error for a body or a message above its limit. */
export function bodyTooLargeError(maxBytes: number, isDecompressed = false): OtlpTooLargeError {
  const body = isDecompressed ? 'decompressed body' : 'body';
  return new OtlpTooLargeError(`Expected a ${body} of at most ${maxBytes} bytes, received more.`);
}
