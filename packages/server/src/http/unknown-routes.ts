import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from './deployment.ts';
import { RequestError } from './errors/request-error.ts';
import type { SendError } from './errors/send-error.ts';
import type { Cors } from './headers/cors.ts';
import { pathOf } from './request-target.ts';

const noSuchPath =
  'No such path. The reference is at /docs, and the specs at /openapi/open-source.json and /openapi/managed.json list every path.\n';

const noTelemetry = 'No such path. Telemetry is taken in at another port: 4318, or what --otlp-port says.\n';

/** Where senders of OpenTelemetry send to. */
const telemetryPath = /^\/v1\/(logs|traces|metrics)$/;

/** A 404 in plain text. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  const text = telemetryPath.test(pathOf(reply.request)) ? noTelemetry : noSuchPath;
  return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(text);
}

/** What the answers of {@link createNotFoundHandler} need. */
export interface NotFoundOptions {
  readonly sendError: SendError;
  readonly crossOrigin?: Cors | undefined;
}

/**
 * What answers where no route is: a known path with another method is a 405 that says which there are, any other path
 * a 404 in plain text, so that a client can tell a missing route from a missing resource. A browser's question which
 * methods a known path takes is answered too.
 *
 * @param gets The paths beside the specs, which take GET; `*` stands for anything.
 */
export function createNotFoundHandler(
  deployments: readonly Deployment[],
  gets: readonly string[],
  options: NotFoundOptions,
) {
  const { sendError, crossOrigin } = options;
  const routes = [
    ...deployments.flatMap(({ operations }) => Object.values(operations)),
    ...gets.map((path) => ({ path, method: 'GET' })),
  ].map(({ path, method }) => ({ method, pattern: pathPattern(path) }));
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendNotFound(reply);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    if (crossOrigin?.isPreflight(request)) return crossOrigin.respondToPreflight(reply, allowed);
    reply.header('allow', allowed);
    return sendError(new RequestError(405, `This path takes ${allowed}`), request, reply);
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
