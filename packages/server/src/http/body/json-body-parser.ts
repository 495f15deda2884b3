import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { runForTenant } from '../../domain/current-tenant.ts';
import { TooManyRequestsError } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { RequestError } from '../errors/request-error.ts';
import { parseJsonBody } from './parse-json.ts';
import { tenantOf } from './tenant-of.ts';

/** Adds the parser of JSON bodies. An operation without a body ignores the body of a request. */
export function addJsonBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    const queue = request.operation?.bodyQueue;
    if (queue === undefined) return done(null, undefined);
    request.bodyBytes = bytes.length;
    const fail = (error: unknown) => done(error as Error, undefined);
    try {
      const steps = parseJsonBody(bytes as Buffer);
      if (bytes.length <= SMALL_BODY_BYTES) done(null, finish(steps));
      else parseQueuedBody(steps, request, queue).then((body) => done(null, body), fail);
    } catch (error) {
      fail(error);
    }
  });
}

/** A larger body waits for {@link nextFreeTick}. Several requests can start in one tick, and parsing all their bodies takes a long time. */
export const SMALL_BODY_BYTES = 16 * 1024;

/** A larger body is parsed in several ticks of the event loop, so that other requests run in between. */
export const LARGE_BODY_BYTES = 64 * 1024;

/**
 * The maximum size of the parsed bodies of one tenant in one queue, in bytes of JSON. A body counts until its handler ends. A larger
 * body is parsed when the tenant has no other parsed body in the queue.
 */
const PARSED_BYTES_PER_TENANT = 1024 * 1024;

/**
 * Creates a queue in which bodies wait unparsed until the handlers of earlier bodies end. A parsed body can take 25 times its size in
 * memory.
 */
function createBodyQueue(): SlotQueue {
  return new SlotQueue({
    slots: Number.POSITIVE_INFINITY,
    slotsPerTenant: PARSED_BYTES_PER_TENANT,
    createTimeoutError: () =>
      new TooManyRequestsError('The body waited too long behind the bodies of other requests.', 1),
  });
}

/**
 * The queues of bodies. They are separate so that a slow query does not delay the writes of its tenant. A tool call of an agent waits for
 * its own requests to the API: in the same queue, these could wait for the tool call.
 */
const queues = { query: createBodyQueue(), write: createBodyQueue(), tool: createBodyQueue() };

/** The name of the queue in which the bodies of an operation wait. */
export type BodyQueue = keyof typeof queues;

/**
 * Waits for a place in the queue, and then runs the steps of the parser. Before each step of a large body, waits for {@link nextFreeTick}.
 * Runs the steps of any other body together after one such wait. Rejects if the client disconnects in the meantime, because `BodyMemory`
 * then no longer counts the body.
 */
function parseQueuedBody<Result>(
  steps: Generator<void, Result>,
  request: FastifyRequest,
  queue: BodyQueue,
): Promise<Result> {
  const { bodyBytes, disconnected } = request;
  const tenant = tenantOf(request);
  return runForTenant(tenant, async () => {
    const release = await queues[queue].acquire(tenant, disconnected, bodyBytes);
    try {
      const finishSteps = bodyBytes > LARGE_BODY_BYTES ? finishWithPauses : finishInOneTick;
      const body = await finishSteps(steps, disconnected);
      request.releaseBody = release;
      return body;
    } catch (error) {
      release();
      throw error;
    }
  });
}

async function finishInOneTick<Result>(steps: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  await nextFreeTick();
  signal?.throwIfAborted();
  return finish(steps);
}

/** Runs all steps immediately. */
function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs each step in its own tick of the event loop. Resolves in a further tick. Rejects when the signal aborts. */
async function finishWithPauses<Result>(steps: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  const pause = async () => {
    await nextFreeTick();
    signal?.throwIfAborted();
  };
  await pause();
  for (;;) {
    const { done, value } = steps.next();
    await pause();
    if (done) return value;
  }
}

/** Rejects a body that is not JSON, or that is compressed, with 415 before it is read. */
export const requireJson: preParsingHookHandler = ({ headers }, _reply, payload, done) => {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && !isJson(headers['content-type'])) {
    return done(
      new RequestError(
        415,
        `Expected the content type application/json, received ${headers['content-type']?.slice(0, 100) || 'none'}.`,
      ),
    );
  }
  if (hasBody && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    return done(new RequestError(415, 'Expected an uncompressed body. Send it without Content-Encoding.'));
  }
  done(null, payload);
};

/** Returns true for `application/json` (case-insensitive), optionally with the charset UTF-8 (RFC 8259 §8.1). */
function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
