import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';
import { addressKey } from '../limits/rate-limiter.ts';
import { createLogThrottle } from '../monitoring/log-throttle.ts';
import type { TrustedProxies } from './headers/trusted-proxies.ts';

/** The minimum time between two log lines about dropped connections. */
const LOG_INTERVAL_MS = 10_000;

/** The limit of open connections per client address. */
export interface ConnectionLimit {
  /** Maximum number of open connections per IPv4 address or IPv6 /64 network. */
  readonly maxPerAddress: number;
  /** Trusted proxies have no limit: the connections of all clients come from their address. */
  readonly trustedProxies?: TrustedProxies | undefined;
  readonly log: Pick<Logger, 'warn'>;
  /** Returns the time in milliseconds; tests inject it. @default performance.now */
  readonly clock?: () => number;
}

/** Closes the connections of an address beyond the limit as soon as they are accepted. */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const { maxPerAddress, trustedProxies, log, clock } = limit;
  const open = new Map<string, number>();
  const throttle = createLogThrottle(LOG_INTERVAL_MS, clock);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustedProxies?.(address)) return;
    const key = addressKey(address);
    const connections = open.get(key) ?? 0;
    if (connections >= maxPerAddress) {
      socket.destroy();
      throttle((dropped) => {
        log.warn({ address, dropped, maxPerAddress }, 'dropped connections: the address has too many open connections');
      });
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
