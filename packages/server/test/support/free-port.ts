import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port, for a child process that cannot report its port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('Expected the server to have a port.');
  return address.port;
}
