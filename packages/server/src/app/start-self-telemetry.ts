import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { databaseOfTenant, firstTeam } from '../telemetry/schema/tenant-database.ts';
import { observeRequests } from '../telemetry/self/observe-requests.ts';
import type { SelfTelemetry } from '../telemetry/self/self-telemetry.ts';
import type { Service } from './open-service.ts';
import type { Settings } from './server-options.ts';
import { isSelfTelemetryEnabled } from './telemetry-options.ts';

/** Starts to store telemetry about the requests to the service. Returns undefined if the options disable it. */
export async function startSelfTelemetry(
  app: FastifyInstance,
  { telemetry, store }: Service,
  settings: Settings,
  log: Logger,
): Promise<SelfTelemetry | undefined> {
  if (!telemetry || !isSelfTelemetryEnabled(settings)) return undefined;
  // Loads the module only when it is needed.
  const { createSelfTelemetry } = await import('../telemetry/self/self-telemetry.ts');
  const self = createSelfTelemetry({
    engine: telemetry.engine,
    team: async () => {
      const tenant = await firstTeam(store);
      return tenant === undefined ? undefined : { tenant, database: await databaseOfTenant(store, tenant) };
    },
    onFailure: (err) => log.debug({ err }, 'failed to store self-telemetry'),
  });
  observeRequests(app, self);
  return self;
}
