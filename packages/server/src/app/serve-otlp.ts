import type { Registry } from 'prom-client';
import { createIngestionAuthentication } from '../auth/ingestion-key.ts';
import type { TrustedProxies } from '../http/headers/trusted-proxies.ts';
import type { RunningOtlp } from '../http/otlp/start-otlp.ts';
import { createLog } from '../monitoring/create-log.ts';
import { createIngestMetrics } from '../monitoring/ingest-metrics.ts';
import type { Settings } from './server-options.ts';
import type { Service } from './service.ts';

/** The port that senders of OTLP over HTTP expect. */
const OTLP_PORT = 4318;

type ListenerSettings = Pick<Settings, 'host' | 'port' | 'otlpPort' | 'logLevel' | 'maxConnectionsPerAddress'> & {
  readonly trustedProxies: TrustedProxies | undefined;
};

/** Takes telemetry in for a service; `undefined` where telemetry is switched off. Throws StartError for a taken port. */
export async function serveOtlp(
  { telemetry, store }: Pick<Service, 'telemetry' | 'store'>,
  { host, port, otlpPort, logLevel, maxConnectionsPerAddress, trustedProxies }: ListenerSettings,
  registry?: Registry,
): Promise<RunningOtlp | undefined> {
  if (!telemetry) return undefined;
  // Here, for what a service without telemetry does not load.
  const { startOtlp } = await import('../http/otlp/start-otlp.ts');
  return startOtlp({
    engine: telemetry.engine,
    authenticate: createIngestionAuthentication({ store }),
    host,
    // Who wants any free port for the API has no use for a certain one here.
    port: otlpPort ?? (port === 0 ? 0 : OTLP_PORT),
    log: createLog(logLevel),
    observer: registry && createIngestMetrics(registry),
    maxConnectionsPerAddress,
    trustedProxies,
  });
}
