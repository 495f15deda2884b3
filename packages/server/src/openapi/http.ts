import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { answerBrokenRequest, refuseExpectation } from './broken-request.ts';
import type { CallerLog, Deployment } from './deployment.ts';
import { readJsonBodies } from './json-bodies.ts';
import { addRoutes, type RouteOptions } from './routes.ts';
import { errorSender } from './send-error.ts';
import { unrouted } from './unrouted.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the credentials are known. */
    caller: CallerLog | undefined;
  }
}

/** Node takes no more than this many bytes of request line and headers, so a longer path parameter cannot come. */
const longestUrl = 16_384;

export interface HttpOptions extends RouteOptions {
  readonly maxBodyBytes: number;
  readonly log: Logger;
}

/** Answers of the routes beside the specs, by path: liveness, readiness, the specs themselves. Bodies are JSON. */
export type PlainRoutes = Readonly<Record<string, () => Promise<{ readonly status: number; readonly body: string }>>>;

/** The HTTP server with the routes of the deployments and the plain ones. It does not listen yet. */
export function createHttp(
  deployments: readonly Deployment[],
  plain: PlainRoutes,
  options: HttpOptions,
): FastifyInstance {
  const sendError = errorSender(deployments, options.log);
  const app = Fastify({
    bodyLimit: options.maxBodyBytes,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: longestUrl },
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => logRequest(options.log, request, reply));
  app.setErrorHandler(sendError);
  readJsonBodies(app);
  for (const deployment of deployments) addRoutes(app, deployment, options);
  for (const [path, answer] of Object.entries(plain)) {
    app.get(path, async (_request, reply) => {
      const { status, body } = await answer();
      return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
    });
  }
  app.server.on('checkExpectation', (request, response) =>
    refuseExpectation(response, requestId(request.headers['x-request-id'])),
  );
  const answerUnrouted = unrouted(deployments, Object.keys(plain), sendError);
  // Before the body is read: what is sent to a path that does not exist does not matter.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answerUnrouted(request, reply) : undefined));
  app.setNotFoundHandler(answerUnrouted);
  return app;
}

/** A uuid v4 that the caller sent is kept, so that both sides can speak of the same request. */
function requestId(sent: string | string[] | undefined): string {
  const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
  return typeof sent === 'string' && uuid4.test(sent) ? sent : randomUUID();
}

/** One line a request, without anything that the caller wrote but the method: no query, no header, no body. */
function logRequest(log: Logger, request: FastifyRequest, reply: FastifyReply): void {
  log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      requestId: request.id,
      ...request.caller,
    },
    'request',
  );
}
