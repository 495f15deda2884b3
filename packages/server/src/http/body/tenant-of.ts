import type { FastifyRequest } from 'fastify';

/**
 * Returns the id of the team or organization whose limits of work and memory apply to a request. Returns an empty string before the caller
 * is authenticated.
 */
export function tenantOf({ caller }: FastifyRequest): string {
  return caller?.tenant ?? '';
}
