import { Agent, request } from 'node:http';
import type { ReceivedResponse } from './oracle.ts';

/** A request as it goes out. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** Sends requests to an origin over kept connections, exactly as they are given: no header is added but HTTP's own. */
export function createWire(origin: string): { send(sent: WireRequest): Promise<ReceivedResponse>; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const send = ({ method, target, headers, body }: WireRequest) =>
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
