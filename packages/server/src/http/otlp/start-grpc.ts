import { once } from 'node:events';
import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createLogThrottle } from '../../monitoring/log-throttle.ts';
import { limitConnections } from '../connection-limit.ts';
import { GRACE_MS } from '../graceful-shutdown.ts';
import type { TrustedProxies } from '../headers/trusted-proxies.ts';
import { listeningOrigin } from '../listen.ts';
import { handleGrpcCall } from './grpc-handler.ts';
import type { OtlpContext } from './otlp-routes.ts';

/**
 * The size of the flow-control windows of a connection and of each of its calls (RFC 9113 §5.2). Node extends the window of a connection
 * as soon as bytes arrive, so a connection can hold this number of unread bytes for each call.
 */
const WINDOW_BYTES = 1_048_576;

/** The maximum number of concurrent calls of a connection. Exporters of SDKs usually send one at a time, those of collectors up to ten. */
const MAX_CALLS = 32;

/** A connection without traffic is closed after this time, when its calls have ended. Exporters open a new one. */
const IDLE_MS = 120_000;

/** The error of nghttp2 for a connection that does not start with the preface of HTTP/2. */
const BAD_CLIENT_MAGIC = -903;

/** The minimum time between two log lines about clients that use the wrong port. */
export const LOG_INTERVAL_MS = 60_000;

/** The options of the listener: its address, and the limit of its connections. */
export interface GrpcOptions {
  readonly address: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly maxConnectionsPerAddress?: number | undefined;
  readonly trustedProxies?: TrustedProxies | undefined;
}

/** A running listener of OTLP over gRPC. */
export interface RunningGrpc {
  /** The origin of the listener. */
  readonly url: string;
  /** Stops listening, waits up to 10 seconds for calls in flight, and closes all connections. */
  close(): Promise<void>;
}

/**
 * Starts the listener for OTLP over gRPC, with HTTP/2 without TLS. Throws the errors of `listen`. It uses Node's HTTP/2 API, because a gRPC
 * library reads a message into memory before it calls the handler. Callers without a key could then fill the memory.
 */
export async function startGrpc(context: OtlpContext, options: GrpcOptions): Promise<RunningGrpc> {
  const { address, port, maxConnectionsPerAddress: maxPerAddress, trustedProxies } = options;
  const { log } = context;
  const server = createServer({
    settings: { maxConcurrentStreams: MAX_CALLS, initialWindowSize: WINDOW_BYTES, maxHeaderListSize: 16_384 },
  });
  if (maxPerAddress !== undefined) limitConnections(server, { maxPerAddress, trustedProxies, log });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.setLocalWindowSize(WINDOW_BYTES);
    session.setTimeout(IDLE_MS, () => session.close());
    limitCalls(session);
  });
  const throttle = createLogThrottle(LOG_INTERVAL_MS);
  server.on('sessionError', (error, session) => {
    if (!('errno' in error) || error.errno !== BAD_CLIENT_MAGIC) return;
    const address = session.socket?.remoteAddress;
    throttle((count) => {
      log.warn(
        { address, count },
        'a client sent something other than HTTP/2 without TLS to the port of OTLP over gRPC; it probably used TLS, or OTLP over HTTP',
      );
    });
  });
  server.on('stream', (stream, headers) => void handleGrpcCall(stream, headers, context));
  server.listen(port, address);
  await once(server, 'listening');
  return {
    url: listeningOrigin(server.address() as AddressInfo),
    close: () => closeServer(server, sessions, context),
  };
}

/**
 * Closes a connection that starts more than {@link MAX_CALLS} calls in one tick of the event loop. Such a client has reset some of them
 * to exceed the limit of concurrent calls (HTTP/2 rapid reset, CVE-2023-44487).
 */
function limitCalls(session: ServerHttp2Session): void {
  let calls = 0;
  session.on('stream', () => {
    if (calls === 0) {
      setImmediate(() => {
        calls = 0;
      });
    }
    calls += 1;
    if (calls > MAX_CALLS) session.destroy();
  });
}

async function closeServer(
  server: Http2Server,
  sessions: ReadonlySet<ServerHttp2Session>,
  { log }: OtlpContext,
): Promise<void> {
  const closed = new Promise<unknown>((resolve) => server.close(resolve));
  for (const session of sessions) session.close();
  const timer = setTimeout(() => {
    log.warn({ connections: sessions.size }, 'closed open connections because the OTLP listener stopped');
    for (const session of sessions) session.destroy();
  }, GRACE_MS);
  await closed;
  clearTimeout(timer);
}
