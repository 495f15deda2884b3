import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Credentials } from './access/credentials.ts';
import { managed } from './deployments/managed.ts';
import { openSource } from './deployments/open-source.ts';
import { closeHttp } from './openapi/close-http.ts';
import type { Deployment } from './openapi/deployment.ts';
import { createHttp } from './openapi/http.ts';
import { plainRoutes } from './plain-routes.ts';
import { openService } from './service.ts';
import type { Clock } from './store/clock.ts';

/** Options of {@link startServer}; each is also an option of the command line. */
export interface ServerOptions {
  /** The address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** 0 picks a free one. @default 8000 */
  readonly port?: number;
  /** Where everything is kept; `:memory:` keeps nothing. @default './data' */
  readonly dataDir?: string;
  /** @default 'both' */
  readonly deployment?: 'open-source' | 'managed' | 'both';
  /** The largest body that is accepted, in bytes. @default 8388608 */
  readonly maxBodyBytes?: number;
  /** @default 'info' */
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Hosts, host:port and CIDR ranges that webhooks may name although they are not public. */
  readonly webhookAllow?: readonly string[];
  /** Compare every response with the spec and answer 500 when it differs; for tests. @default false */
  readonly checkResponses?: boolean;
  /** The time in epoch milliseconds; for tests. @default Date.now */
  readonly clock?: Clock;
}

/** A service that answers. */
export interface RunningServer {
  /** The origin that it answers on. */
  readonly url: string;
  /** Credentials of the first tenants; `undefined` when their file is gone. */
  readonly credentials: Credentials | undefined;
  /** Sentences for the person who started it. */
  readonly notices: readonly string[];
  /** Stops listening, gives what is in flight 10 seconds, writes what is pending. Closing again waits for the same. */
  close(): Promise<void>;
}

/**
 * Starts the service in this process.
 * Throws StartError, the error of `listen` when the port is taken, and errors of options that do not make sense.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8000, dataDir = './data', deployment = 'both', webhookAllow = [] } = options;
  const { maxBodyBytes = 8_388_608, logLevel = 'info', checkResponses = false, clock } = options;
  const service = await openService({ dataDir, webhookAllow, ...(clock && { clock }) });
  let app: FastifyInstance | undefined;
  let closing: Promise<void> | undefined;
  const closeOnce = async () => {
    try {
      if (app) await closeHttp(app);
    } finally {
      await service.close();
    }
  };
  const close = () => {
    closing ??= closeOnce();
    return closing;
  };
  try {
    const deployments = [openSource(service), managed(service)].filter(
      ({ name }) => deployment === 'both' || deployment === name,
    ) as Deployment[];
    const log = pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
    app = createHttp(deployments, plainRoutes(service, deployments), { maxBodyBytes, log, checkResponses });
    await app.listen({ host, port });
    const url = originOf(app.server.address() as AddressInfo);
    return { url, credentials: service.announce(url), notices: service.notices, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The origin by which this machine reaches the address: a wildcard address is reached by loopback. */
function originOf({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
