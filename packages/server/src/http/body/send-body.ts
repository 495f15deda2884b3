import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { byteLengthOf, concatChunks, type JsonChunk } from '../../domain/serialized.ts';
import { abortResponse } from '../client-disconnect.ts';
import type { BodyPart } from './response-body.ts';

/** A shorter body is sent as one buffer, because copying it costs less than several writes. */
const LONG_BODY_BYTES = 64 * 1024;

/** Sends a body that is in memory, with its `Content-Length`. */
export function sendBody(chunks: readonly JsonChunk[], reply: FastifyReply): void {
  const [first] = chunks;
  if (chunks.length === 1 && typeof first === 'string' && isShort(first)) {
    reply.send(first);
    return;
  }
  const length = byteLengthOf(chunks);
  if (length < LONG_BODY_BYTES) {
    reply.send(concatChunks(chunks));
    return;
  }
  const response = takeOver(reply);
  if (response.destroyed) return;
  response.writeHead(reply.statusCode, { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-length': length });
  for (const chunk of chunks) response.write(toBytes(chunk));
  response.end();
}

/**
 * Sends a body part by part. The next part is read when the operating system has accepted the previous one, so that a slow client
 * holds one part in the memory of the process. If reading a part fails, the connection is closed and the error is thrown.
 */
export async function streamBody(
  parts: AsyncIterable<BodyPart> | Iterable<BodyPart>,
  reply: FastifyReply,
): Promise<void> {
  const response = takeOver(reply);
  if (response.destroyed) return;
  response.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  try {
    for await (const chunks of parts) {
      await write(response, chunks.every(isShort) ? [concatChunks(chunks)] : chunks);
      if (response.destroyed) return;
    }
    response.end();
  } catch (error) {
    // A pipelined response has no connection before the previous responses have been sent.
    if (response.socket) response.socket.resetAndDestroy();
    else response.once('socket', (socket: Socket) => socket.destroy());
    throw error;
  }
}

/** Takes the response over from Fastify, which still logs it when it ends or is cut off. */
function takeOver(reply: FastifyReply): ServerResponse {
  const response = reply.raw;
  const onClose = () => {
    if (!response.writableFinished) abortResponse(response);
  };
  reply.hijack();
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return response;
}

/** Writes the chunks, and waits until the operating system has accepted them or the connection is closed. */
function write(response: ServerResponse, chunks: readonly JsonChunk[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('close', resolve);
  const last = chunks.length - 1;
  chunks.forEach((chunk, index) => {
    response.write(toBytes(chunk), () => {
      if (index === last) resolve();
    });
  });
  return promise.finally(() => response.off('close', resolve));
}

/** Encodes a long string. Node would allocate three bytes for each of its characters. */
function toBytes(chunk: JsonChunk): JsonChunk {
  return typeof chunk === 'string' && !isShort(chunk) ? Buffer.from(chunk) : chunk;
}

function isShort(chunk: JsonChunk): boolean {
  return chunk.length < LONG_BODY_BYTES;
}
