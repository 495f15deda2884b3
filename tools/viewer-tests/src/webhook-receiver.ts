import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

/** A server that receives the requests of webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  /** The bodies of the requests. */
  readonly bodies: readonly string[];
  /** The headers of the requests. */
  readonly headers: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** Starts a {@link WebhookReceiver}. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
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
