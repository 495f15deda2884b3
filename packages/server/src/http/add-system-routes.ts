import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './unknown-routes.ts';

/** The response of a system route. The default content type is JSON. */
export interface SystemResponse {
  readonly status: number;
  readonly body: string | Buffer;
  readonly contentType?: string;
}

/** The handlers of the system routes by path. If a handler returns undefined, the client receives a 404. */
export type SystemRoutes = Readonly<Record<string, (request: FastifyRequest) => Promise<SystemResponse | undefined>>>;

/** Adds the system routes: GET routes that are not in the specs, such as `/health`. */
export function addSystemRoutes(app: FastifyInstance, routes: SystemRoutes): void {
  for (const [path, handle] of Object.entries(routes)) {
    app.get(path, async (request, reply) => {
      const response = await handle(request);
      if (!response) return sendNotFound(reply);
      const { status, body, contentType = 'application/json; charset=utf-8' } = response;
      return reply.code(status).header('content-type', contentType).send(body);
    });
  }
}
