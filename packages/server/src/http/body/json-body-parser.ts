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
    if (!request.operation?.takesBody) return done(null, undefined);
    request.bodyBytes = bytes.length;
    const fail = (error: unknown) => done(error as Error, undefined);
    try {
      const steps = parseJsonBody(bytes as Buffer);
      if (bytes.length <= SMALL_BODY_BYTES) done(null, finish(steps));
      else finishInFreeTicks(steps, request).then((body) => done(null, body), fail);
    } catch (error) {
      fail(error);
    }
  });
}

/** A larger body waits for a free tick of the event loop: several requests start in one tick. */
const SMALL_BODY_BYTES = 16 * 1024;

/** A larger body is parsed in several ticks of the event loop, so that other requests run in between. */
export const LARGE_BODY_BYTES = 64 * 1024;

/**
 * Each tenant parses one large body at a time. A parsed body can take 25 times its size in memory, and concurrent parsing would complete all
 * bodies at about the same time.
 */
const parsing = new SlotQueue({
  slots: Number.POSITIVE_INFINITY,
  slotsPerTenant: 1,
  createTimeoutError: () => new TooManyRequestsError('The body waited too long behind other large bodies.', 1),
});

/**
 * Runs the steps in free ticks of the tenant: those of a large body one per tick, and those of another body in one tick. Rejects if the
 * client of a large body disconnects, because the memory of its body is then no longer counted.
 */
function finishInFreeTicks<Result>(steps: Generator<void, Result>, request: FastifyRequest): Promise<Result> {
  const { bodyBytes, disconnected } = request;
  const tenant = tenantOf(request);
  return runForTenant(tenant, async () => {
    if (bodyBytes <= LARGE_BODY_BYTES) {
      await nextFreeTick();
      return finish(steps);
    }
    const release = await parsing.acquire(tenant, disconnected);
    return finishWithPauses(steps, disconnected).finally(release);
  });
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

/** Returns true for `application/json` in any case, optionally with the charset UTF-8 (RFC 8259 §8.1). */
function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
