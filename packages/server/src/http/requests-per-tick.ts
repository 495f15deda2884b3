import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** The maximum number of requests that start between two check phases of the event loop. A request takes up to a millisecond. */
const REQUESTS_PER_TICK = 8;

/**
 * Limits the number of requests that start in one tick of the event loop. The first ones start when they arrive, the others in the check
 * phases (`setImmediate`) that follow. Node reads all connections in one tick, so many concurrent clients could otherwise block the
 * event loop.
 *
 * Wraps the request listeners that the server has at the time of the call.
 */
export function limitRequestsPerTick(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let started = 0;
  let isScheduled = false;
  const start = (request: IncomingMessage, response: ServerResponse): void => {
    started += 1;
    for (const handle of handlers) handle.call(server, request, response);
  };
  const schedule = (): void => {
    if (!isScheduled) setImmediate(startWaiting);
    isScheduled = true;
  };
  const startWaiting = (): void => {
    started = 0;
    isScheduled = false;
    const next = waiting.splice(0, REQUESTS_PER_TICK);
    if (next.length > 0) schedule();
    for (const [request, response] of next) if (!request.socket.destroyed) start(request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    schedule();
    if (started < REQUESTS_PER_TICK && waiting.length === 0) start(request, response);
    else waiting.push([request, response]);
  });
}
