import { DeliveryError } from './delivery-error.ts';

/**
 * The raw body of a delivery: text, bytes, or a stream of bytes such as Node's `IncomingMessage`. Not an object that a JSON
 * parser created.
 */
export type DeliveryBody =
  | string
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | null;

/** Returns the next chunk of a body, or `undefined` at its end. */
type ChunkReader = () => Promise<Uint8Array | string | undefined>;

/**
 * Reads a whole body. Throws a `DeliveryError` if it exceeds `maxBytes`, and a TypeError for an unsupported body or one that was read
 * before.
 */
export async function readBody(body: DeliveryBody | undefined, maxBytes: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const next = createChunkReader(body);
  for (let chunk = await next(); chunk !== undefined; chunk = await next()) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.length;
    if (size > maxBytes) throw new DeliveryError('TOO_LARGE', `The body exceeds ${maxBytes} bytes.`);
    chunks.push(bytes);
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined.buffer;
}

/** Creates the error for a body that was consumed before. Without it, the signature of an empty body would be checked. */
export function bodyAlreadyRead(): TypeError {
  return new TypeError('The body has already been read. Pass its text instead.');
}

/**
 * Creates a function that reads a body in chunks. It never closes a stream, because closing Node's `IncomingMessage` closes
 * the connection before the response.
 */
function createChunkReader(body: DeliveryBody | undefined): ChunkReader {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return readOnce(body ?? '');
  if (body instanceof ArrayBuffer) return readOnce(new Uint8Array(body));
  if (typeof body === 'object' && 'getReader' in body) return readStream(body);
  if (typeof body === 'object' && Symbol.asyncIterator in body) {
    if (wasRead(body)) throw bodyAlreadyRead();
    const chunks = body[Symbol.asyncIterator]();
    return async () => (await chunks.next()).value;
  }
  throw new TypeError(
    'The body must be the received text, bytes or stream, before a JSON parser has read it. ' +
      "With Node's `http`, pass `{ headers: request.headers, body: request }`.",
  );
}

/** Returns true for a Node stream that another consumer has read. */
function wasRead(stream: object): boolean {
  const { readableDidRead, readableEnded } = stream as { readableDidRead?: boolean; readableEnded?: boolean };
  return readableDidRead === true || readableEnded === true;
}

function readOnce(chunk: Uint8Array | string): ChunkReader {
  const chunks = [chunk];
  return async () => chunks.pop();
}

/** Reads a stream with a reader, because some runtimes cannot iterate over a ReadableStream. */
function readStream(stream: ReadableStream<Uint8Array>): ChunkReader {
  if (stream.locked) throw bodyAlreadyRead();
  const reader = stream.getReader();
  return async () => (await reader.read()).value;
}
