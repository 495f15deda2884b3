import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createIngestionAuthentication } from '../auth/ingestion-key.ts';
import type { TrustedProxies } from '../http/headers/trusted-proxies.ts';
import { rejectUsedOtlpPort, requireFreePort } from '../http/listen.ts';
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

/** Starts the OTLP listeners. Returns undefined if telemetry is disabled. Throws StartupError if a port is in use. */
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

/** Throws the error of {@link serveOtlp} if it could not listen on its ports. */
export async function requireFreeOtlpPorts(settings: PortSettings): Promise<void> {
  if (settings.telemetry === 'off') return;
  const ports = [
    [otlpHttpPort(settings), '--otlp-port'],
    [grpcPort(settings), '--otlp-grpc-port'],
  ] as const;
  for (const [port, option] of ports) {
    if (port === undefined) continue;
    await requireFreePort(settings.host, port).catch((error) => rejectUsedOtlpPort(error, port, option));
  }
}

/** Returns the port of OTLP over HTTP. If the API listens on any free port, OTLP does too. */
export function otlpHttpPort({ port, otlpPort }: Pick<Settings, 'port' | 'otlpPort'>): number {
  return otlpPort ?? (port === 0 ? 0 : OTLP_HTTP_PORT);
}

/**
 * Returns the port of OTLP over gRPC, or undefined if it is off. It is off by default if `otlpPort` is set, because several
 * services on one host, each with its own `otlpPort`, cannot listen on the same default port.
 */
function grpcPort({ port, otlpPort, otlpGrpcPort }: PortSettings): number | undefined {
  if (otlpGrpcPort !== undefined) return otlpGrpcPort === 'off' ? undefined : otlpGrpcPort;
  if (otlpPort !== undefined) return undefined;
  return port === 0 ? 0 : OTLP_GRPC_PORT;
}
