import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** Returns a free port, for a test that must know the number before a server listens on it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
}
