import type { FastifyReply } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Deployment } from './deployment.ts';
/** Says on the answer how far the caller's limit is used up. Throws a 429 when it is exceeded. */
export declare function admit(limiter: RateLimiter, { name }: Pick<Deployment, 'name'>, credential: string | undefined, address: string, reply: FastifyReply): void | Promise<void>;
