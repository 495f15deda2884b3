import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../support/listen.ts';

/** A request to a receiver. */
export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook receiver on this machine. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Sets the responses to the next requests, in order. The last one repeats. */
  respondWith(...responders: Responder[]): void;
  close(): Promise<void>;
}

/** Writes the response to a request, closes its connection, or does nothing. */
export type Responder = (response: ServerResponse) => void;

/** Returns a responder that sends a status, headers and the body `{}`. */
export function respond(status: number, headers: Record<string, string> = {}): Responder {
  return (response) => {
    response.writeHead(status, headers);
    response.end('{}');
  };
}

/** Closes the connection without a response. */
export const closeConnection: Responder = (response) => response.destroy();

/** Never responds. */
export const neverRespond: Responder = () => undefined;

/** Starts a receiver that responds with 200 until a test sets other responses. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  let responders: Responder[] = [respond(200)];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, path: request.url ?? '', headers: request.headers, body });
    const [responder = respond(200)] = responders;
    if (responders.length > 1) responders = responders.slice(1);
    responder(response);
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    respondWith(...next) {
      responders = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
