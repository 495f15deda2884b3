import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server of one test. */
export interface Served {
  readonly origin: string;
  readonly received: Received[];
  close(): void;
}

/** What the server does with a request: the one whose turn it is, and the last one from then on. */
export type Behaviour = (response: ServerResponse, request: Received) => void;

/** Starts a real HTTP server that behaves as it is told, request by request. It ends with the test. */
export async function serve(...behaviours: readonly Behaviour[]): Promise<Served> {
  const received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(seen);
    behaviours[Math.min(received.length, behaviours.length) - 1]?.(response, seen);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

/** Answers JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Behaviour {
  return text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** Answers a text. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => void response.writeHead(status, { 'x-request-id': 'id-1', ...headers }).end(body);
}

/** Answers `{ data: … }`, the way of the open source deployment. */
export function data(content: unknown, headers: Record<string, string> = {}): Behaviour {
  return json(200, { data: content }, headers);
}

/** Never answers. */
export const silent: Behaviour = () => {};

/** Closes the connection without an answer. */
export const reset: Behaviour = (response) => void response.socket?.destroy();

/** Sends headers and the beginning of a body, and no more. */
export const stuck: Behaviour = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data": {');

/** Sends headers and the beginning of a body, and closes the connection. */
export const cutOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data": {');
  setTimeout(() => response.socket?.destroy(), 10);
};
