import createOpenApiFetch, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { createCallState, startCall } from '../calls/call-state.ts';
import type { Connection } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { OutgoingRequest } from './outgoing-request.ts';
import { rewritePath } from './rewrite.ts';

/** The openapi-fetch client, typed by the paths of a spec. It calls by method and path. */
export type FetchClient<Paths extends object> = Client<Paths>;

/** Creates an openapi-fetch client whose requests have authentication, timeouts, retries and logging. */
export function createFetchClient<Paths extends object>(connection: Connection): FetchClient<Paths> {
  const { origin, headers, deadlineMs, rewrite } = connection;
  const segments = rewrite.path;
  return createOpenApiFetch<Paths>({
    baseUrl: origin,
    headers,
    // Rewrites the template before ids are inserted, so that ids stay unchanged.
    ...(segments && { pathSerializer: (path, ids) => defaultPathSerializer(rewritePath(path, segments), ids) }),
    fetch: async (request) => {
      const { url, method, signal } = request;
      const { pathname } = new URL(url);
      const operation = { id: `${method} ${pathname}`, method, path: pathname };
      const call = createCallState(operation, [], undefined, { signal });
      startCall(call, deadlineMs);
      const body = (await request.text()) || undefined;
      const outgoing = new OutgoingRequest(url, { method, headers: request.headers, body, call });
      const buffered = await dispatch(connection, outgoing);
      // Null body statuses reject even an empty string (https://fetch.spec.whatwg.org/#null-body-status).
      return new Response((await buffered.text()) || null, buffered.response);
    },
  });
}
