import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Ingestor } from '../../auth/ingestion-key.ts';
import type { IngestObserver } from '../../monitoring/ingest-metrics.ts';
import { createLogThrottle } from '../../monitoring/log-throttle.ts';
import type { Engine } from '../../telemetry/clickhouse/engine.ts';
import { Batches } from '../../telemetry/otlp/batches/batches.ts';
import { OTLP_LIMITS, type OtlpLimits } from '../../telemetry/otlp/otlp-limits.ts';
import { limitConnections } from '../connection-limit.ts';
import { limitExpectations } from '../expectations.ts';
import { enableGracefulShutdown } from '../graceful-shutdown.ts';
import type { TrustedProxies } from '../headers/trusted-proxies.ts';
import { listeningOrigin, rejectUnusableOtlpPort, resolveHost } from '../listen.ts';
import { listenerOptions } from '../listener-options.ts';
import { readUnreadBodies } from '../paced-request.ts';
import { limitPipelining } from '../pipelining-limit.ts';
import { limitRequestsPerTick } from '../requests-per-tick.ts';
import { Ingestion } from './ingestion.ts';
import { addOtlpRoutes, type OtlpContext } from './otlp-routes.ts';
import { isHttp2, rejectHttp2 } from './reject-http2.ts';
import { LOG_INTERVAL_MS, type RunningGrpc, startGrpc } from './start-grpc.ts';

/** Options of the OTLP listeners. */
export interface OtlpOptions {
  /** Stores the rows. Its `insert` creates missing tables. */
  readonly engine: Pick<Engine, 'insert'>;
  /** Returns the sender that an `Authorization` header identifies. Throws UnauthorizedError and UnavailableError. */
  authenticate(authorization: string | undefined): Promise<Ingestor>;
  readonly host: string;
  /** The port of OTLP over HTTP. 0 selects a free port. */
  readonly port: number;
  /** The port of OTLP over gRPC. 0 selects a free port; no gRPC when absent. */
  readonly grpcPort?: number | undefined;
  readonly limits?: Partial<OtlpLimits>;
  readonly log: Logger;
  readonly observer?: IngestObserver | undefined;
  /** Maximum number of open connections of one client address to each listener; no limit when absent. */
  readonly maxConnectionsPerAddress?: number | undefined;
  /** Proxies whose connections are not limited. For OTLP over HTTP, the log contains the client address from their `X-Forwarded-For`. */
  readonly trustedProxies?: TrustedProxies | undefined;
}

/** Running OTLP listeners. */
export interface RunningOtlp {
  /** The origin of OTLP over HTTP. */
  readonly url: string;
  /** The origin of OTLP over gRPC. Absent if it is off. */
  readonly grpcUrl?: string;
  /**
   * Stops listening, waits up to 10 seconds for requests in flight, and inserts buffered rows. Further calls return the same
   * promise.
   */
  close(): Promise<void>;
}

/**
 * Starts the listeners for OTLP over HTTP and gRPC. Both share the batches and the memory budget. Throws StartupError if a port is in use
 * or the user has no permission to listen on it. Throws other errors of `listen` unchanged.
 */
export async function startOtlp(options: OtlpOptions): Promise<RunningOtlp> {
  const { engine, authenticate, port, grpcPort, log, observer } = options;
  const limits = { ...OTLP_LIMITS, ...options.limits };
  const batches = new Batches(({ database, table }, lines) => engine.insert(database, table, lines), limits);
  const context: OtlpContext = {
    ingestion: new Ingestion({ batches, limits, observer }),
    authenticate,
    log,
    observer,
  };
  const address = await resolveHost(options.host);
  let grpc: RunningGrpc | undefined;
  const app = createHttpListener(context, options, () => grpc?.url);
  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    // Requests in flight wait for the inserts of their rows, so the batches must not wait for more rows.
    const inserted = batches.close();
    await Promise.all([app.close(), grpc?.close()]);
    await inserted;
    // Inserts the rows that arrived in the meantime.
    await batches.close();
  };
  const close = () => {
    closing ??= closeOnce();
    return closing;
  };
  try {
    await app.listen({ host: address, port }).catch((error) => rejectUnusableOtlpPort(error, port, '--otlp-port'));
    if (grpcPort !== undefined) {
      grpc = await startGrpc(context, { address, ...options, port: grpcPort }).catch((error) =>
        rejectUnusableOtlpPort(error, grpcPort, '--otlp-grpc-port'),
      );
    }
  } catch (error) {
    await close();
    throw error;
  }
  const url = listeningOrigin(app.server.address() as AddressInfo);
  return { url, ...(grpc && { grpcUrl: grpc.url }), close };
}

function createHttpListener(
  context: OtlpContext,
  { trustedProxies, maxConnectionsPerAddress: maxPerAddress }: OtlpOptions,
  grpcUrl: () => string | undefined,
): FastifyInstance {
  const { log } = context;
  const throttle = createLogThrottle(LOG_INTERVAL_MS);
  const base = listenerOptions();
  const app = Fastify({
    ...base,
    clientErrorHandler(error, socket) {
      if (!isHttp2(error)) return base.clientErrorHandler(error, socket);
      const url = grpcUrl();
      const hint = url === undefined ? '' : ` Send OTLP over gRPC to port ${new URL(url).port}.`;
      const address = socket.remoteAddress;
      throttle((count) => {
        log.warn(
          { address, count },
          'a client used HTTP/2, probably for OTLP over gRPC, on the port of OTLP over HTTP',
        );
      });
      rejectHttp2(socket, `This port accepts OTLP over HTTP.${hint}`);
    },
    ...(trustedProxies && { trustProxy: trustedProxies }),
    // The only framework error is a malformed path, which becomes a 404.
    frameworkErrors: (_error, _request, reply) => void reply.callNotFound(),
  });
  limitExpectations(app.server);
  limitRequestsPerTick(app.server);
  limitPipelining(app.server);
  readUnreadBodies(app.server);
  if (maxPerAddress !== undefined) limitConnections(app.server, { maxPerAddress, trustedProxies, log });
  enableGracefulShutdown(app, {
    onCutOff: (connections) => log.warn({ connections }, 'closed open connections because the OTLP listener stopped'),
  });
  addOtlpRoutes(app, context);
  return app;
}
