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

/** What the listener is started with. */
export interface OtlpOptions {
  /** Where the rows go; its tables exist. */
  readonly engine: Pick<Engine, 'insert'>;
  /** Whose telemetry a request is, by its header `Authorization`. Throws Unauthorized and Unavailable. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly limits?: Partial<OtlpLimits>;
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
  /** Maximum number of open connections of one client address; no limit when absent. */
  readonly maxConnectionsPerAddress?: number | undefined;
  /** Proxies whose `X-Forwarded-For` is used in the log, and whose connections are not limited. */
  readonly trustedProxies?: TrustedProxies | undefined;
}

/** A listener that takes telemetry in. */
export interface RunningOtlp {
  /** The origin that it answers on. */
  readonly url: string;
  /** Stops listening, gives what is in flight 10 seconds, inserts what waits. Closing again waits for the same. */
  close(): Promise<void>;
}

/** Starts the listener for OTLP over HTTP. Throws StartError when the port is taken, and other errors of `listen`. */
export async function startOtlp({ engine, authenticate, host, port, ...options }: OtlpOptions): Promise<RunningOtlp> {
  const limits = { ...OTLP_LIMITS, ...options.limits };
  const batches = createBatches(({ database, table }, lines) => engine.insert(database, table, lines), limits);
  const { trustedProxies, maxConnectionsPerAddress: maxPerAddress, log } = options;
  const app = Fastify({
    ...listenerOptions(),
    ...(trustedProxies && { trustProxy: trustedProxies }),
    // Only a path that cannot be read: it is answered as one that is not there.
    frameworkErrors: (_error, _request, reply) => void reply.callNotFound(),
  });
  if (maxPerAddress !== undefined) limitConnections(app.server, { maxPerAddress, trustedProxies, log });
  enableGracefulShutdown(app, {
    onCutOff: (connections) => log.warn({ connections }, 'cut off when the listener of telemetry stopped'),
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
    throw portTaken(error) ? new StartupError(taken(port), { cause: error }) : error;
  });
  return {
    url: listeningOrigin(app.server.address() as AddressInfo),
    close() {
      closing ??= closeOnce();
      return closing;
    },
  };
}

function portTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function taken(port: number): string {
  return `Port ${port}, which takes telemetry in, is already in use: stop what uses it, or choose another with --otlp-port.`;
}
