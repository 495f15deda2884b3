import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from './json-body.ts';
import { RequestError } from './request-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the operation has a request body in the spec. */
    takesBody?: boolean;
  }
}

/** Bodies are JSON or refused with 415; an operation that takes no body does not look at what was sent. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!request.routeOptions.config.takesBody) return done(null, undefined);
    try {
      done(null, parseJsonBody(bytes as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.addHook('preParsing', async ({ headers, routeOptions }, _reply, payload) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!routeOptions.config.takesBody || !hasBody) return payload;
    if (!isJson(headers['content-type'])) {
      throw new RequestError(415, 'Expected a body of the content type application/json');
    }
    if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
      throw new RequestError(415, 'Expected a body that is not compressed: send it without Content-Encoding');
    }
    return payload;
  });
}

/** `application/json`, in any case, with or without a charset, which can only be UTF-8 (RFC 8259 §8.1). */
function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType ?? '');
}
