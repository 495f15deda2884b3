import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Logger } from 'pino';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import { StartupError } from '../../domain/startup-error.ts';
import type { Engine } from '../../telemetry/clickhouse/engine.ts';
import { createBatches } from '../../telemetry/otlp/batches/batches.ts';
import type { IngestObserver } from '../../telemetry/otlp/ingest-observer.ts';
import { OTLP_LIMITS, type OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { limitConnections } from '../connection-limit.ts';
import { enableGracefulShutdown } from '../graceful-shutdown.ts';
import type { TrustedProxies } from '../headers/trusted-proxies.ts';
import { listeningOrigin, resolveHost } from '../listen.ts';
import { listenerOptions } from '../listener-options.ts';
import { addOtlpRoutes } from './otlp-routes.ts';

/** Options of the OTLP listener. */
export interface OtlpOptions {
  /** Stores the rows. Its tables must exist. */
  readonly engine: Pick<Engine, 'insert'>;
  /** Returns the tenant of an `Authorization` header. Throws UnauthorizedError and UnavailableError. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly limits?: Partial<OtlpLimits>;
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
  /** Maximum number of open connections of one client address; no limit when absent. */
  readonly maxConnectionsPerAddress?: number | undefined;
  /** Proxies whose `X-Forwarded-For` is used in the log, and whose connections are not limited. */
  readonly trustedProxies?: TrustedProxies | undefined;
}

/** A running OTLP listener. */
export interface RunningOtlp {
  /** The origin of the listener. */
  readonly url: string;
  /** Stops listening, waits 10 seconds for requests in flight, and inserts waiting rows. Further calls return the same promise. */
  close(): Promise<void>;
}

/** Starts the listener for OTLP/HTTP. Throws StartupError if the port is in use, and other errors of `listen`. */
export async function startOtlp({ engine, authenticate, host, port, ...options }: OtlpOptions): Promise<RunningOtlp> {
  const limits = { ...OTLP_LIMITS, ...options.limits };
  const batches = createBatches(({ database, table }, lines) => engine.insert(database, table, lines), limits);
  const { trustedProxies, maxConnectionsPerAddress: maxPerAddress, log } = options;
  const app = Fastify({
    ...listenerOptions(),
    ...(trustedProxies && { trustProxy: trustedProxies }),
    // The only framework error is a malformed path, which becomes a 404.
    frameworkErrors: (_error, _request, reply) => void reply.callNotFound(),
  });
  if (maxPerAddress !== undefined) limitConnections(app.server, { maxPerAddress, trustedProxies, log });
  enableGracefulShutdown(app, {
    onCutOff: (connections) => log.warn({ connections }, 'closed open connections because the OTLP listener stopped'),
  });
  addOtlpRoutes(app, { batches, limits, log: options.log, observer: options.observer, authenticate });
  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    const inserted = batches.close();
    await app.close();
    await inserted;
    await batches.close();
  };
  await app.listen({ host: await resolveHost(host), port }).catch((error: unknown) => {
    throw isPortInUse(error) ? new StartupError(portInUseMessage(port), { cause: error }) : error;
  });
  return {
    url: listeningOrigin(app.server.address() as AddressInfo),
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portInUseMessage(port: number): string {
  return `Port ${port} of the OTLP listener is already in use. Stop the process that uses it, or choose another port with --otlp-port.`;
}
