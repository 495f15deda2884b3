import type { Registry } from 'prom-client';
import { createIngestionAuthentication } from '../auth/ingestion-key.ts';
import type { TrustedProxies } from '../http/headers/trusted-proxies.ts';
import type { RunningOtlp } from '../http/otlp/start-otlp.ts';
import { createLog } from '../monitoring/create-log.ts';
import { createIngestMetrics } from '../monitoring/ingest-metrics.ts';
import type { Settings } from './server-options.ts';
import type { Service } from './service.ts';

/** The default port of OTLP over HTTP. */
const OTLP_PORT = 4318;

type ListenerSettings = Pick<Settings, 'host' | 'port' | 'otlpPort' | 'logLevel' | 'maxConnectionsPerAddress'> & {
  readonly trustedProxies: TrustedProxies | undefined;
};

/** Starts the OTLP receiver. Returns undefined if telemetry is disabled. Throws StartupError if the port is in use. */
export async function serveOtlp(
  { telemetry, store }: Pick<Service, 'telemetry' | 'store'>,
  { host, port, otlpPort, logLevel, maxConnectionsPerAddress, trustedProxies }: ListenerSettings,
  registry?: Registry,
): Promise<RunningOtlp | undefined> {
  if (!telemetry) return undefined;
  // Loaded lazily: a service without telemetry does not need it.
  const { startOtlp } = await import('../http/otlp/start-otlp.ts');
  return startOtlp({
    engine: telemetry.engine,
    authenticate: createIngestionAuthentication({ store }),
    host,
    // If the API uses any free port, the receiver does too.
    port: otlpPort ?? (port === 0 ? 0 : OTLP_PORT),
    log: createLog(logLevel),
    observer: registry && createIngestMetrics(registry),
    maxConnectionsPerAddress,
    trustedProxies,
  });
}
