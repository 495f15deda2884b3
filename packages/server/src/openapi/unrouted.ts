import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from './deployment.ts';
import { RequestError } from './request-error.ts';
import type { SendError } from './send-error.ts';

const noSuchPath = 'No such path. The specs list every path: /openapi/open-source.json and /openapi/managed.json.\n';

/**
 * What answers where no route is: a known path with another method is a 405 that says which there are, any other path
 * a 404 in plain text, so that a client can tell a missing route from a missing resource.
 */
export function unrouted(deployments: readonly Deployment[], plain: readonly string[], sendError: SendError) {
  const routes = [
    ...deployments.flatMap(({ operations }) => Object.values(operations)),
    ...plain.map((path) => ({ path, method: 'GET' })),
  ].map(({ path, method }) => ({ method, pattern: pathPattern(path) }));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) {
      return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(noSuchPath);
    }
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    reply.header('allow', allowed);
    return sendError(new RequestError(405, `This path takes ${allowed}`), request, reply);
  };
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
