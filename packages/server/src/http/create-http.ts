import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ByteBounds } from '../domain/concurrency/tenant-bytes.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { addSystemRoutes, type SystemRoutes } from './add-system-routes.ts';
import { addJsonBodyParser } from './body/json-body-parser.ts';
import { UnreadResponses } from './body/unread-responses.ts';
import { limitConnections } from './connection-limit.ts';
import type { CallerLog, Deployment } from './deployment.ts';
import { RequestError } from './errors/request-error.ts';
import { createErrorSender } from './errors/send-error.ts';
import { hasUnknownExpectation, limitExpectations, rejectExpectation } from './expectations.ts';
import { enableGracefulShutdown } from './graceful-shutdown.ts';
import type { Cors } from './headers/cors.ts';
import { headerError } from './headers/single-headers.ts';
import { clientAddress, type TrustedProxies } from './headers/trusted-proxies.ts';
import { type HttpTimeouts, MAX_HEADER_BYTES } from './http-timeouts.ts';
import { listenerOptions } from './listener-options.ts';
import type { RoutedOperation } from './operation-route.ts';
import { readUnreadBodies } from './paced-request.ts';
import { limitPipelining } from './pipelining-limit.ts';
import { limitRequestsPerTick } from './requests-per-tick.ts';
import { addRoutes, type RouteOptions } from './routes.ts';
import { createNotFoundHandler, type OtherRoute } from './unknown-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of the request, or the MCP or sign-in route; undefined for other routes and unknown paths. */
    operation: RoutedOperation | undefined;
    /** The caller; undefined before authentication. */
    caller: CallerLog | undefined;
    /** The size of the body in bytes; 0 before it is read. */
    bodyBytes: number;
    /**
     * Aborts when the client disconnects, which stops the parsing: from then on, the body no longer counts towards the memory limit.
     * Undefined for a small body without `Transfer-Encoding`.
     */
    disconnected: AbortSignal | undefined;
    /** Lets further bodies of the tenant be parsed. The route calls it when the handler ends. Undefined for a small body. */
    releaseBody: (() => void) | undefined;
  }
}

/** The options of {@link createHttp}. */
export interface HttpOptions extends Omit<RouteOptions, 'measure' | 'unread'> {
  readonly maxBodyBytes: number;
  readonly log: Logger;
  /** Proxies whose `X-Forwarded-For` is used; none if absent. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Maximum number of open connections of one client address; no limit if absent. */
  readonly maxConnectionsPerAddress?: number;
  /** The origins whose pages may call the API; none if absent. */
  readonly cors?: Cors | undefined;
  readonly metrics?: Metrics | undefined;
  /** The routes that the caller adds to the returned server. Their paths get 405 for other methods. See {@link OtherRoute}. */
  readonly otherRoutes?: readonly OtherRoute[];
  readonly timeouts?: HttpTimeouts;
  /** The bounds on responses that clients have not read yet. */
  readonly unreadBounds?: ByteBounds;
  /** Time for requests in flight to complete when the server closes, in milliseconds. @default GRACE_MS */
  readonly graceMs?: number;
}

/** Creates the HTTP server with the routes of the deployments and the system routes. It does not listen yet. */
export function createHttp(
  deployments: readonly Deployment[],
  systemRoutes: SystemRoutes,
  options: HttpOptions,
): FastifyInstance {
  const { log, metrics, cors, trustedProxies, timeouts, maxConnectionsPerAddress: maxPerAddress } = options;
  const sendError = createErrorSender(deployments, log);
  const recordResponse = createResponseRecorder(options);
  const app = Fastify({
    bodyLimit: options.maxBodyBytes,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    ...listenerOptions(timeouts),
    ...(trustedProxies && { trustProxy: trustedProxies }),
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => {
      // Fastify calls this function for a request that it rejects before the hooks run, for example one with an invalid path.
      setCommonHeaders(request, reply, cors);
      sendError(error, request, reply);
      recordResponse(request, reply);
    },
  });
  limitExpectations(app.server);
  limitRequestsPerTick(app.server);
  limitPipelining(app.server);
  readUnreadBodies(app.server);
  enableGracefulShutdown(app, {
    graceMs: options.graceMs,
    onCutOff: (connections) => log.warn({ connections }, 'closed connections with responses in flight at shutdown'),
  });
  if (maxPerAddress !== undefined) limitConnections(app.server, { maxPerAddress, trustedProxies, log });
  app.server.maxHeadersCount = 100;
  app.decorateRequest('operation', undefined);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('bodyBytes', 0);
  app.decorateRequest('releaseBody', undefined);
  app.decorateRequest('disconnected', undefined);
  const otherRoutes = [
    ...Object.keys(systemRoutes).map((path) => ({ method: 'GET', path })),
    ...(options.otherRoutes ?? []),
  ];
  const handleNotFound = createNotFoundHandler(deployments, otherRoutes, { sendError, cors, aliases: options.aliases });
  addHooks(app, options, { handleNotFound, recordResponse });
  app.setErrorHandler(sendError);
  addJsonBodyParser(app);
  const unread = new UnreadResponses(options.unreadBounds);
  const routeOptions: RouteOptions = { ...options, unread, ...(metrics && { measure: metrics.measure }) };
  for (const deployment of deployments) addRoutes(app, deployment, routeOptions);
  addSystemRoutes(app, systemRoutes);
  app.setNotFoundHandler(handleNotFound);
  return app;
}

/** The functions that the hooks call. */
interface HookActions {
  readonly handleNotFound: ReturnType<typeof createNotFoundHandler>;
  readonly recordResponse: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Adds the hooks of all requests. They check the headers and log and measure the response. They take a callback, because a
 * promise per hook would slow down every request.
 */
function addHooks(
  app: FastifyInstance,
  { metrics, cors }: Pick<HttpOptions, 'metrics' | 'cors'>,
  { handleNotFound, recordResponse }: HookActions,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    metrics?.begin(reply.raw);
    setCommonHeaders(request, reply, cors);
    if (hasUnknownExpectation(request.raw)) return void rejectExpectation(reply);
    const error = headerError(request.raw);
    if (error !== undefined) return done(new RequestError(400, error));
    // The response to a request without a route is sent without parsing the body.
    if (request.is404) handleNotFound(request, reply);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply);
    done();
  });
}

/** Returns the function that logs and measures a response. */
function createResponseRecorder({ log, metrics }: Pick<HttpOptions, 'log' | 'metrics'>): HookActions['recordResponse'] {
  const measureOther = metrics?.measure('none', 'none');
  return (request, reply) => {
    logRequest(log, request, reply);
    (request.operation?.measure ?? measureOther)?.(reply.statusCode, reply.elapsedTime / 1000);
  };
}

/** Sets the headers of every response. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, cors: Cors | undefined): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'no-store');
  cors?.setHeaders(request, reply);
}

/** Replaces the schema compilers of Fastify, so that they are not loaded. The validators of the specs check requests. */
function noSchemas(): never {
  throw new Error('Expected routes without Fastify schemas. Define the schema in the spec.');
}

/** Returns the request id of the client if it is a UUID of version 4, and otherwise a new one. */
function requestId(header: string | string[] | undefined): string {
  const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
  return typeof header === 'string' && uuid4.test(header) ? header : randomUUID();
}

/**
 * Writes one log line per request. It contains neither the query nor the body. The only values from headers are an `X-Request-Id` that is
 * a UUID of version 4, an address from `X-Forwarded-For`, and the last four characters of a valid key.
 */
function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  if (!log.isLevelEnabled('info')) return;
  log.info(
    {
      method: request.method,
      route: request.operation?.route ?? request.routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      requestId: request.id,
      address: clientAddress(request),
      ...request.caller,
    },
    'request',
  );
}
