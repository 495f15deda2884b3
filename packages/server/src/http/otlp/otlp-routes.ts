import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import type { Batches } from '../../telemetry/otlp/batches/batches.ts';
import { createMemoryBudget } from '../../telemetry/otlp/batches/budget.ts';
import { createSemaphore } from '../../telemetry/otlp/batches/slots.ts';
import type { IngestObserver } from '../../telemetry/otlp/ingest-observer.ts';
import { OtlpError, toOtlpError } from '../../telemetry/otlp/otlp-error.ts';
import type { OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { type Encoding, rowsOfRequest } from '../../telemetry/otlp/rows-of-request.ts';
import { SIGNALS, type Signal } from '../../telemetry/otlp/signals.ts';
import { headerError } from '../headers/single-headers.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { pathOf } from '../request-target.ts';
import { encodingOf, MEDIA_TYPES } from './content-headers.ts';
import { readBody } from './read-body.ts';
import { encodeError, encodeSuccess } from './responses.ts';

/** What the routes are made of. */
export interface OtlpRoutes {
  readonly batches: Batches;
  readonly limits: OtlpLimits;
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
  /** Reads the header `Authorization`. Throws Unauthorized and Unavailable. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
}

/** After so many seconds a refused caller may try again. */
const RETRY_SECONDS = 1;

/** Adds the routes of OTLP. */
export function addOtlpRoutes(
  app: FastifyInstance,
  { batches, limits, log, observer, authenticate }: OtlpRoutes,
): void {
  const budget = createMemoryBudget(limits);
  // One after the other: of many that are read at once each would have a turn before anything else has one.
  const reading = createSemaphore(1);
  const callers = new WeakMap<FastifyRequest, Ingestor>();

  const ingest = async (request: FastifyRequest, signal: Signal, database: string): Promise<Buffer> => {
    const encoding = encodingOf(request.headers);
    if (!encoding) {
      const expected = `${MEDIA_TYPES.protobuf} or ${MEDIA_TYPES.json}`;
      throw new OtlpError(415, `Expected a body of the content type ${expected}`);
    }
    const share = budget.share(database);
    try {
      const body = await readBody(request.raw, { limits, share });
      const rows = await reading.run(() => rowsOfRequest(body, { signal, encoding }, { limits, share }));
      const added = rows.chunks.map(({ table, chunk }) => batches.add({ database, table }, chunk));
      await insertedAll(added);
      observer?.ingested(
        signal.name,
        rows.chunks.reduce((sum, { chunk }) => sum + chunk.rows, 0),
      );
      return encodeSuccess(encoding, signal, rows);
    } finally {
      share.release();
    }
  };

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isGone = request.raw.destroyed && !request.raw.complete;
    const refused = isGone ? new OtlpError(400, 'The body ended early') : toOtlpError(error);
    const { status } = refused;
    observer?.rejected(status);
    const entry = {
      route: request.routeOptions.url ?? null,
      status,
      address: clientAddress(request),
      ...callers.get(request)?.log,
    };
    if (status === 500 || status === 503) log.error({ ...entry, err: error }, 'telemetry was not taken in');
    else log.warn({ ...entry, reason: refused.message }, 'telemetry was refused');
    if (status === 429 || status === 503) reply.header('retry-after', RETRY_SECONDS);
    // What is still on its way is read and forgotten, so that the caller gets to the answer and the connection lives on.
    request.raw.resume();
    // As where the API has no such path: no client takes that for a resource that is not there.
    if (status === 404) return reply.code(404).type('text/plain; charset=utf-8').send(`${refused.message}\n`);
    if (status === 401) reply.header('www-authenticate', 'Bearer realm="observability-api telemetry"');
    const encoding: Encoding = encodingOf(request.headers) ?? 'json';
    return reply.code(status).header('content-type', MEDIA_TYPES[encoding]).send(encodeError(encoding, refused));
  };

  app.removeAllContentTypeParsers();
  // Read by the handler: whose body it is is known first, and whether there is room.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler(fail);
  app.addHook('onRequest', (request, _reply, done) => {
    const error = headerError(request.raw);
    done(error === undefined ? undefined : new OtlpError(400, error));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const known = SIGNALS.some((signal) => signal.path === path);
    if (!known) return fail(new OtlpError(404, `There is ${paths}, and nothing else here`), request, reply);
    return fail(new OtlpError(405, 'Expected the method POST'), request, reply.header('allow', 'POST'));
  });
  for (const signal of SIGNALS) {
    app.route({
      method: 'POST',
      url: signal.path,
      onRequest: async (request) => {
        callers.set(request, await authenticate(request.headers.authorization));
      },
      handler: async (request, reply) => {
        const answer = await ingest(request, signal, callers.get(request)?.database ?? '');
        const encoding = encodingOf(request.headers) ?? 'json';
        log.debug({ route: signal.path, status: 200, ...callers.get(request)?.log }, 'telemetry was taken in');
        return reply.header('content-type', MEDIA_TYPES[encoding]).send(answer);
      },
    });
  }
}

const paths = SIGNALS.map(({ path }) => path).join(', ');

/**
 * Waits for all inserts. When one fails the caller sends everything again, so that some rows may come twice and none is
 * lost.
 */
async function insertedAll(inserts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(inserts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new InsertFailedError(failed.reason);
}

/** The engine did not take a batch; it may the next time. */
class InsertFailedError extends OtlpError {
  constructor(cause: unknown) {
    super(503, 'The telemetry engine does not take anything in at the moment: send it again later');
    this.cause = cause;
  }
}
