import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createIngestionAuthentication } from '../auth/ingestion-key.ts';
import type { TrustedProxies } from '../http/headers/trusted-proxies.ts';
import type { ServicePort } from '../http/listen.ts';
import type { RunningOtlp } from '../http/otlp/start-otlp.ts';
import { createIngestMetrics } from '../monitoring/ingest-metrics.ts';
import type { Service } from './open-service.ts';
import type { Settings } from './server-options.ts';

// The default ports of the OpenTelemetry specification.
const OTLP_HTTP_PORT = 4318;
const OTLP_GRPC_PORT = 4317;

type PortSettings = Pick<Settings, 'telemetry' | 'host' | 'port' | 'otlpPort' | 'otlpGrpcPort'>;

type ListenerSettings = PortSettings &
  Pick<Settings, 'maxConnectionsPerAddress'> & {
    readonly trustedProxies: TrustedProxies | undefined;
    readonly log: Logger;
  };

/**
 * Starts the OTLP listeners. Returns undefined if telemetry is disabled. Throws StartupError if a port is in use, or if the user has no
 * permission to listen on it.
 */
export async function serveOtlp(
  { telemetry, store }: Pick<Service, 'telemetry' | 'store'>,
  settings: ListenerSettings,
  registry?: Registry,
): Promise<RunningOtlp | undefined> {
  if (!telemetry) return undefined;
  const { host, log, maxConnectionsPerAddress, trustedProxies } = settings;
  // Loads the module only when it is needed.
  const { startOtlp } = await import('../http/otlp/start-otlp.ts');
  return startOtlp({
    engine: telemetry.engine,
    authenticate: createIngestionAuthentication({ store }),
    host,
    port: otlpHttpPort(settings),
    grpcPort: grpcPort(settings),
    log,
    observer: registry && createIngestMetrics(registry),
    maxConnectionsPerAddress,
    trustedProxies,
  });
}

/** Returns the ports of {@link serveOtlp}. */
export function otlpPorts(settings: PortSettings): ServicePort[] {
  if (settings.telemetry === 'off') return [];
  const http = { port: otlpHttpPort(settings), otlpOption: '--otlp-port' };
  const port = grpcPort(settings);
  return port === undefined ? [http] : [http, { port, otlpOption: '--otlp-grpc-port' }];
}

/** Returns the port of OTLP over HTTP. By default, it is any free port (0) if the API listens on any free port, and otherwise 4318. */
export function otlpHttpPort({ port, otlpPort }: Pick<Settings, 'port' | 'otlpPort'>): number {
  return otlpPort ?? (port === 0 ? 0 : OTLP_HTTP_PORT);
}

/**
 * Returns the port of OTLP over gRPC, or undefined if it is off. It is off by default if `otlpPort` is set: this option is for several
 * services on one host, and only one of them could listen on the default port.
 */
function grpcPort({ port, otlpPort, otlpGrpcPort }: PortSettings): number | undefined {
  if (otlpGrpcPort !== undefined) return otlpGrpcPort === 'off' ? undefined : otlpGrpcPort;
  if (otlpPort !== undefined) return undefined;
  return port === 0 ? 0 : OTLP_GRPC_PORT;
}
