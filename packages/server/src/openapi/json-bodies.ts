import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { parseJsonBody } from './json-body.ts';
import { RequestError } from './request-error.ts';

/** Bodies are JSON or refused with 415; an operation that takes no body does not look at what was sent. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!request.operation?.takesBody) return done(null, undefined);
    request.bodyBytes = bytes.length;
    try {
      done(null, parseJsonBody(bytes as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

/** Refuses a body that is not JSON before it is read; for the operations that take one. */
export const requireJson: preParsingHookHandler = ({ headers }, _reply, payload, done) => {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && !isJson(headers['content-type'])) {
    return done(new RequestError(415, 'Expected a body of the content type application/json'));
  }
  if (hasBody && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    return done(new RequestError(415, 'Expected a body that is not compressed: send it without Content-Encoding'));
  }
  done(null, payload);
};

/** `application/json`, in any case, with or without a charset, which can only be UTF-8 (RFC 8259 §8.1). */
function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
