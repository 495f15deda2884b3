import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { listenOnLoopback } from '../support/listen.ts';

/** A running load balancer. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a load balancer that distributes requests to the services in turn. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const target = urls[count++ % urls.length] ?? '';
    const forwarded = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (received) => {
        outgoing.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(outgoing);
      },
    );
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
