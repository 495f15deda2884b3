import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { addressKey } from '../limits/rate-limiter.ts';
import type { TrustedProxies } from './headers/trusted-proxies.ts';

/** At most one log line about dropped connections in this time. */
const LOG_INTERVAL_MS = 10_000;

/** The bound on open connections. */
export interface ConnectionLimit {
  /** Maximum number of open connections of one IPv4 address or /64 network of IPv6. */
  readonly maxPerAddress: number;
  /** The connections of all clients come from the address of the proxy, so proxies have no bound. */
  readonly trustedProxies?: TrustedProxies | undefined;
  readonly log: Pick<Logger, 'warn'>;
  /** The time in milliseconds; replaced in tests. @default performance.now */
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
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

/** Returns a function that logs a dropped connection, with the number of those dropped since the line before. */
function createDroppedLog({ log, maxPerAddress, clock = () => performance.now() }: ConnectionLimit) {
  let dropped = 0;
  let lastLineAt = Number.NEGATIVE_INFINITY;
  return (address: string): void => {
    dropped += 1;
    const now = clock();
    if (now - lastLineAt < LOG_INTERVAL_MS) return;
    log.warn({ address, dropped, maxPerAddress }, 'dropped connections: the address has too many open ones');
    dropped = 0;
    lastLineAt = now;
  };
}
