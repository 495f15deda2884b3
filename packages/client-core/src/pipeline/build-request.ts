import type { CallState } from '../calls/call-state.ts';
import { checkHeaders } from '../options/option-checks.ts';
import { buildPath } from './build-path.ts';
import type { Connection } from './connection.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { createIdempotencyKey, idempotencyHeader } from './retry-policy.ts';

/** Builds the request of a call from its operation. Throws a TypeError that names an invalid id, header or `ifMatch`. */
export function buildRequest(connection: Connection, call: CallState): OutgoingRequest {
  const { baseUrl, defaults, rewrite } = connection;
  const { operation, options, body } = call;
  const { method, path, query } = operation;
  const pathname = buildPath(call, rewrite?.pathToAlias(path) ?? path, defaults);
  call.request = `${method} ${pathname}`;
  return {
    call,
    url: baseUrl + pathname + (query ? buildQuery(query, options as Values) : ''),
    method,
    headers: buildHeaders(connection, call),
    body: body === undefined ? undefined : JSON.stringify(rewrite ? rewrite.toAlias(body) : body),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Returns `?name=value&…` with the options of these names, or `''`. An array repeats its name. */
function buildQuery(names: readonly string[], options: Values): string {
  const pairs = names.flatMap((name) =>
    [options[name]].flat().flatMap((value) => (value == null ? [] : `${name}=${encodeURIComponent(String(value))}`)),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Returns the headers of a call. Adds an idempotency key if the operation takes one and retries are enabled. */
function buildHeaders(connection: Connection, { operation, options, body }: CallState): Record<string, string> {
  const headers = { ...connection.headers };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (operation.accept) headers['accept'] = operation.accept;
  for (const option in operation.headers) {
    const name = operation.headers[option] as string;
    const value = (options as Values)[option];
    if (name === 'if-match' && option in options && !options.unsafe && !/^["*]/.test(`${value}`)) {
      // Without a strong ETag, the server does not protect the write against concurrent changes. `*` is accepted, although it only requires
      // that the resource exists.
      throw new TypeError(`${operation.id}: \`ifMatch\` must be a strong ETag. See \`unsafe\`.`);
    }
    if (value != null) headers[name] = String(value);
    else if (name === idempotencyHeader && (options.retries ?? connection.retries) > 0) {
      headers[name] = createIdempotencyKey();
    }
  }
  if (options.headers) Object.assign(headers, checkHeaders(options.headers));
  return connection.rewrite?.headersToAlias(headers) ?? headers;
}
