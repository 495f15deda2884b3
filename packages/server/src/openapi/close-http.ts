import type { FastifyInstance } from 'fastify';

/** How long requests that are in flight may take when the service closes. */
export const GRACE_MS = 10_000;

/** Stops listening and lets requests finish; after the grace their connections are closed under them. */
export async function closeHttp(app: FastifyInstance, graceMs = GRACE_MS): Promise<void> {
  const end = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(end);
  }
}
