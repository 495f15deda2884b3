import { setImmediate as nextTick } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PresentedCredential } from '../auth/presented-credential.ts';
import { UnauthorizedError } from '../domain/errors.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RecordResponse } from '../monitoring/metrics.ts';
import { LARGE_BODY_BYTES } from './body/json-content-type.ts';
import { checkRateLimit } from './check-rate-limit.ts';
import { disconnectSignal } from './client-disconnect.ts';
import type { Deployment, Handler, RequestContext, ValidRequest } from './deployment.ts';
import { setDeprecationHeaders, setSuccessorLink } from './headers/deprecation.ts';
import { clientAddress } from './headers/trusted-proxies.ts';
import type { Operation } from './operation.ts';
import { createRequestParser, type RequestParser } from './parse-request.ts';
import { runIdempotent } from './run-idempotent.ts';
import { changesData, type SendOptions, sendResult, tenantKey } from './send-result.ts';

/** The response to a write repeats the request with ids and defaults, which makes a document at most this much longer. */
const DEFAULTS_FACTOR = 2;

/** The operation that a request is routed to. */
export interface RoutedOperation {
  /** The path with `:name` for a parameter, for the log. */
  readonly route: string;
  readonly takesBody: boolean;
  /** Records the duration and the status of a response. */
  readonly measure: RecordResponse | undefined;
}

export interface OperationRouteOptions extends SendOptions {
  readonly id: string;
  readonly operation: Operation;
  readonly handler: Handler;
  readonly limiter: RateLimiter | undefined;
  readonly routed: RoutedOperation;
  /** Required if the operation takes an `Idempotency-Key`. */
  readonly idempotency?: Idempotency;
}

/** Handles the requests of one operation: {@link enter} before the body is read, {@link respond} after it. */
export class OperationRoute {
  readonly #deployment: Deployment;
  readonly #options: OperationRouteOptions;
  readonly #parser: RequestParser;

  constructor(deployment: Deployment, options: OperationRouteOptions) {
    this.#deployment = deployment;
    this.#options = options;
    this.#parser = createRequestParser(options.operation);
  }

  /** Runs all checks that need no body, in the order of the interface. Returns the context for the handler. */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const { operation, limiter, routed } = this.#options;
    const { deprecation } = operation;
    const deployment = this.#deployment;
    request.operation = routed;
    if (deprecation) setDeprecationHeaders(reply, deprecation);
    const address = clientAddress(request);
    const credential = deployment.readCredential(request.headers);
    if (limiter) await checkRateLimit(limiter, deployment, credential.id, address, reply);
    const caller = await authenticate(credential, address, limiter);
    request.caller = deployment.logFields(caller);
    deployment.authorize(caller, operation, address);
    deployment.recordUsage(caller);
    this.#parser.checkParams(request.params);
    if (deprecation) setSuccessorLink(reply, deprecation, request.params);
    return deployment.resolveTenant(caller, request.params, address);
  }

  /** Parses the request, runs the handler and sends its result. */
  async respond(request: FastifyRequest, reply: FastifyReply, context: RequestContext | undefined): Promise<void> {
    const { id: operationId, operation, unread } = this.#options;
    const valid = this.#parser.parse({
      params: request.params as Record<string, string>,
      query: request.query,
      body: request.body,
      headers: request.headers,
    });
    if (changesData(operation)) {
      unread?.reserve(tenantKey(request), reply.raw, DEFAULTS_FACTOR * request.bodyBytes);
    }
    // Validating a large body and writing it are two ticks of the event loop.
    if (request.bodyBytes > LARGE_BODY_BYTES) await nextTick();
    const result = await this.#run(valid, context, reply);
    const handled = { operationId, operation, request, reply, query: valid.query, result };
    return sendResult(this.#deployment, handled, this.#options);
  }

  /** Runs the handler, at most once for each `Idempotency-Key`. */
  #run(valid: ValidRequest, context: RequestContext | undefined, reply: FastifyReply): Promise<unknown> {
    const { id: operationId, handler, idempotency } = this.#options;
    const signal = () => disconnectSignal(reply.raw);
    if (valid.idempotencyKey === undefined || !idempotency) return handler({ ...valid, ...context, signal });
    return runIdempotent(idempotency, { operationId, context, valid }, reply, (onCommit) =>
      handler({ ...valid, ...context, signal, onCommit }),
    );
  }
}

/** Returns the caller. Counts a 401 on the client address, which bounds the guesses of a secret. */
async function authenticate(
  credential: PresentedCredential<unknown>,
  address: string,
  limiter: RateLimiter | undefined,
): Promise<unknown> {
  try {
    return await credential.authenticate();
  } catch (error) {
    if (limiter && error instanceof UnauthorizedError) await limiter.countUnauthorized(address);
    throw error;
  }
}
