import { DeliveryError } from './delivery-error.ts';

/** A body as it came: text, bytes, or a stream of them such as Node's `IncomingMessage` is one. Not what a JSON parser made of it. */
export type DeliveryBody =
  | string
  | Uint8Array
  | ArrayBuffer
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | null;

/** All bytes of a body. Throws a `DeliveryError` once there are more than `maxBytes`, and a TypeError where it is no body. */
export async function readBody(body: DeliveryBody | undefined, maxBytes: number): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const next = reader(body);
  for (let part = await next(); part !== undefined; part = await next()) {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    size += bytes.length;
    if (size > maxBytes) throw new DeliveryError('TOO_LARGE', `The body has more than ${maxBytes} bytes.`);
    parts.push(bytes);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole.buffer;
}

/** Answers the next part. What is left unread stays: to end Node's stream would end the connection before it is answered. */
function reader(body: DeliveryBody | undefined): () => Promise<Uint8Array | string | undefined> {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return once(body ?? '');
  if (body instanceof ArrayBuffer) return once(new Uint8Array(body));
  if (typeof body === 'object' && 'getReader' in body) return readerOf(body);
  if (typeof body === 'object' && Symbol.asyncIterator in body) {
    if (wasRead(body)) throw readBefore();
    const parts = body[Symbol.asyncIterator]();
    return async () => (await parts.next()).value;
  }
  throw new TypeError(
    'The body must be what was received, as text, bytes or a stream, before a JSON parser has read it. ' +
      "Of Node's `http`: `{ headers: request.headers, body: request }`.",
  );
}

/** A body of which nothing is left would be one of another signature. */
export function readBefore(): TypeError {
  return new TypeError('The body has been read already: give its text instead.');
}

/** Whether somebody has taken parts of a stream of Node. */
function wasRead(stream: object): boolean {
  const { readableDidRead, readableEnded } = stream as { readableDidRead?: boolean; readableEnded?: boolean };
  return readableDidRead === true || readableEnded === true;
}

function once(part: Uint8Array | string): () => Promise<Uint8Array | string | undefined> {
  const parts = [part];
  return async () => parts.pop();
}

/** Not every runtime can iterate a stream of this kind. */
function readerOf(stream: ReadableStream<Uint8Array>): () => Promise<Uint8Array | undefined> {
  if (stream.locked) throw readBefore();
  const parts = stream.getReader();
  return async () => (await parts.read()).value;
}
