import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNoSuchPath } from './unrouted.ts';

/** The answer of a route beside the specs; JSON unless it says otherwise. */
export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** Answers of the routes beside the specs, by path. `undefined`: for this caller there is no such path. */
export type PlainRoutes = Readonly<Record<string, (request: FastifyRequest) => Promise<PlainAnswer | undefined>>>;

/** Adds the routes beside the specs. */
export function addPlainRoutes(app: FastifyInstance, routes: PlainRoutes): void {
  for (const [path, answer] of Object.entries(routes)) {
    app.get(path, async (request, reply) => {
      const found = await answer(request);
      if (!found) return answerNoSuchPath(reply);
      const { status, body, contentType = 'application/json; charset=utf-8' } = found;
      return reply.code(status).header('content-type', contentType).send(body);
    });
  }
}
