import { coalesceCalls } from '../domain/coalesce-calls.ts';
import { packageVersion } from '../domain/package-version.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { SystemRoutes } from './add-system-routes.ts';
import type { Deployment } from './deployment.ts';

/**
 * The functions that return the spec of each deployment. A spec is loaded with its first request, because it takes several
 * megabytes of memory.
 */
const specs = {
  'open-source': sharedBuffer(() => import('../generated/open-source.openapi.json', { with: { type: 'json' } })),
  managed: sharedBuffer(() => import('../generated/managed.openapi.json', { with: { type: 'json' } })),
};

/**
 * Returns a function that loads a JSON module once, as a buffer that responses share. A string would be encoded for each
 * response.
 */
function sharedBuffer(load: () => Promise<{ readonly default: object }>): () => Promise<Buffer> {
  let content: Promise<Buffer> | undefined;
  return () => {
    content ??= load().then(({ default: value }) => Buffer.from(JSON.stringify(value)));
    return content;
  };
}

/** The state that the routes for health and readiness report. */
export interface ReportedState {
  /** Returns the reason why the store cannot be read or written, or undefined if it can. */
  unavailability(): Promise<string | undefined>;
  /** Returns the reason why the process must be restarted, or undefined. */
  restartReason(): string | undefined;
  readonly telemetry?: Pick<Telemetry, 'state'> | undefined;
}

/** Returns the routes for liveness, readiness and the specs. They need no credentials. */
export function createSystemRoutes(
  service: ReportedState,
  deployments: readonly Deployment[],
): SystemRoutes & { readonly '/ready': SystemRoutes[string] } {
  const documents = deployments.map(
    ({ name }) => [`/openapi/${name}.json`, async () => ({ status: 200, body: await specs[name]() })] as const,
  );
  // Concurrent requests share one check: clients need no key to send many, and the store has one connection for checks.
  const check = coalesceCalls(() =>
    Promise.all([service.unavailability(), service.telemetry?.state() ?? ('off' as const)]),
  );
  const health = JSON.stringify({ status: 'ok', version: packageVersion() });
  return {
    '/health': async () => {
      const reason = service.restartReason();
      return reason === undefined
        ? { status: 200, body: health }
        : { status: 503, body: JSON.stringify({ status: 'restart required', store: reason }) };
    },
    // The state of telemetry does not change the status: most operations do not need telemetry.
    '/ready': async () => {
      const [reason, telemetry] = await check();
      return reason === undefined
        ? { status: 200, body: JSON.stringify({ status: 'ready', store: 'ok', telemetry }) }
        : { status: 503, body: JSON.stringify({ status: 'unavailable', store: reason, telemetry }) };
    },
    ...Object.fromEntries(documents),
  };
}
