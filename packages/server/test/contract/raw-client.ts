import { Agent, request } from 'node:http';
import type { ReceivedResponse } from './oracle.ts';

/** The parts of a request. They are sent unchanged. If a request with a body has no `Content-Length`, the client adds it. */
export interface RawRequest {
  readonly method: string;
  /** The encoded path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** A client that sends requests unchanged. */
export interface RawClient {
  send(request: RawRequest): Promise<ReceivedResponse>;
  close(): void;
}

/** Creates a client that sends requests unchanged over keep-alive connections. */
export function createRawClient(origin: string): RawClient {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const send = ({ method, target, headers, body }: RawRequest) =>
    new Promise<ReceivedResponse>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(
        { agent, hostname, port, method, path: target, headers: { ...length, ...headers } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
              ),
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
