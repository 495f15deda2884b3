import { createCallState, startCall } from '../calls/call-state.ts';
import type { ConnectionOptions } from '../options/client-options.ts';
import type { Middleware } from '../options/middleware.ts';
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
  const checked = createConnection(identity, options);
  // `dispatch` reads the body as text, which would change the bytes of a picture. Therefore, `send` returns a clone with an unread body.
  const copies = new WeakMap<Response, Response>();
  const copyResponse: Middleware = async (request, next) => {
    const response = await next(request);
    if (response && !response.bodyUsed) copies.set(response, response.clone());
    return response;
  };
  const connection = { ...checked, middleware: [copyResponse, ...checked.middleware] };
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
      const { response } = await dispatch(connection, { call, url, method, headers, body });
      return copies.get(response) as Response;
    },
  };
}
