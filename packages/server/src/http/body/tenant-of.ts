import type { FastifyRequest } from 'fastify';

/** Returns the team or organization whose limits of work and memory apply to a request. Empty before the caller is authenticated. */
export function tenantOf({ caller }: FastifyRequest): string {
  return caller?.tenant ?? '';
}
