import type { Registry } from 'prom-client';
import type { Settings } from '../../app/server-options.ts';
import type { Service } from '../../app/service.ts';
import { createIngestionAuthentication } from '../../auth/ingestion-key.ts';
import { createLog } from '../../monitoring/create-log.ts';
import { createIngestMetrics } from '../../monitoring/ingest-metrics.ts';
import type { TrustedProxies } from '../headers/trusted-proxies.ts';
import type { RunningOtlp } from './start-otlp.ts';

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
  const { startOtlp } = await import('./start-otlp.ts');
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
