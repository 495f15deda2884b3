import type { ServerResponse } from 'node:http';
import { ClientDisconnectedError } from '../domain/errors.ts';

/** What the log says of a request whose caller left before there was an answer, as proxies do; nobody is answered with it. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Aborted with CallerLeft when the connection closes before the answer has gone out. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  const left = () => {
    if (!response.writableFinished) leaving.abort(new ClientDisconnectedError('The caller left'));
  };
  if (response.destroyed) left();
  else response.once('close', left);
  return leaving.signal;
}

/** Lets the router count and log an answer that is closed: it takes one for ended that is finished or has an error. */
export function abortResponse(
  response: ServerResponse,
  why: Error = new ClientDisconnectedError('The caller left'),
): void {
  if (response.listenerCount('error') > 0) response.emit('error', why);
}
