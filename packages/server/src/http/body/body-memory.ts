import { Transform } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { type ByteBounds, type ExceededBound, TenantBytes } from '../../domain/concurrency/tenant-bytes.ts';
import { TooManyRequestsError } from '../../domain/errors.ts';
import { JoinedChunks } from '../../domain/joined-chunks.ts';
import { disconnectSignal } from '../client-disconnect.ts';
import { SMALL_BODY_BYTES } from './json-body-parser.ts';
import { tenantOf } from './tenant-of.ts';

/** The bounds are low, because parsing and storing a body takes several times its size in memory. */
const DEFAULT_BOUNDS: ByteBounds = { total: 64 * 1024 * 1024, perTenant: 32 * 1024 * 1024 };

const RETRY_SECONDS = 1;

/** Bounds the memory for request bodies, which are in memory until their responses are sent. */
export class BodyMemory {
  readonly #bytes: TenantBytes;

  constructor(bounds: ByteBounds = DEFAULT_BOUNDS) {
    this.#bytes = new TenantBytes(bounds);
  }

  /**
   * Counts the bytes of a body as they arrive, and sets the `disconnected` signal of its request. Rejects a body beyond the bounds with
   * TooManyRequestsError.
   *
   * Does nothing for a body of at most {@link SMALL_BODY_BYTES} without `Transfer-Encoding`.
   */
  readonly count: preParsingHookHandler = (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length ?? 0) <= SMALL_BODY_BYTES) return done(null, payload);
    const tenant = tenantOf(request);
    request.disconnected = disconnectSignal(reply.raw);
    let received = 0;
    const joined = new JoinedChunks();
    reply.raw.once('close', () => this.#bytes.add(tenant, -received));
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, callback) => {
        // The response was sent before the end of the body, or the client has disconnected. `close` has subtracted the bytes.
        if (reply.raw.destroyed) return callback();
        const exceeded = this.#bytes.exceededBound(tenant, chunk.length);
        if (exceeded) return callback(tooManyBytesError(exceeded));
        received += chunk.length;
        this.#bytes.add(tenant, chunk.length);
        callback(null, joined.add(chunk));
      },
      flush: (callback) => callback(null, joined.remainder()),
    });
    payload.once('error', (error) => counted.destroy(error));
    done(null, payload.pipe(counted));
  };
}

function tooManyBytesError({ scope, maxBytes }: ExceededBound): TooManyRequestsError {
  return new TooManyRequestsError(
    `Expected at most ${maxBytes} bytes in concurrent large request bodies for this ${scope}, received more. Send fewer of them at the same time.`,
    RETRY_SECONDS,
  );
}
