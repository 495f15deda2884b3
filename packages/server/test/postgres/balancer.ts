import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A load balancer. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a load balancer that sends one request after the other to the next of the services. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  let count = 0;
  const server = createServer((incoming, answer) => {
    const target = urls[count++ % urls.length] ?? '';
    const passed = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('a listening server has a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
