import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { runForTenant } from '../../domain/current-tenant.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { RequestError } from '../errors/request-error.ts';
import { tenantOf } from '../tenant-of.ts';
import { parseJsonBody } from './parse-json.ts';

/** Adds the parser of JSON bodies. An operation without a body ignores the body of a request. */
export function addJsonBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!request.operation?.takesBody) return done(null, undefined);
    request.bodyBytes = bytes.length;
    const fail = (error: unknown) => done(error as Error, undefined);
    try {
      const steps = parseJsonBody(bytes as Buffer);
      if (bytes.length <= LARGE_BODY_BYTES) done(null, finish(steps));
      else runForTenant(tenantOf(request), () => finishWithPauses(steps)).then((body) => done(null, body), fail);
    } catch (error) {
      fail(error);
    }
  });
}

/**
 * A larger body is parsed in several ticks of the event loop, so that other requests run in between. Several requests start in one tick,
 * and parsing and validating a body of this size takes up to 3 ms.
 */
export const LARGE_BODY_BYTES = 16 * 1024;

/** Runs all steps immediately. */
function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs each step in its own tick of the event loop. Resolves in a further tick. */
async function finishWithPauses<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await nextFreeTick();
    const { done, value } = steps.next();
    if (done) {
      await nextFreeTick();
      return value;
    }
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
