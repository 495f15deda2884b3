import { createCallState, startCall } from '../calls/call-state.ts';
import type { ConnectionOptions } from '../options/client-options.ts';
import { type ClientIdentity, createConnection } from './connection.ts';
import { dispatch } from './dispatch.ts';

/** Sends requests that openapi-fetch built, with authentication, timeouts, retries and logging. */
export interface Sender {
  readonly baseUrl: string;
  /** Returns a path template with the aliases of the server. */
  rewrite(path: string): string;
  send(request: Request): Promise<Response>;
}

/** Creates a sender. Throws a TypeError that names an invalid option. */
export function createSender(identity: ClientIdentity, options: ConnectionOptions): Sender {
  const connection = createConnection(identity, options);
  return {
    baseUrl: connection.baseUrl,
    rewrite: (path) => connection.rewrite?.pathToAlias(path) ?? path,
    async send(request) {
      const { url, method, signal } = request;
      const { pathname } = new URL(url);
      const operation = { id: `${method} ${pathname}`, method, path: pathname };
      const call = createCallState(operation, [{ signal }]);
      startCall(call, connection.deadlineMs);
      const headers = { ...connection.headers, ...Object.fromEntries(request.headers) };
      const body = (await request.text()) || undefined;
      const { response, text } = await dispatch(connection, { call, url, method, headers, body });
      // For a null body status, the constructor rejects even an empty string (https://fetch.spec.whatwg.org/#null-body-status).
      return new Response(text || null, response);
    },
  };
}
