import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A received request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The server of one test. */
export interface Served {
  readonly origin: string;
  readonly received: Received[];
  close(): void;
}

/** Responds to one request. */
export type Behavior = (response: ServerResponse, request: Received) => void;

/**
 * Starts an HTTP server. Each request is handled by the next behavior, and further requests by the last one. The server
 * stops when the test ends.
 */
export async function serve(...behaviors: readonly Behavior[]): Promise<Served> {
  const received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(seen);
    behaviors[Math.min(received.length, behaviors.length) - 1]?.(response, seen);
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

/** Responds with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Behavior {
  return text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** Responds with a text, for example of a proxy. Sends no `content-type`, unless `headers` has one. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Behavior {
  return (response) => void response.writeHead(status, { 'x-request-id': 'id-1', ...headers }).end(body);
}

/** Responds with `{ data: … }`, the envelope of the open source deployment. */
export function data(content: unknown, headers: Record<string, string> = {}): Behavior {
  return json(200, { data: content }, headers);
}

/** Never responds. */
export const silent: Behavior = () => {};

/** Closes the connection without a response. */
export const reset: Behavior = (response) => void response.socket?.destroy();

/** Sends headers and the start of a body, then nothing. */
export const stuck: Behavior = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data": {');

/** Sends headers and the start of a body, then closes the connection. */
export const cutOff: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data": {');
  setTimeout(() => response.socket?.destroy(), 10);
};

/** Returns a `fetch` that never responds to the first request, and then returns `responses` in order, without delay. Records the bodies. */
export function silentThen(...responses: readonly Response[]): { fetch: typeof globalThis.fetch; bodies: unknown[] } {
  const bodies: unknown[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    const response = bodies.length === 0 ? undefined : responses[bodies.length - 1];
    bodies.push(init?.body);
    return response ? Promise.resolve(response) : new Promise<Response>(() => {});
  };
  return { fetch, bodies };
}
