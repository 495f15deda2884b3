import type { ServerResponse } from 'node:http';
import { ClientDisconnectedError } from '../domain/errors.ts';

/** The status in the log of a request whose client disconnected before the response, as in the logs of nginx. It is never sent. */
export const CLIENT_CLOSED_REQUEST = 499;

const DISCONNECTED = 'The client closed the connection before the response was sent.';

/** Returns a signal that aborts with ClientDisconnectedError if the connection closes before the response is sent. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientDisconnectedError(DISCONNECTED));
  };
  if (response.destroyed) onClose();
  else response.once('close', onClose);
  return controller.signal;
}

/**
 * Emits an error on a response that was closed early. Without an error, Fastify would wait for the end of the response and never run its
 * `onResponse` hooks, which log and measure requests.
 */
export function abortResponse(
  response: ServerResponse,
  error: Error = new ClientDisconnectedError(DISCONNECTED),
): void {
  if (response.listenerCount('error') > 0) response.emit('error', error);
}
