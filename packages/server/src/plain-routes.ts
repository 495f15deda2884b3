import managedSpec from './generated/managed.openapi.json' with { type: 'json' };
import openSourceSpec from './generated/open-source.openapi.json' with { type: 'json' };
import type { Deployment } from './openapi/deployment.ts';
import type { PlainRoutes } from './openapi/plain.ts';
import type { Service } from './service.ts';

const specs = { 'open-source': JSON.stringify(openSourceSpec), managed: JSON.stringify(managedSpec) };

/** Returns the routes that need no credentials: liveness, readiness and the specs. */
export function plainRoutes(
  service: Pick<Service, 'unavailability' | 'telemetry'>,
  deployments: readonly Deployment[],
): PlainRoutes & { readonly '/ready': PlainRoutes[string] } {
  const documents = deployments.map(
    ({ name }) => [`/openapi/${name}.json`, async () => ({ status: 200, body: specs[name] })] as const,
  );
  return {
    '/health': async () => ({ status: 200, body: '{"status":"ok"}' }),
    // The state of telemetry does not change the status: everything but charts works without it.
    '/ready': async () => {
      const [reason, telemetry] = await Promise.all([service.unavailability(), service.telemetry?.state() ?? 'off']);
      return reason === undefined
        ? { status: 200, body: JSON.stringify({ status: 'ready', store: 'ok', telemetry }) }
        : { status: 503, body: JSON.stringify({ status: 'unavailable', store: reason, telemetry }) };
    },
    ...Object.fromEntries(documents),
  };
}
