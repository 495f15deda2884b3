import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { byteLengthOf, concatChunks, type JsonChunk } from '../../domain/serialized.ts';
import { abortResponse } from '../client-disconnect.ts';
import type { BodyPart } from './response-body.ts';

/** A shorter body is sent in one write, because copying its chunks costs less than several writes. */
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
  void new PacedWriter(response).write(chunks).then(() => response.end());
}

/**
 * Sends a body in parts. The next part is read when the operating system has accepted the previous one, so that a slow client
 * holds one part in the memory of the process. If reading a part fails, the connection is closed and the error is thrown.
 */
export async function streamBody(
  parts: AsyncIterable<BodyPart> | Iterable<BodyPart>,
  reply: FastifyReply,
): Promise<void> {
  const response = takeOver(reply);
  if (response.destroyed) return;
  response.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  const writer = new PacedWriter(response);
  try {
    for await (const chunks of parts) {
      await writer.write(chunks.every(isShort) ? [concatChunks(chunks)] : chunks);
      await writer.accepted();
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

/**
 * The number of bytes of a response after which the next write waits for another tick. The operating system can accept several megabytes
 * of each response. Writing them for many responses in one tick would block the event loop.
 */
const BYTES_PER_TICK = 256 * 1024;

/** Writes a response in many ticks. */
class PacedWriter {
  readonly #response: ServerResponse;
  readonly #closed: Promise<void>;
  #lastWrite: Promise<void> = Promise.resolve();
  /** The number of bytes that were written since the last pause. A short string counts with its length in UTF-16 code units. */
  #bytes = 0;

  constructor(response: ServerResponse) {
    this.#response = response;
    this.#closed = new Promise((resolve) => response.once('close', resolve));
  }

  /** Writes the chunks. Waits for the next tick after each {@link BYTES_PER_TICK}. */
  async write(chunks: readonly JsonChunk[]): Promise<void> {
    for (const chunk of chunks) {
      for (const part of partsOf(chunk)) {
        if (this.#bytes >= BYTES_PER_TICK) await this.#pause();
        if (this.#response.destroyed) return;
        this.#lastWrite = new Promise((resolve) => this.#response.write(part, () => resolve()));
        this.#bytes += part.length;
      }
    }
  }

  /** Resolves when the operating system has accepted what was written, or the connection is closed. */
  async accepted(): Promise<void> {
    await Promise.race([this.#lastWrite, this.#closed]);
  }

  /** Waits until the operating system has accepted the written data, then until the next tick. */
  async #pause(): Promise<void> {
    await this.accepted();
    await setImmediate();
    this.#bytes = 0;
  }
}

/** Splits a chunk into parts of at most {@link BYTES_PER_TICK}. */
function* partsOf(chunk: JsonChunk): Generator<JsonChunk> {
  const bytes = toBytes(chunk);
  if (typeof bytes === 'string') {
    yield bytes;
    return;
  }
  for (let start = 0; start < bytes.length; start += BYTES_PER_TICK) {
    yield bytes.subarray(start, start + BYTES_PER_TICK);
  }
}

/** Encodes a long string. Node would allocate three bytes for each of its characters. */
function toBytes(chunk: JsonChunk): JsonChunk {
  return typeof chunk === 'string' && !isShort(chunk) ? Buffer.from(chunk) : chunk;
}

function isShort(chunk: JsonChunk): boolean {
  return chunk.length < LONG_BODY_BYTES;
}
