import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { errorCode } from '../../domain/describe-error.ts';
import { joinChunks } from '../../domain/joined-chunks.ts';
import type { MemoryShare } from '../../telemetry/otlp/batches/memory-budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from '../../telemetry/otlp/decode/decode-errors.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { hasGzip } from './content-headers.ts';

/** The bounds of a body: its limits, and the memory that is reserved for it. */
export interface BodyBounds {
  readonly limits: OtlpLimits;
  readonly share: MemoryShare;
}

/** A body as it was received. */
export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly isGzip: boolean;
}

const gunzipBuffer = promisify(gunzip);

/**
 * Reads a body. Closes the connection if no data arrives for `bodyIdleTimeoutMs`. Throws OtlpTooLargeError before an
 * oversized body is in memory, IngestBusyError if there is no memory for it, and OtlpError for an unsupported content encoding.
 */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<ReceivedBody> {
  const { bodyBytes, bodyIdleTimeoutMs } = bounds.limits;
  const isGzip = hasGzip(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw bodyTooLargeError(bodyBytes);
  const { socket } = request;
  const { timeout = 0 } = socket;
  // A slow client would hold memory of the budget for its received bytes. The previous timeout is restored for the response.
  socket.setTimeout(bodyIdleTimeoutMs);
  try {
    // The joined stream does not destroy the request, because the response uses the same connection.
    return { bytes: await collectBody(joinChunks(request), bounds), isGzip };
  } finally {
    socket.setTimeout(timeout);
  }
}

/** Collects received chunks. Throws OtlpTooLargeError and IngestBusyError. */
export async function collectBody(stream: AsyncIterable<Buffer>, { limits, share }: BodyBounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limits.bodyBytes) throw bodyTooLargeError(limits.bodyBytes);
    share.reserve(chunk.length);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** Returns the content of a body. Throws OtlpTooLargeError, IngestBusyError and, for invalid gzip, OtlpDecodeError. */
export async function decompressBody({ bytes, isGzip }: ReceivedBody, { limits, share }: BodyBounds): Promise<Buffer> {
  if (!isGzip) return bytes;
  const { decompressedBytes: maxOutputLength } = limits;
  try {
    const content = await gunzipBuffer(bytes, { maxOutputLength });
    share.reserve(content.length);
    return content;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLargeError(maxOutputLength, true);
    throw code.startsWith('Z_') ? new OtlpDecodeError('The body is not valid gzip.') : error;
  }
}

/** Returns the error for a body or a message above its limit. */
export function bodyTooLargeError(maxBytes: number, isDecompressed = false): OtlpTooLargeError {
  const body = isDecompressed ? 'decompressed body' : 'body';
  return new OtlpTooLargeError(`Expected a ${body} of at most ${maxBytes} bytes, received more.`);
}
