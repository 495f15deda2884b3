import managedSpec from './generated/managed.openapi.json' with { type: 'json' };
import openSourceSpec from './generated/open-source.openapi.json' with { type: 'json' };
const specs = { 'open-source': JSON.stringify(openSourceSpec), managed: JSON.stringify(managedSpec) };
/** What is beside the specs, for anybody: liveness, readiness, the specs themselves. */
export function plainRoutes(service, deployments) {
    const documents = deployments.map(({ name }) => [`/openapi/${name}.json`, async () => ({ status: 200, body: specs[name] })]);
    return {
        '/health': async () => ({ status: 200, body: '{"status":"ok"}' }),
        // Telemetry is said and not counted: everything but charts goes on without it.
        '/ready': async () => {
            const [isReady, telemetry] = await Promise.all([service.isReady(), service.telemetry?.state() ?? 'off']);
            return isReady
                ? { status: 200, body: JSON.stringify({ status: 'ready', store: 'ok', telemetry }) }
                : { status: 503, body: JSON.stringify({ status: 'unavailable', store: 'no answer', telemetry }) };
        },
        ...Object.fromEntries(documents),
    };
}
