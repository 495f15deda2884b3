import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import type { Batches } from '../../telemetry/otlp/batches/batches.ts';
import { createMemoryBudget } from '../../telemetry/otlp/batches/memory-budget.ts';
import { createSemaphore } from '../../telemetry/otlp/batches/semaphore.ts';
import type { IngestObserver } from '../../telemetry/otlp/ingest-observer.ts';
import { OtlpError, toOtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { type Encoding, readRequestRows } from '../../telemetry/otlp/request-rows.ts';
import { SIGNALS, type Signal } from '../../telemetry/otlp/signals.ts';
import { headerError } from '../headers/single-headers.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { pathOf } from '../request-target.ts';
import { MEDIA_TYPES, parseEncoding } from './content-headers.ts';
import { readBody } from './read-body.ts';
import { encodeError, encodeSuccess } from './responses.ts';

/** Dependencies of the OTLP routes. */
export interface OtlpRoutes {
  readonly batches: Batches;
  readonly limits: OtlpLimits;
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
  /** Returns the tenant of an `Authorization` header. Throws UnauthorizedError and UnavailableError. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
}

/** The value of `Retry-After` of 429 and 503 responses, in seconds. */
const RETRY_SECONDS = 1;

const PATHS = SIGNALS.map(({ path }) => path).join(', ');

/** Handles the requests of all signals. */
class OtlpHandler {
  readonly #routes: OtlpRoutes;
  readonly #budget: ReturnType<typeof createMemoryBudget>;
  /** Decodes one request at a time. Concurrent decoding would use several time slices per tick of the event loop. */
  readonly #decoding = createSemaphore(1);
  readonly #callers = new WeakMap<FastifyRequest, Ingestor>();

  constructor(routes: OtlpRoutes) {
    this.#routes = routes;
    this.#budget = createMemoryBudget(routes.limits);
  }

  async authenticate(request: FastifyRequest): Promise<void> {
    this.#callers.set(request, await this.#routes.authenticate(request.headers.authorization));
  }

  /** Stores the telemetry of a request and sends the response. */
  async handle(signal: Signal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = this.#callers.get(request);
    const body = await this.#ingest(request, signal, caller?.database ?? '');
    const encoding = parseEncoding(request.headers) ?? 'json';
    this.#routes.log.debug({ route: signal.path, status: 200, ...caller?.log }, 'telemetry accepted');
    return reply.header('content-type', MEDIA_TYPES[encoding]).send(body);
  }

  /** Logs an error and sends it as the response. */
  reject(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isDisconnected = request.raw.destroyed && !request.raw.complete;
    const otlpError = isDisconnected ? new OtlpError(400, 'The body ended early.') : toOtlpError(error);
    this.#report(error, otlpError, request);
    const { status, message } = otlpError;
    if (status === 429 || status === 503) reply.header('retry-after', RETRY_SECONDS);
    // Discards the rest of the body, so that the client reads the response and the connection stays open.
    request.raw.resume();
    // A plain-text 404, as for an unknown path of the API: no client takes it for a missing resource.
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

  async #ingest(request: FastifyRequest, signal: Signal, database: string): Promise<Buffer> {
    const { batches, limits, observer } = this.#routes;
    const encoding = parseEncoding(request.headers);
    if (!encoding) {
      const expected = `${MEDIA_TYPES.protobuf} or ${MEDIA_TYPES.json}`;
      throw new OtlpError(415, `Expected the content type ${expected}.`);
    }
    const share = this.#budget.share(database);
    try {
      const body = await readBody(request.raw, { limits, share });
      const rows = await this.#decoding.run(() => readRequestRows(body, { signal, encoding }, { limits, share }));
      await waitForInserts(rows.chunks.map(({ table, chunk }) => batches.add({ database, table }, chunk)));
      const rowCount = rows.chunks.reduce((sum, { chunk }) => sum + chunk.rows, 0);
      observer?.ingested(signal.name, rowCount);
      return encodeSuccess(encoding, signal, rows);
    } finally {
      share.release();
    }
  }

  #report(error: unknown, { status, message }: OtlpError, request: FastifyRequest): void {
    const { log, observer } = this.#routes;
    observer?.rejected(status);
    const entry = {
      route: request.routeOptions.url ?? null,
      status,
      address: clientAddress(request),
      ...this.#callers.get(request)?.log,
    };
    if (status === 500 || status === 503) log.error({ ...entry, err: error }, 'telemetry not stored');
    else log.warn({ ...entry, reason: message }, 'telemetry rejected');
  }
}

/** Adds the routes of OTLP/HTTP. */
export function addOtlpRoutes(app: FastifyInstance, routes: OtlpRoutes): void {
  const handler = new OtlpHandler(routes);
  app.removeAllContentTypeParsers();
  // The handler reads the body, after authentication and within the memory budget.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler((error, request, reply) => handler.reject(error, request, reply));
  app.addHook('onRequest', (request, _reply, done) => {
    const error = headerError(request.raw);
    done(error === undefined ? undefined : new OtlpError(400, error));
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

/**
 * Waits for all inserts. If one fails, the client sends the whole request again: rows may be stored twice, but are not lost.
 */
async function waitForInserts(inserts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(inserts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new InsertFailedError(failed.reason);
}

/** Thrown when the engine did not store a batch. A retry may succeed. */
class InsertFailedError extends OtlpError {
  constructor(cause: unknown) {
    super(503, 'The telemetry engine cannot store data at the moment. Send the request again later.');
    this.cause = cause;
  }
}
