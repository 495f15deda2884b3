import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartupError } from '../../domain/errors.ts';

/** Cross-origin resource sharing (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export interface Cors {
  /** Sets the headers that let a page of an allowed origin read the response. */
  setHeaders(request: FastifyRequest, reply: FastifyReply): void;
  /** Returns true for a preflight request of an allowed origin. */
  isPreflight(request: FastifyRequest): boolean;
  /** Responds to a preflight request for a path with these methods. */
  respondToPreflight(reply: FastifyReply, methods: string): FastifyReply;
}

/** Response headers that a page may read in addition to those that the CORS protocol permits by default. */
const EXPOSED_HEADERS = [
  'ETag',
  'X-Request-Id',
  'X-Total-Count',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Idempotency-Key',
  'X-RateLimit-Reset',
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'Allow',
  'Deprecation',
  'Sunset',
  'Link',
].join(', ');

/** Request headers that a page may send. `*` would not include `Authorization`. */
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'X-Request-Id',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
].join(', ');

/** Two hours, the longest time for which Chromium caches a preflight response. Other browsers have other limits. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Creates the policy that allows these origins; `*` allows any. Returns undefined for an empty list. Throws StartupError for an invalid
 * origin.
 */
export function createCors(origins: readonly string[]): Cors | undefined {
  if (origins.length === 0) return undefined;
  for (const origin of origins) rejectMalformedOrigin(origin);
  const allowsAnyOrigin = origins.includes('*');
  const allowed = new Set(origins);
  const isAllowed = ({ headers: { origin } }: FastifyRequest): boolean =>
    origin !== undefined && (allowsAnyOrigin || allowed.has(origin));
  return {
    setHeaders(request, reply) {
      // A cache must not serve the response to another origin.
      if (!allowsAnyOrigin) reply.header('vary', 'Origin');
      if (!isAllowed(request)) return;
      reply.header('access-control-allow-origin', allowsAnyOrigin ? '*' : request.headers.origin);
      reply.header('access-control-expose-headers', EXPOSED_HEADERS);
    },
    isPreflight: (request) =>
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined &&
      isAllowed(request),
    respondToPreflight: (reply, methods) =>
      reply
        .code(204)
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', ALLOWED_HEADERS)
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .send(),
  };
}

function rejectMalformedOrigin(origin: string): void {
  if (origin === '*') return;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isSingleHost = isHttp && !url.hostname.includes('*');
  if (isSingleHost && url.origin === origin) return;
  const hint = isSingleHost ? ` Did you mean ${url.origin}?` : '';
  throw new StartupError(
    `Expected --cors-origin to be * or an origin without a path or a default port, such as https://app.example.org or http://localhost:3000, received "${origin}".${hint}`,
  );
}
