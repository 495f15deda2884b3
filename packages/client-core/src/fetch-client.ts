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

/** The way to the service. The credentials stay in here. */
export interface Transport<Paths extends object> {
  readonly origin: string;
  readonly client: FetchClient<Paths>;
  /** Signs a request and sends it. */
  readonly sign: (request: Request) => Promise<Response>;
}

/** An openapi-fetch client over a `fetch` that signs every request. */
export function createTransport<Paths extends object>(
  origin: string,
  authorization: string,
  { fetch = globalThis.fetch, headers }: TransportOptions,
): Transport<Paths> {
  const sign = (request: Request) => {
    if (!request.headers.has('authorization')) request.headers.set('authorization', authorization);
    return fetch(request);
  };
  return { client: createOpenApiFetch<Paths>({ baseUrl: origin, fetch: sign, headers: { ...headers } }), sign, origin };
}
