import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartupError } from '../../domain/startup-error.ts';

/** Answers what browsers ask before a page of another origin may call the service (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export interface Cors {
  /** Lets the page read the answer, when its origin is allowed. */
  setHeaders(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether this is a preflight of an allowed origin. */
  isPreflight(request: FastifyRequest): boolean;
  /** Answers a preflight for a path with these methods. */
  respondToPreflight(reply: FastifyReply, methods: string): FastifyReply;
}

/** What a page may read of an answer beside what every page may. */
const exposed = [
  'ETag',
  'X-Request-Id',
  'X-Total-Count',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-RateLimit-Reset',
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'Allow',
  'Deprecation',
  'Sunset',
  'Link',
].join(', ');

/** What a page may send beside what every page may. `Authorization` has to be named, `*` does not mean it. */
const accepted = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Idempotency-Key', 'X-Request-Id'].join(
  ', ',
);

/** Two hours, the longest that every browser honours. */
const preflightSeconds = 7200;

/** Allows these origins; `undefined` for none. `*` allows any. Throws StartError. */
export function createCors(origins: readonly string[]): Cors | undefined {
  if (origins.length === 0) return undefined;
  for (const origin of origins) rejectMalformedOrigin(origin);
  const any = origins.includes('*');
  const allowed = new Set(origins);
  const isAllowed = ({ headers: { origin } }: FastifyRequest): boolean =>
    origin !== undefined && (any || allowed.has(origin));
  return {
    setHeaders(request, reply) {
      // Whoever keeps the answer must not hand it to another origin.
      if (!any) reply.header('vary', 'Origin');
      if (!isAllowed(request)) return;
      reply.header('access-control-allow-origin', any ? '*' : request.headers.origin);
      reply.header('access-control-expose-headers', exposed);
    },
    isPreflight: (request) =>
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined &&
      isAllowed(request),
    respondToPreflight: (reply, methods) =>
      reply
        .code(204)
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', accepted)
        .header('access-control-max-age', preflightSeconds)
        .send(),
  };
}

function rejectMalformedOrigin(origin: string): void {
  if (origin === '*') return;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isOne = isWeb && !url.hostname.includes('*');
  if (isOne && url.origin === origin) return;
  const hint = isOne ? `; did you mean ${url.origin}?` : '';
  throw new StartupError(
    `"${origin}" in --cors-origin is no origin: expected scheme, host and port only, such as https://app.example.org${hint || '.'}`,
  );
}
