import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import { OtlpError, toOtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { Encoding } from '../../telemetry/otlp/request-rows.ts';
import { SIGNALS, type Signal } from '../../telemetry/otlp/signals.ts';
import { hasUnknownExpectation, rejectExpectation } from '../expectations.ts';
import { headerError } from '../headers/single-headers.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { pathOf } from '../request-target.ts';
import { MEDIA_TYPES, parseEncoding } from './content-headers.ts';
import type { Ingestion } from './ingestion.ts';
import { readBody } from './read-body.ts';
import { type RejectionObservers, reportRejection } from './report-rejection.ts';
import { encodeError, encodeSuccess } from './responses.ts';

/** Dependencies of the OTLP listeners. */
export interface OtlpContext extends RejectionObservers {
  readonly ingestion: Ingestion;
  /** Returns the sender that an `Authorization` header identifies. Throws UnauthorizedError and UnavailableError. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
}

/** The value of `Retry-After` of 429 and 503 responses, in seconds. */
const RETRY_SECONDS = 1;

const PATHS = SIGNALS.map(({ path }) => path).join(', ');

/** Handles the requests of OTLP over HTTP: logs, traces and metrics. */
class OtlpHandler {
  readonly #context: OtlpContext;
  readonly #callers = new WeakMap<FastifyRequest, Ingestor>();

  constructor(context: OtlpContext) {
    this.#context = context;
  }

  /** Authenticates a request and checks its content type. Fastify itself would reject a malformed content type with another error. */
  async authenticate(request: FastifyRequest): Promise<void> {
    this.#callers.set(request, await this.#context.authenticate(request.headers.authorization));
    requireEncoding(request);
  }

  /** Stores the telemetry of a request and sends the response. */
  async handle(signal: Signal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = this.#callers.get(request);
    if (!caller) throw new Error('Expected an authenticated request.');
    const encoding = requireEncoding(request);
    const { ingestion, log } = this.#context;
    const rows = await ingestion.ingest(caller.database, { signal, encoding }, (share) =>
      readBody(request.raw, { limits: ingestion.limits, share }),
    );
    log.debug({ route: signal.path, status: 200, ...caller.log }, 'telemetry accepted');
    return reply.header('content-type', MEDIA_TYPES[encoding]).send(encodeSuccess(encoding, signal, rows));
  }

  /** Logs an error and sends it as the response. */
  reject(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isDisconnected = request.raw.destroyed && !request.raw.complete;
    const otlpError = isDisconnected ? new OtlpError(400, 'The body ended early.') : toOtlpError(error);
    reportRejection(this.#context, otlpError, error, {
      route: request.routeOptions.url ?? null,
      address: clientAddress(request),
      ...this.#callers.get(request)?.log,
    });
    const { status, message } = otlpError;
    if (status === 429 || status === 503) reply.header('retry-after', RETRY_SECONDS);
    // Discards the rest of the body, so that the client reads the response and the connection stays open.
    request.raw.resume();
    // Plain text, as for an unknown path of the API, so that no client mistakes the 404 for a missing resource.
    if (status === 404) return reply.code(404).type('text/plain; charset=utf-8').send(`${message}\n`);
    if (status === 401) reply.header('www-authenticate', 'Bearer realm="observability-api telemetry"');
    const encoding: Encoding = parseEncoding(request.headers) ?? 'json';
    return reply.code(status).header('content-type', MEDIA_TYPES[encoding]).send(encodeError(encoding, otlpError));
  }

  /** Sends 405 for the path of a signal, and 404 for any other path. */
  rejectUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request);
    if (!SIGNALS.some((signal) => signal.path === path)) {
      return this.reject(new OtlpError(404, `Not found. Expected one of the paths ${PATHS}.`), request, reply);
    }
    return this.reject(new OtlpError(405, 'Expected the method POST.'), request, reply.header('allow', 'POST'));
  }
}

/** Returns the encoding of a request. Throws OtlpError 415 for another content type. */
function requireEncoding({ headers }: FastifyRequest): Encoding {
  const encoding = parseEncoding(headers);
  if (encoding) return encoding;
  const expected = `${MEDIA_TYPES.protobuf} or ${MEDIA_TYPES.json} in UTF-8`;
  const received = headers['content-type']?.slice(0, 100) || 'none';
  throw new OtlpError(415, `Expected the content type ${expected}, received ${received}.`);
}

/** Adds the routes of OTLP over HTTP. */
export function addOtlpRoutes(app: FastifyInstance, context: OtlpContext): void {
  const handler = new OtlpHandler(context);
  app.removeAllContentTypeParsers();
  // The handler reads the body, after authentication and within the memory budget.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler((error, request, reply) => handler.reject(error, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    if (hasUnknownExpectation(request.raw)) return void rejectExpectation(reply);
    const error = headerError(request.raw);
    if (error !== undefined) return done(new OtlpError(400, error));
    // Fastify parses the content type before it calls the handler of unknown routes. An invalid type would cause an internal error.
    if (request.is404) return void handler.rejectUnknownRoute(request, reply);
    done();
  });
  app.setNotFoundHandler((request, reply) => handler.rejectUnknownRoute(request, reply));
  for (const signal of SIGNALS) {
    app.route({
      method: 'POST',
      url: signal.path,
      onRequest: (request) => handler.authenticate(request),
      handler: (request, reply) => handler.handle(signal, request, reply),
    });
  }
}
