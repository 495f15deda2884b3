import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';
import { addressKey } from '../limits/rate-limiter.ts';
import type { TrustedProxies } from './headers/trusted-proxies.ts';

/** The minimum time between two log lines about dropped connections. */
const LOG_INTERVAL_MS = 10_000;

/** The limit of open connections per client address. */
export interface ConnectionLimit {
  /** Maximum number of open connections of one IPv4 address or /64 network of IPv6. */
  readonly maxPerAddress: number;
  /** Trusted proxies have no limit: the connections of all clients come from their address. */
  readonly trustedProxies?: TrustedProxies | undefined;
  readonly log: Pick<Logger, 'warn'>;
  /** Returns the time in milliseconds; tests inject it. @default performance.now */
  readonly clock?: () => number;
}

/** Closes the connections of an address beyond the limit as soon as they are accepted. */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const { maxPerAddress, trustedProxies } = limit;
  const open = new Map<string, number>();
  const logDropped = createDroppedLog(limit);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustedProxies?.(address)) return;
    const key = addressKey(address);
    const connections = open.get(key) ?? 0;
    if (connections >= maxPerAddress) {
      socket.destroy();
      logDropped(address);
      return;
    }
    open.set(key, connections + 1);
    socket.once('close', () => {
      const remaining = (open.get(key) ?? 1) - 1;
      if (remaining === 0) open.delete(key);
      else open.set(key, remaining);
    });
  });
}

/** Returns a function that logs a dropped connection, with the number of connections dropped since the previous line. */
function createDroppedLog({ log, maxPerAddress, clock = () => performance.now() }: ConnectionLimit) {
  let dropped = 0;
  let lastLineAt = Number.NEGATIVE_INFINITY;
  return (address: string): void => {
    dropped += 1;
    const now = clock();
    if (now - lastLineAt < LOG_INTERVAL_MS) return;
    log.warn({ address, dropped, maxPerAddress }, 'dropped connections: the address has too many open connections');
    dropped = 0;
    lastLineAt = now;
  };
}
