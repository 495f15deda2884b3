import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** A TCP proxy to a database. Tests use it to simulate an outage. */
export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Closes all connections and rejects new ones. */
  disconnect(): void;
  /** Accepts connections again. */
  reconnect(): void;
  /** Disconnects after a client has sent `text`. The database receives it, but the client receives no response. */
  disconnectAfter(text: string): void;
  close(): Promise<void>;
}

/** Starts a proxy to the host and port of a database URL. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isDisconnected = false;
  let lastText: string | undefined;
  const disconnect = () => {
    isDisconnected = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  const server = createServer((client) => {
    if (isDisconnected) {
      client.resetAndDestroy();
      return;
    }
    const database = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    let isLast = false;
    client.on('data', (chunk) => {
      isLast ||= lastText !== undefined && chunk.includes(lastText);
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      // The response proves that the database has executed the last statement.
      if (isLast) disconnect();
      else client.write(chunk);
    });
  });
  const proxyPort = await listenOnLoopback(server);
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(proxyPort) }).href,
    disconnect,
    reconnect() {
      isDisconnected = false;
      lastText = undefined;
    },
    disconnectAfter(text) {
      lastText = text;
    },
    async close() {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
}
