import type { FastifyRequest } from 'fastify';

/** Returns the tenant that the work and the memory of a request are counted for. Empty before the caller is authenticated. */
export function tenantOf({ caller }: FastifyRequest): string {
  return caller?.tenant ?? '';
}
