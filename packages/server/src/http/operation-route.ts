import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PresentedCredential } from '../auth/presented-credential.ts';
import { runForTenant } from '../domain/current-tenant.ts';
import { UnauthorizedError } from '../domain/errors.ts';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import { byteLengthOf, SerializedResource } from '../domain/serialized.ts';
import type { Idempotency, KeyedRequest } from '../idempotency/idempotency.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RecordResponse } from '../monitoring/metrics.ts';
import type { Tx } from '../resources/context.ts';
import type { Store } from '../store/store.ts';
import { type RouteAliases, replaceAliases, toAliasError } from './aliases.ts';
import { type BodyQueue, LARGE_BODY_BYTES } from './body/json-body-parser.ts';
import { tenantOf } from './body/tenant-of.ts';
import { checkRateLimit } from './check-rate-limit.ts';
import { disconnectSignal } from './client-disconnect.ts';
import type { Deployment, Handler, ReadRequest, RequestContext, ValidRequest, WriteRequest } from './deployment.ts';
import { addVary } from './headers/accept.ts';
import { setDeprecationHeaders, setSuccessorLink } from './headers/deprecation.ts';
import { clientAddress } from './headers/trusted-proxies.ts';
import type { Operation } from './operation.ts';
import { createRequestParser, type RequestParser } from './parse-request.ts';
import { type SendOptions, sendResult } from './send-result.ts';

/**
 * The number of bytes to reserve for the response to a write, per byte of its request, before the handler runs. A large response contains
 * the resource of the request with ids and defaults. If it also contains stored fields that the request omits, {@link OperationRoute}
 * reserves more when the handler has returned it.
 */
const RESERVED_BYTES_PER_BYTE = 2;

/** The operation that a request is routed to. */
export interface RoutedOperation {
  /** The path with `:name` for a parameter, for the log. */
  readonly route: string;
  /** The queue in which the bodies wait. Undefined if the operation takes no body. */
  readonly bodyQueue: BodyQueue | undefined;
  /** Records the duration and the status of a response. */
  readonly measure: RecordResponse | undefined;
}

/** The options of {@link OperationRoute}. */
export interface OperationRouteOptions extends SendOptions {
  readonly id: string;
  readonly operation: Operation;
  readonly handler: Handler;
  readonly limiter: RateLimiter | undefined;
  readonly routed: RoutedOperation;
  /** The aliases that the path accepts; undefined if it accepts only the names of the spec. */
  readonly aliases?: RouteAliases | undefined;
  readonly transaction: Store['transaction'];
  readonly idempotency: Pick<Idempotency, 'run'>;
}

/** A {@link Handler} whose request type is not known. */
interface AnyHandler {
  (request: ReadRequest | WriteRequest): Promise<unknown>;
  readonly prepare?: (request: ReadRequest) => Promise<unknown>;
}

/** Handles the requests of one operation: {@link checkAccess} before the body is read, {@link handle} after it. */
export class OperationRoute {
  readonly #deployment: Deployment;
  readonly #options: OperationRouteOptions;
  readonly #parser: RequestParser;

  constructor(deployment: Deployment, options: OperationRouteOptions) {
    this.#deployment = deployment;
    this.#options = options;
    this.#parser = createRequestParser(options.operation);
  }

  /**
   * Checks the rate limit, the caller and the path, in the order described at {@link Deployment}. Returns the context for the handler.
   * {@link handle} checks the query, the headers and the body.
   */
  async checkAccess(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const { operation, limiter, routed } = this.#options;
    const { deprecation } = operation;
    const deployment = this.#deployment;
    request.operation = routed;
    if (deprecation) setDeprecationHeaders(reply, deprecation);
    if (operation.mediaTypes) addVary(reply, 'Accept');
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
  handle(request: FastifyRequest, reply: FastifyReply, context: RequestContext | undefined): Promise<void> {
    const { releaseBody } = request;
    const handled = runForTenant(tenantOf(request), () => this.#handleAliases(request, reply, context));
    return releaseBody ? handled.finally(releaseBody) : handled;
  }

  async #handleAliases(
    request: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext | undefined,
  ): Promise<void> {
    const { aliases } = this.#options;
    if (!aliases) return this.#handle(request, reply, context);
    try {
      replaceAliases(request, aliases);
      return await this.#handle(request, reply, context);
    } catch (error) {
      throw toAliasError(error, aliases);
    }
  }

  async #handle(request: FastifyRequest, reply: FastifyReply, context: RequestContext | undefined): Promise<void> {
    const { id: operationId, operation, unread } = this.#options;
    const valid = this.#parser.parse({
      params: request.params as Record<string, string>,
      query: request.query,
      body: request.body,
      headers: request.headers,
    });
    if (operation.writes) {
      unread?.reserve(tenantOf(request), reply.raw, RESERVED_BYTES_PER_BYTE * request.bodyBytes);
    }
    // A large body is validated and written in separate ticks of the event loop.
    if (request.bodyBytes > LARGE_BODY_BYTES) await nextFreeTick();
    const result = await this.#run(valid, context, reply);
    const { aliases } = this.#options;
    const handled = { operationId, operation, request, reply, query: valid.query, result, aliases };
    return sendResult(this.#deployment, handled, this.#options);
  }

  /**
   * Runs the handler. If the operation changes data, runs {@link Handler.prepare} before the transaction and the handler in it. Runs
   * neither if the result of an earlier request with the same `Idempotency-Key` is stored.
   */
  async #run(valid: ValidRequest, context: RequestContext | undefined, reply: FastifyReply): Promise<unknown> {
    const { operation, transaction, idempotency, unread } = this.#options;
    const handler = this.#options.handler as AnyHandler;
    const readRequest = { ...valid, ...context, signal: () => disconnectSignal(reply.raw) };
    if (!operation.writes) return handler(readRequest);
    let prepared: unknown;
    const prepare = async () => {
      prepared = await handler.prepare?.(readRequest);
    };
    const write = async (tx: Tx) => {
      const result = await handler({ ...valid, ...context, tx, prepared });
      // If there is no memory for the response, the transaction is rolled back.
      if (result instanceof SerializedResource) {
        unread?.reserve(tenantOf(reply.request), reply.raw, byteLengthOf(result.json.chunks));
      }
      return result;
    };
    if (valid.idempotencyKey === undefined) {
      await prepare();
      return transaction(write);
    }
    // Shows clients that a retry with the same key is safe.
    reply.header('idempotency-key', valid.idempotencyKey);
    const { result, replayed } = await idempotency.run(this.#keyedRequest(valid, context), write, prepare);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return result;
  }

  /** Returns the identity of a request with an `Idempotency-Key`. Throws an Error without a tenant: each key belongs to a tenant. */
  #keyedRequest(
    { params, idempotencyKey = '', body }: ValidRequest,
    context: RequestContext | undefined,
  ): KeyedRequest {
    const { id } = this.#options;
    const tenant = context?.tenant?.id;
    if (tenant === undefined) throw new Error(`${id} accepts an Idempotency-Key, but its path has no tenant.`);
    // `operation` includes the ids of parent resources: the same body creates another resource under another parent.
    const ids = Object.values(params);
    const operation = [id, ...ids.slice(ids.indexOf(tenant) + 1)].join(' ');
    return { tenant, operation, key: idempotencyKey, body };
  }
}

/** Returns the caller. Counts each 401 for the client address, which limits the attempts to guess a secret. */
export async function authenticate(
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
