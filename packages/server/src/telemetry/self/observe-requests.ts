import type { FastifyInstance } from 'fastify';
import type { SelfTelemetry } from './self-telemetry.ts';

/** Records every request when its response is sent. */
export function observeRequests(app: FastifyInstance, self: SelfTelemetry): void {
  app.addHook('onResponse', (request, reply, done) => {
    self.record({
      method: request.method,
      route: request.operation?.route ?? request.routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
      requestId: request.id,
      tenant: request.caller?.tenant,
    });
    done();
  });
}
