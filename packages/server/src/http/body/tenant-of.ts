import type { FastifyRequest } from 'fastify';

/** Returns the team or organization that a request counts for: its work and its memory. Empty before the caller is authenticated. */
export function tenantOf({ caller }: FastifyRequest): string {
  return caller?.tenant ?? '';
}
