import type { AliasTable } from '@observability-api/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RecordResponse } from '../monitoring/metrics.ts';
import type { Store } from '../store/store.ts';
import { routePaths } from './aliases.ts';
import type { BodyMemory } from './body/body-memory.ts';
import { type BodyQueue, requireJson } from './body/json-body-parser.ts';
import type { Deployment, RequestContext } from './deployment.ts';
import type { Operation } from './operation.ts';
import { OperationRoute, type RoutedOperation } from './operation-route.ts';
import type { SendOptions } from './send-result.ts';

/** The options of {@link addRoutes}. */
export interface RouteOptions extends SendOptions {
  /** Returns the rate limiter of a deployment, or undefined if it has no limit. */
  readonly limiter?: (deployment: Deployment['name']) => RateLimiter | undefined;
  /** Bounds the memory for request bodies; there is no bound if absent. */
  readonly bodies?: BodyMemory;
  /** The aliases that requests may use; none if absent. */
  readonly aliases?: AliasTable | undefined;
  /** Runs the operations that change data. */
  readonly transaction: Store['transaction'];
  readonly idempotency: Pick<Idempotency, 'run'>;
  /** Returns the function that records the number and the durations of the responses of an operation. */
  readonly measure?: (deployment: Deployment['name'], operation: string) => RecordResponse;
}

/**
 * Adds a route for every operation of a deployment. Throws an error if an operation has no handler, a handler has no
 * operation, or the spec defines a header that is not in {@link SUPPORTED_HEADERS}.
 */
export function addRoutes(app: FastifyInstance, deployment: Deployment, options: RouteOptions): void {
  requireMatchingHandlers(deployment);
  requireSupportedHeaders(deployment);
  const limiter = options.limiter?.(deployment.name);
  for (const [id, operation] of Object.entries(deployment.operations)) {
    const handler = deployment.handlers[id];
    if (!handler) continue;
    const measure = options.measure?.(deployment.name, id);
    for (const { path, aliases } of routePaths(operation.path, options.aliases)) {
      const routed: RoutedOperation = { route: fastifyPath(path), bodyQueue: bodyQueueOf(operation), measure };
      const routeOptions = { ...options, id, operation, handler, limiter, routed, aliases };
      const operationRoute = new OperationRoute(deployment, routeOptions);
      if (operation.method === 'GET') addGetRoute(app, routed.route, operationRoute);
      else addRouteWithHook(app, operation.method, routed, { operationRoute, bodies: options.bodies });
    }
  }
}

/** Adds a GET route. It needs no hook: without a body, all steps run in sequence. */
function addGetRoute(app: FastifyInstance, route: string, operationRoute: OperationRoute): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) =>
    operationRoute.handle(request, reply, await operationRoute.checkAccess(request, reply));
  app.get(route, (request, reply) => {
    if (hasEmptyParam(request.params)) reply.callNotFound();
    else sendErrors(reply, handle(request, reply));
  });
}

/** Adds a route whose checks run in a hook, before the body is read. */
function addRouteWithHook(
  app: FastifyInstance,
  method: string,
  { route, bodyQueue }: RoutedOperation,
  { operationRoute, bodies }: { readonly operationRoute: OperationRoute; readonly bodies: BodyMemory | undefined },
): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  app.route({
    method,
    url: route,
    ...(bodyQueue && { preParsing: bodies ? [requireJson, bodies.count] : requireJson }),
    onRequest: async (request, reply) => {
      if (hasEmptyParam(request.params)) return reply.callNotFound();
      contexts.set(request, await operationRoute.checkAccess(request, reply));
    },
    handler: (request, reply) => sendErrors(reply, operationRoute.handle(request, reply, contexts.get(request))),
  });
}

/**
 * Sends the error if the promise is rejected. The promise is not returned to Fastify, which would then wait for the end of
 * every response.
 */
function sendErrors(reply: FastifyReply, handled: Promise<void>): void {
  handled.catch((error: unknown) => reply.send(error));
}

function bodyQueueOf({ body, writes }: Operation): BodyQueue | undefined {
  if (body === undefined) return undefined;
  return writes ? 'write' : 'query';
}

/** Returns true for `/dashboards/`, which the router matches as `/dashboards/{dashboardId}` with an empty id. */
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

/** The request headers that {@link OperationRoute} supports. */
const SUPPORTED_HEADERS = ['If-Match', 'If-None-Match', 'Idempotency-Key'];

/** Throws an error if the spec defines a header that is not in {@link SUPPORTED_HEADERS} and would be ignored. */
function requireSupportedHeaders({ name, operations }: Deployment): void {
  for (const [id, { headers }] of Object.entries(operations)) {
    const unsupported = Object.keys(headers.properties ?? {}).filter((header) => !SUPPORTED_HEADERS.includes(header));
    if (unsupported.length > 0) {
      throw new Error(
        `The ${name} deployment does not support the header ${unsupported.join(', ')} of ${id}. Supported headers: ${SUPPORTED_HEADERS.join(', ')}.`,
      );
    }
  }
}
