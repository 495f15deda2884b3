import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../monitoring/metrics.ts';
import { addSystemRoutes, type SystemRoutes } from './add-system-routes.ts';
import { addJsonBodyParser } from './body/json-content-type.ts';
import { type UnreadBounds, UnreadResponses } from './body/unread-responses.ts';
import { limitConnections } from './connection-limit.ts';
import type { CallerLog, Deployment } from './deployment.ts';
import { rejectExpectation } from './errors/malformed-request.ts';
import { RequestError } from './errors/request-error.ts';
import { createErrorSender } from './errors/send-error.ts';
import { enableGracefulShutdown } from './graceful-shutdown.ts';
import type { Cors } from './headers/cors.ts';
import { headerFault } from './headers/single-headers.ts';
import { clientAddress, type TrustedProxies } from './headers/trusted-proxies.ts';
import { type HttpTimeouts, MAX_HEADER_BYTES } from './http-timeouts.ts';
import { listenerOptions } from './listener-options.ts';
import { addRoutes, type RoutedOperation, type RouteOptions } from './routes.ts';
import { createNotFoundHandler } from './unknown-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which operation it is for; absent beside the operations. */
    operation: RoutedOperation | undefined;
    /** Who calls, once the credentials are known. */
    caller: CallerLog | undefined;
    /** The number of bytes of the body; 0 before it is read. */
    bodyBytes: number;
  }
}

export interface HttpOptions extends Omit<RouteOptions, 'measure' | 'unread'> {
  readonly maxBodyBytes: number;
  readonly log: Logger;
  /** Whose `X-Forwarded-For` is believed; nobody's when absent. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Maximum number of open connections of one client address; no limit when absent. */
  readonly maxConnectionsPerAddress?: number;
  /** Which pages may call; none when absent. */
  readonly cors?: Cors | undefined;
  readonly metrics?: Metrics | undefined;
  /** Paths of routes that are added afterwards and take GET; `*` stands for anything. */
  readonly otherPaths?: readonly string[];
  readonly timeouts?: HttpTimeouts;
  /** The bounds on responses that clients have not read yet. */
  readonly unreadBounds?: UnreadBounds;
  /** How long what is in flight may take when it closes. */
  readonly graceMs?: number;
}

/** The HTTP server with the routes of the deployments and the plain ones. It does not listen yet. */
export function createHttp(
  deployments: readonly Deployment[],
  plain: SystemRoutes,
  options: HttpOptions,
): FastifyInstance {
  const { log, metrics, cors: crossOrigin, trustedProxies, timeouts: patience } = options;
  /** What every answer says. */
  const mark = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
    crossOrigin?.setHeaders(request, reply);
  };
  const sendError = createErrorSender(deployments, log);
  const app = Fastify({
    bodyLimit: options.maxBodyBytes,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    ...listenerOptions(patience),
    ...(trustedProxies && { trustProxy: trustedProxies }),
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => {
      // No hook has run.
      mark(request, reply);
      sendError(error, request, reply);
    },
  });
  enableGracefulShutdown(app, {
    graceMs: options.graceMs,
    onCutOff: (connections) => log.warn({ connections }, 'cut off when the service stopped'),
  });
  const { maxConnectionsPerAddress: maxPerAddress } = options;
  if (maxPerAddress !== undefined) limitConnections(app.server, { maxPerAddress, trustedProxies, log });
  app.server.maxHeadersCount = 100;
  app.decorateRequest('operation', undefined);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('bodyBytes', 0);
  const gets = [...Object.keys(plain), ...(options.otherPaths ?? [])];
  const answerUnrouted = createNotFoundHandler(deployments, gets, { sendError, crossOrigin });
  // Hooks with a callback: a promise for each would cost every request.
  app.addHook('onRequest', (request, reply, done) => {
    metrics?.begin(reply.raw);
    mark(request, reply);
    const fault = headerFault(request.raw);
    if (fault !== undefined) return done(new RequestError(400, fault));
    // Before the body is read: what is sent to a path that does not exist does not matter.
    if (request.is404) answerUnrouted(request, reply);
    else done();
  });
  const measureOther = metrics?.measure('none', 'none');
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply);
    (request.operation?.measure ?? measureOther)?.(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.setErrorHandler(sendError);
  addJsonBodyParser(app);
  const unread = new UnreadResponses(options.unreadBounds);
  const routeOptions: RouteOptions = { ...options, unread, ...(metrics && { measure: metrics.measure }) };
  for (const deployment of deployments) addRoutes(app, deployment, routeOptions);
  addSystemRoutes(app, plain);
  app.server.on('checkExpectation', (request, response) =>
    rejectExpectation(response, requestId(request.headers['x-request-id'])),
  );
  app.setNotFoundHandler(answerUnrouted);
  return app;
}

/** Requests are checked with the validators of the specs; what would compile schemas for the router is never loaded. */
function noSchemas(): never {
  throw new Error('Routes have no schemas of their own.');
}

/** A uuid v4 that the caller sent is kept, so that both sides can speak of the same request. */
function requestId(sent: string | string[] | undefined): string {
  const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
  return typeof sent === 'string' && uuid4.test(sent) ? sent : randomUUID();
}

/** One line a request, without anything that the caller wrote but the method: no query, no header, no body. */
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
