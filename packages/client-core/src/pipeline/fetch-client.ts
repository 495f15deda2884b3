import createOpenApiFetch, { type Client, defaultPathSerializer } from 'openapi-fetch';
import { beginCall } from '../calls/begin-call.ts';
import { newCall } from '../calls/call-state.ts';
import type { Connection } from './connection.ts';
import type { Dispatch } from './dispatch.ts';
import { OutgoingRequest } from './outgoing-request.ts';
import { rewrittenPath } from './rewrite.ts';

/** openapi-fetch's client, typed by the paths of a spec: calls by method and path, for what has no method of its own. */
export type FetchClient<Paths extends object> = Client<Paths>;

/** An openapi-fetch client whose requests take the same way as all others: signed, in time, tried again, logged. */
export function createFetchClient<Paths extends object>(
  connection: Connection,
  dispatch: Dispatch,
): FetchClient<Paths> {
  const { origin, headers, deadlineMs, rewrite } = connection;
  const words = rewrite.path;
  return createOpenApiFetch<Paths>({
    baseUrl: origin,
    headers,
    // The template is in the deployment's words before ids are filled in, which are no words.
    ...(words && { pathSerializer: (path, ids) => defaultPathSerializer(rewrittenPath(path, words), ids) }),
    fetch: async (request) => {
      const { url, method, signal } = request;
      const { pathname } = new URL(url);
      const call = newCall({ id: `${method} ${pathname}`, method, path: pathname }, [], undefined, { signal });
      beginCall(call, deadlineMs);
      const body = (await request.text()) || undefined;
      const reply = await dispatch(new OutgoingRequest(url, { method, headers: request.headers, body, call }));
      // Some statuses may have no body, not even an empty one (https://fetch.spec.whatwg.org/#null-body-status).
      return new Response((await reply.text()) || null, reply.response);
    },
  });
}
