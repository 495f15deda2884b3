import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { answerBrokenRequest } from '../../openapi/broken-request.ts';
import { closeHttp } from '../../openapi/close-http.ts';
import { StartError } from '../../store/start-error.ts';
import type { Engine } from '../engine.ts';
import { createBatches } from './batches/batches.ts';
import { addOtlpRoutes, type Ingestor } from './http/routes.ts';
import { OTLP_LIMITS, type OtlpLimits } from './otlp-limits.ts';

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
}

/** A listener that takes telemetry in. */
export interface RunningOtlp {
  /** The origin that it answers on. */
  readonly url: string;
  /** Stops listening, gives what is in flight 10 seconds, inserts what waits. Closing again waits for the same. */
  close(): Promise<void>;
}

const HEAD_MS = 15_000;
const REQUEST_MS = 60_000;
const SILENCE_MS = 120_000;
const CHECK_MS = 2_000;
const LONGEST_HEAD = 16_384;

/** Starts the listener for OTLP over HTTP. Throws StartError when the port is taken, and other errors of `listen`. */
export async function startOtlp({ engine, authenticate, host, port, ...options }: OtlpOptions): Promise<RunningOtlp> {
  const limits = { ...OTLP_LIMITS, ...options.limits };
  const batches = createBatches(({ database, table }, rows) => engine.insert(database, table, rows), limits);
  const app = Fastify({
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: CHECK_MS, maxHeaderSize: LONGEST_HEAD },
    clientErrorHandler: answerBrokenRequest,
    logController: new LogController({ disableRequestLogging: true }),
  });
  let closing: Promise<void> | undefined;
  // A request waits for its batch, so there always are some when it closes, and their connections would stay open.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  addOtlpRoutes(app, { batches, limits, log: options.log, authenticate });
  const closeOnce = async () => {
    const inserted = batches.close();
    await closeHttp(app);
    await inserted;
    await batches.close();
  };
  await app.listen({ host, port }).catch((error: unknown) => {
    throw portTaken(error) ? new StartError(taken(port), { cause: error }) : error;
  });
  return {
    url: originOf(app.server.address() as AddressInfo),
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

/** The origin by which this machine reaches the address: a wildcard address is reached by loopback. */
function originOf({ address, port, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
