import type { AliasTable } from '@observability-api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routePaths } from './aliases.ts';
import type { Deployment } from './deployment.ts';
import { RequestError } from './errors/request-error.ts';
import type { SendError } from './errors/send-error.ts';
import type { Cors } from './headers/cors.ts';
import { pathOf } from './request-target.ts';

const UNKNOWN_PATH_MESSAGE =
  'No such path. The reference is at /docs. Each deployment of this service has its spec at /openapi/open-source.json or /openapi/managed.json.\n';

const TELEMETRY_PATH_MESSAGE =
  'No such path. Unless telemetry is off, the service accepts it on another port: 4318, or the value of --otlp-port.\n';

/** The paths of OTLP/HTTP. */
const OTLP_PATH = /^\/v1\/(logs|traces|metrics)$/;

/** Sends a 404 in plain text. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  const text = OTLP_PATH.test(pathOf(reply.request)) ? TELEMETRY_PATH_MESSAGE : UNKNOWN_PATH_MESSAGE;
  return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(text);
}

/** A route that is not in the specs. `*` in the path matches any text. */
export interface OtherRoute {
  readonly method: string;
  readonly path: string;
}

/** The options of {@link createNotFoundHandler}. */
export interface NotFoundOptions {
  readonly aliases?: AliasTable | undefined;
  readonly sendError: SendError;
  readonly cors?: Cors | undefined;
}

/**
 * Returns the handler of requests without a route:
 *
 * - CORS preflight of an allowed origin for a known path: 204.
 * - Any other request to a known path: 405 with `Allow`.
 * - Unknown path: 404 in plain text, so that a client can distinguish a missing route from a missing resource.
 *
 * @param otherRoutes The routes that are not in the specs.
 */
export function createNotFoundHandler(
  deployments: readonly Deployment[],
  otherRoutes: readonly OtherRoute[],
  options: NotFoundOptions,
) {
  const { sendError, cors, aliases } = options;
  const routes = [
    ...deployments.flatMap(({ operations }) =>
      Object.values(operations).flatMap(({ path, method }) =>
        routePaths(path, aliases).map((route) => ({ path: route.path, method })),
      ),
    ),
    ...otherRoutes,
  ].map(({ path, method }) => ({ method, pattern: pathPattern(path) }));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendNotFound(reply);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    if (cors?.isPreflight(request)) return cors.respondToPreflight(reply, allowed);
    reply.header('allow', allowed);
    return sendError(new RequestError(405, `This path supports only ${allowed}.`), request, reply);
  };
}

function pathPattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );
}
