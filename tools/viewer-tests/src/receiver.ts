import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

/** A server that accepts the notifications of alerts. */
export interface WebhookReceiver {
  readonly url: string;
  /** The bodies of the notifications. */
  readonly bodies: readonly string[];
  /** The headers of the notifications. */
  readonly headers: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** Starts a receiver of notifications. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    bodies.push(await text(request));
    response.end('accepted');
  });
  const { origin, close } = await listen(server);
  return { url: `${origin}/hook`, bodies, headers, close };
}
