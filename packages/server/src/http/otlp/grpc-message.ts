import type { Readable } from 'node:stream';
import { joinChunks } from '../../domain/joined-chunks.ts';
import { OtlpDecodeError } from '../../telemetry/otlp/decode/decode-errors.ts';
import { type BodyBounds, bodyTooLargeError, collectBody, type ReceivedBody } from './read-body.ts';

/** A message starts with a flag for compression in 1 byte, and its length in 4 bytes. */
const PREFIX_BYTES = 5;

/**
 * Reads the message of a unary gRPC call. `gzip` is true if the header `grpc-encoding` is gzip. Throws OtlpTooLargeError before an
 * oversized message is in memory, IngestBusyError if there is no memory for it, and OtlpDecodeError for a malformed message.
 */
export async function readGrpcMessage(stream: Readable, gzip: boolean, bounds: BodyBounds): Promise<ReceivedBody> {
  const received = joinChunks(stream).iterator({ destroyOnReturn: false });
  const { isCompressed, length, firstBytes } = await readPrefix(received);
  const { bodyBytes } = bounds.limits;
  if (length > bodyBytes) throw bodyTooLargeError(bodyBytes);
  if (isCompressed && !gzip) throw new OtlpDecodeError('A compressed message requires the header grpc-encoding: gzip.');
  return { bytes: await collectBody(requireLength(length, firstBytes, received), bounds), isGzip: isCompressed };
}

/** Returns the message with its prefix. */
export function frameGrpcMessage(message: Buffer): Buffer {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

async function readPrefix(chunks: AsyncIterator<Buffer>) {
  let received = Buffer.alloc(0);
  while (received.length < PREFIX_BYTES) {
    const { done, value } = await chunks.next();
    if (done) {
      throw new OtlpDecodeError(
        `Expected a gRPC message of at least ${PREFIX_BYTES} bytes, received ${received.length}.`,
      );
    }
    received = Buffer.concat([received, value]);
  }
  const flag = received[0];
  if (flag !== 0 && flag !== 1) throw new OtlpDecodeError('Expected a gRPC message, received another format.');
  return { isCompressed: flag === 1, length: received.readUInt32BE(1), firstBytes: received.subarray(PREFIX_BYTES) };
}

/** Yields `first` and the received chunks. Throws OtlpDecodeError unless they have exactly `length` bytes together. */
async function* requireLength(length: number, first: Buffer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = first.length;
  if (bytes > 0) yield first;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > length) break;
    yield chunk;
  }
  if (bytes !== length) {
    throw new OtlpDecodeError(
      `Expected one message of ${length} bytes, received ${bytes < length ? 'fewer' : 'more'}.`,
    );
  }
}
