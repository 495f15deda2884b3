import type { ServerResponse } from 'node:http';
import { CallerLeft } from '../resources/errors.ts';

/** What the log says of a request whose caller left before there was an answer, as proxies do; nobody is answered with it. */
export const CALLER_LEFT = 499;

/** Aborted with CallerLeft when the connection closes before the answer has gone out. */
export function untilCallerLeaves(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  const left = () => {
    if (!response.writableFinished) leaving.abort(new CallerLeft('The caller left'));
  };
  if (response.destroyed) left();
  else response.once('close', left);
  return leaving.signal;
}

/** Lets the router count and log an answer that is closed: it takes one for ended that is finished or has an error. */
export function endUnfinished(response: ServerResponse, why: Error = new CallerLeft('The caller left')): void {
  if (response.listenerCount('error') > 0) response.emit('error', why);
}
