import createOpenApiFetch, { type Client } from 'openapi-fetch';

/** What a client needs to know of the way to the service, beside who calls. */
export interface TransportOptions {
  /** Used instead of the global `fetch`: for a proxy, a dispatcher, a test. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** openapi-fetch's client, typed by the paths of a spec: calls by method and path, for what has no method of its own. */
export type FetchClient<Paths extends object> = Client<Paths>;

/** An openapi-fetch client that signs every request. The credentials stay in here. */
export function createFetchClient<Paths extends object>(
  origin: string,
  authorization: string,
  { fetch = globalThis.fetch, headers }: TransportOptions,
): FetchClient<Paths> {
  const sign = (request: Request) => {
    if (!request.headers.has('authorization')) request.headers.set('authorization', authorization);
    return fetch(request);
  };
  return createOpenApiFetch<Paths>({ baseUrl: origin, fetch: sign, headers: { ...headers } });
}
