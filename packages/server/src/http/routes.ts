import { setImmediate as nextTick } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { UnauthorizedError } from '../domain/errors.ts';
import { byteLengthOf, concatChunks, type JsonChunk } from '../domain/json-text.ts';
import type { Versioned } from '../domain/versioned.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RecordResponse } from '../monitoring/metrics.ts';
import type { Page } from '../store/read-page.ts';
import { LARGE_BODY_BYTES, requireJson } from './body/json-content-type.ts';
import { type BodyPart, listBody, type OutgoingResult, responseBody } from './body/response-body.ts';
import { sendBody, streamBody } from './body/send-body.ts';
import type { UnreadResponses } from './body/unread-responses.ts';
import { checkRateLimit } from './check-rate-limit.ts';
import { checkResponse } from './check-response.ts';
import { disconnectSignal } from './client-disconnect.ts';
import type { Deployment, RequestContext, ValidRequest } from './deployment.ts';
import { setDeprecationHeaders, setSuccessorLink } from './headers/deprecation.ts';
import { entityTag, matchesIfNoneMatch } from './headers/etag.ts';
import { clientAddress } from './headers/trusted-proxies.ts';
import type { Operation } from './operation.ts';
import { createRequestParser, type RequestParser } from './parse-request.ts';

export interface RouteOptions {
  /** Compare every response with the spec, and answer 500 when it differs. For tests. */
  readonly checkResponses: boolean;
  /** Limits how often a deployment is called; absent where there is no limit. */
  readonly limiter?: (deployment: Deployment['name']) => RateLimiter | undefined;
  /** Needed where an operation takes an `Idempotency-Key`. */
  readonly idempotency?: Idempotency;
  /** Counts the responses of all deployments that clients have not read yet; nothing is counted if absent. */
  readonly unread?: UnreadResponses;
  /** Logs a response that fails after its status was sent. */
  readonly log?: Logger;
  /** Makes what counts the answers of an operation. */
  readonly measure?: (deployment: Deployment['name'], operation: string) => RecordResponse;
}

/** The operation that a request is routed to. */
export interface RoutedOperation {
  /** The path with `:name` for a parameter, for the log. */
  readonly route: string;
  readonly takesBody: boolean;
  /** Records the duration and the status of a response. */
  readonly measure: RecordResponse | undefined;
}

/**
 * Adds a route for every operation of a deployment. Throws when an operation has no handler, a handler no operation, or
 * the spec promises a header that nothing here reads.
 */
export function addRoutes(app: FastifyInstance, deployment: Deployment, options: RouteOptions): void {
  requireMatchingHandlers(deployment);
  requireKnownHeaders(deployment, options);
  const limiter = options.limiter?.(deployment.name);
  /** Whose the requests are, from the check of the path to the handler. */
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  for (const [id, operation] of Object.entries(deployment.operations)) {
    const handler = deployment.handlers[id];
    if (!handler) continue;
    const reader: RequestParser = createRequestParser(operation);
    const route = fastifyPath(operation.path);
    const takesBody = operation.body !== undefined;
    const { deprecation } = operation;
    const routed: RoutedOperation = { route, takesBody, measure: options.measure?.(deployment.name, id) };
    /** Everything that is checked before the body is read. */
    const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> => {
      request.operation = routed;
      if (deprecation) setDeprecationHeaders(reply, deprecation);
      const address = clientAddress(request);
      if (limiter) await checkRateLimit(limiter, deployment, deployment.credential(request.headers), address, reply);
      const caller = await authenticate(deployment, request, address, limiter);
      request.caller = deployment.logFields(caller);
      deployment.authorize(caller, operation, address);
      deployment.recordUsage(caller);
      reader.checkParams(request.params);
      if (deprecation) setSuccessorLink(reply, deprecation, request.params);
      return deployment.resolveTenant(caller, request.params, address);
    };
    const respond = async (
      request: FastifyRequest,
      reply: FastifyReply,
      entered: RequestContext | undefined,
    ): Promise<void> => {
      const signal = () => disconnectSignal(reply.raw);
      const valid = reader.read({
        params: request.params as Record<string, string>,
        query: request.query,
        body: request.body,
        headers: request.headers,
      });
      if (changesData(operation)) {
        options.unread?.reserve(tenantKey(request), reply.raw, DEFAULTS_FACTOR * request.bodyBytes);
      }
      // Validating a large body and writing it are two ticks of the event loop.
      if (request.bodyBytes > LARGE_BODY_BYTES) await nextTick();
      const result =
        valid.idempotencyKey !== undefined && options.idempotency
          ? await runIdempotent(options.idempotency, { id, tenant: tenantOf(entered, id), valid, reply }, (onCommit) =>
              handler({ ...valid, ...entered, signal, onCommit }),
            )
          : await handler({ ...valid, ...entered, signal });
      return respondWith(deployment, operation, { id, request, reply, valid, result, options });
    };
    if (operation.method === 'GET') {
      // No body comes, so nothing has to be checked ahead of it: one step instead of two for what is asked most.
      const get = async (request: FastifyRequest, reply: FastifyReply) =>
        respond(request, reply, await enter(request, reply));
      app.get(route, (request, reply) => {
        if (hasEmptyParam(request.params)) reply.callNotFound();
        else sendErrors(reply, get(request, reply));
      });
      continue;
    }
    app.route({
      method: operation.method,
      url: route,
      ...(takesBody && { preParsing: requireJson }),
      onRequest: async (request, reply) => {
        if (hasEmptyParam(request.params)) return reply.callNotFound();
        contexts.set(request, await enter(request, reply));
      },
      handler: (request, reply) => sendErrors(reply, respond(request, reply, contexts.get(request))),
    });
  }
}

/**
 * Answers with the error where the work fails. The router is given no promise: it would wait until the answer is gone,
 * with what that takes for every request.
 */
function sendErrors(reply: FastifyReply, work: Promise<void>): void {
  work.catch((error: unknown) => reply.send(error));
}

/** Who calls. An answer of 401 counts on the address, so that secrets cannot be guessed at will. */
async function authenticate(
  deployment: Deployment,
  request: FastifyRequest,
  address: string,
  limiter: RateLimiter | undefined,
): Promise<unknown> {
  try {
    return await deployment.authenticate(request.headers);
  } catch (error) {
    if (limiter && error instanceof UnauthorizedError) await limiter.countUnauthorized(address);
    throw error;
  }
}

interface IdempotentRequest {
  readonly id: string;
  readonly tenant: string;
  readonly valid: ValidRequest;
  readonly reply: FastifyReply;
}

/** Keys are kept for a tenant. A spec that takes one where there is none asks for what cannot be had. */
function tenantOf(entered: RequestContext | undefined, id: string): string {
  if (entered?.tenant) return entered.tenant.id;
  throw new Error(`${id} takes an Idempotency-Key, and there is no tenant to keep it for`);
}

async function runIdempotent(
  idempotency: Idempotency,
  { id, tenant, valid, reply }: IdempotentRequest,
  work: Parameters<Idempotency['run']>[1],
): Promise<unknown> {
  // The same body on another path makes something else. As far as the path says whose it is, the tenant says it already.
  const ids = Object.values(valid.params);
  const operation = [id, ...ids.slice(ids.indexOf(tenant) + 1)].join(' ');
  const request = { tenant, operation, key: valid.idempotencyKey ?? '', body: valid.body };
  const { made, replayed } = await idempotency.run(request, work);
  if (replayed) reply.header('idempotency-replayed', 'true');
  return made;
}

interface ResponseContext {
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly valid: { readonly query: Readonly<Record<string, unknown>> };
  readonly result: unknown;
  readonly options: RouteOptions;
}

function respondWith(deployment: Deployment, operation: Operation, answering: ResponseContext): void | Promise<void> {
  const { id, request, reply, valid, result, options } = answering;
  if (operation.versioned) {
    const resource = result as Versioned<unknown>;
    reply.header('etag', entityTag(resource));
    if (operation.method === 'GET') {
      // A browser may keep it for itself, and asks with the tag each time.
      reply.header('cache-control', 'private, no-cache');
      const known = request.headers['if-none-match'];
      if (known !== undefined && matchesIfNoneMatch(known, resource)) {
        reply.code(304).send();
        return;
      }
    }
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const outgoing: OutgoingResult = { operation, query: valid.query, result, requestId: request.id };
  if (operation.answer === 'list') return sendList(deployment, outgoing, answering);
  const body = responseBody(deployment, outgoing);
  // The memory for the response to a write was reserved before the write.
  if (!changesData(operation)) options.unread?.reserve(tenantKey(request), reply.raw, byteLengthOf(body));
  if (options.checkResponses) checkResponse(id, operation, textOf(body));
  sendBody(body, reply);
}

/** Sends a list that was read in one batch as a whole, and streams any other. */
async function sendList(
  deployment: Deployment,
  outgoing: OutgoingResult,
  { id, request, reply, options }: ResponseContext,
): Promise<void> {
  const { operation } = outgoing;
  const page = outgoing.result as Page<unknown>;
  reply.header('x-total-count', page.total);
  options.unread?.reserve(tenantKey(request), reply.raw, page.batchBytes);
  const parts = options.checkResponses
    ? await checkedParts(id, operation, listBody(deployment, outgoing))
    : listBody(deployment, outgoing);
  if (page.batchCount > 1) {
    // The status is sent before the first part: an error after that can only reset the connection.
    await streamBody(request.method === 'HEAD' ? [] : parts, reply).catch((err: unknown) =>
      options.log?.error({ err, requestId: request.id }, 'a list response was cut off'),
    );
    return;
  }
  for await (const { chunks } of parts) sendBody(chunks, reply);
}

/** Reads all parts of a list and compares the body with the spec. */
async function checkedParts(id: string, operation: Operation, parts: AsyncIterable<BodyPart>): Promise<BodyPart[]> {
  const read: BodyPart[] = [];
  for await (const part of parts) read.push(part);
  checkResponse(id, operation, textOf(read.flatMap(({ chunks }) => chunks)));
  return read;
}

function textOf(chunks: readonly JsonChunk[]): string {
  return concatChunks(chunks).toString();
}

/** The response to a write repeats the request with ids and defaults, which makes a document at most this much longer. */
const DEFAULTS_FACTOR = 2;

/** Returns true for an operation whose error must come before its work: an error after a write would hide the write. */
function changesData({ method, versioned, answer }: Operation): boolean {
  return method !== 'GET' && (versioned || answer === 'nothing');
}

/** Returns the tenant that the memory of a response is counted for. */
function tenantKey({ caller }: FastifyRequest): string {
  return caller?.tenant ?? '';
}

/** The router takes `/dashboards/` for `/dashboards/{dashboardId}` with an empty id; it is another path, and unknown. */
function hasEmptyParam(params: unknown): boolean {
  for (const name in params as Record<string, string>) {
    if ((params as Record<string, string>)[name] === '') return true;
  }
  return false;
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function requireMatchingHandlers({ name, operations, handlers }: Deployment): void {
  const missing = Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id));
  const extra = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  if (missing.length > 0) throw new Error(`The ${name} deployment has no handler for ${missing.join(', ')}.`);
  if (extra.length > 0)
    throw new Error(`The ${name} deployment has handlers without an operation: ${extra.join(', ')}.`);
}

/** A header that the spec promises must not be silently ignored. */
function requireKnownHeaders({ name, operations }: Deployment, { idempotency }: RouteOptions): void {
  const known = ['If-Match', 'If-None-Match', ...(idempotency ? ['Idempotency-Key'] : [])];
  for (const [id, { headers }] of Object.entries(operations)) {
    const unknown = Object.keys(headers.properties ?? {}).filter((header) => !known.includes(header));
    if (unknown.length > 0) throw new Error(`Nothing reads ${unknown.join(', ')} of ${id} in the ${name} deployment.`);
  }
}
