import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnLoopback } from './listen.ts';

/** Returns a free port, for a child process that cannot report its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  server.close();
  await once(server, 'close');
  return port;
}
