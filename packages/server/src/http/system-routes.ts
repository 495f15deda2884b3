import { packageVersion } from '../domain/package-version.ts';
import managedSpec from '../generated/managed.openapi.json' with { type: 'json' };
import openSourceSpec from '../generated/open-source.openapi.json' with { type: 'json' };
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { SystemRoutes } from './add-system-routes.ts';
import type { Deployment } from './deployment.ts';

/** Buffers, which responses share. A string would be encoded for each response. */
const specs = {
  'open-source': Buffer.from(JSON.stringify(openSourceSpec)),
  managed: Buffer.from(JSON.stringify(managedSpec)),
};

/** The state that the readiness route reports. */
export interface Readiness {
  /** Returns the reason why the store cannot be read or written, or undefined if it can. */
  unavailability(): Promise<string | undefined>;
  readonly telemetry?: Pick<Telemetry, 'state'> | undefined;
}

/** Returns the routes that need no credentials: liveness, readiness and the specs. */
export function createSystemRoutes(
  service: Readiness,
  deployments: readonly Deployment[],
): SystemRoutes & { readonly '/ready': SystemRoutes[string] } {
  const documents = deployments.map(
    ({ name }) => [`/openapi/${name}.json`, async () => ({ status: 200, body: specs[name] })] as const,
  );
  const health = JSON.stringify({ status: 'ok', version: packageVersion() });
  return {
    '/health': async () => ({ status: 200, body: health }),
    // The state of telemetry does not change the status: most operations do not need telemetry.
    '/ready': async () => {
      const [reason, telemetry] = await Promise.all([service.unavailability(), service.telemetry?.state() ?? 'off']);
      return reason === undefined
        ? { status: 200, body: JSON.stringify({ status: 'ready', store: 'ok', telemetry }) }
        : { status: 503, body: JSON.stringify({ status: 'unavailable', store: reason, telemetry }) };
    },
    ...Object.fromEntries(documents),
  };
}
