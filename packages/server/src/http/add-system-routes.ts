import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './unknown-routes.ts';

/** The answer of a route beside the specs; JSON unless it says otherwise. */
export interface SystemResponse {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** Answers of the routes beside the specs, by path. `undefined`: for this caller there is no such path. */
export type SystemRoutes = Readonly<Record<string, (request: FastifyRequest) => Promise<SystemResponse | undefined>>>;

/** Adds the routes beside the specs. */
export function addSystemRoutes(app: FastifyInstance, routes: SystemRoutes): void {
  for (const [path, answer] of Object.entries(routes)) {
    app.get(path, async (request, reply) => {
      const found = await answer(request);
      if (!found) return sendNotFound(reply);
      const { status, body, contentType = 'application/json; charset=utf-8' } = found;
      return reply.code(status).header('content-type', contentType).send(body);
    });
  }
}
