import type { FastifyInstance, FastifyRequest } from 'fastify';
/** The answer of a route beside the specs; JSON unless it says otherwise. */
export interface PlainAnswer {
    readonly status: number;
    readonly body: string;
    readonly contentType?: string;
}
/** Answers of the routes beside the specs, by path. `undefined`: for this caller there is no such path. */
export type PlainRoutes = Readonly<Record<string, (request: FastifyRequest) => Promise<PlainAnswer | undefined>>>;
/** Adds the routes beside the specs. */
export declare function addPlainRoutes(app: FastifyInstance, routes: PlainRoutes): void;
