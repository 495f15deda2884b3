import type { FastifyReply } from 'fastify';
import type { Count } from '../limits/counter.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Deployment } from './deployment.ts';
import { RequestError } from './errors/request-error.ts';

/** Counts a request and sets the `RateLimit-*` response headers. Throws RequestError with status 429 above the limit. */
export function checkRateLimit(
  limiter: RateLimiter,
  { name }: Pick<Deployment, 'name'>,
  credentialId: string | undefined,
  address: string,
  reply: FastifyReply,
): void | Promise<void> {
  const count = limiter.count(credentialId, address);
  // A count in memory needs no promise.
  return count instanceof Promise
    ? count.then((sharedCount) => applyRateLimit(sharedCount, name, reply))
    : applyRateLimit(count, name, reply);
}

function applyRateLimit(count: Count, name: Deployment['name'], reply: FastifyReply): void {
  reply.header('ratelimit-limit', count.limit);
  reply.header('ratelimit-remaining', count.remaining);
  reply.header('ratelimit-reset', count.resetSeconds);
  if (count.rejected === 0) return;
  const retrySeconds = retryAfterSeconds(count);
  reply.header('retry-after', retrySeconds);
  if (name === 'managed') reply.header('x-ratelimit-reset', count.resetSeconds);
  throw new RequestError(429, rateLimitError(count, retrySeconds));
}

/**
 * Returns the delay before a retry. The delays spread the retries over the next window at the rate of the limit. Retries at the
 * same moment would exceed the limit again.
 */
export function retryAfterSeconds({ limit, windowSeconds, resetSeconds, rejected }: Count): number {
  return resetSeconds + Math.floor((((rejected - 1) % limit) * windowSeconds) / limit);
}

function rateLimitError({ limit, windowSeconds, isBlocked }: Count, retrySeconds: number): string {
  const requests = pluralize(limit, 'request');
  const reason = isBlocked
    ? `${requests} with invalid credentials from this address or its network`
    : `More than ${requests}`;
  return `${reason} in ${pluralize(windowSeconds, 'second')}. Retry in ${pluralize(retrySeconds, 'second')}.`;
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
