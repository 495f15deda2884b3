import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of notifications on this machine. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly got: Received[];
  /** What it does with the next requests, in order; the last one stays. */
  behave(...ways: Way[]): void;
  close(): Promise<void>;
}

/** A way to answer, or not to. */
export type Way = (response: ServerResponse) => void;

/** Answers with a status. */
export function answer(status: number, headers: Record<string, string> = {}): Way {
  return (response) => {
    response.writeHead(status, headers);
    response.end('{}');
  };
}

/** Ends the connection without an answer. */
export const hangUp: Way = (response) => response.destroy();

/** Never answers. */
export const keepWaiting: Way = () => undefined;

/** Starts a receiver that takes everything until it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const got: Received[] = [];
  let ways: Way[] = [answer(200)];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ path: request.url ?? '', headers: request.headers, body });
    const [way = answer(200)] = ways;
    if (ways.length > 1) ways = ways.slice(1);
    way(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    got,
    behave(...next) {
      ways = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
