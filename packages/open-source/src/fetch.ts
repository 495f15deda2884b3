import {
  createFetchClient as createUntyped,
  type FetchClient as FetchClientOf,
} from '@observability-api/client-core/fetch';
import { type ClientOptions, createIdentity } from './client-options.ts';
import type { paths } from './generated/paths.ts';

export type { ClientOptions } from './client-options.ts';
export type { paths };

/** The openapi-fetch client of the deployment, typed by the spec. */
export type FetchClient = FetchClientOf<paths>;

/**
 * Creates a client that calls operations by method and path: the openapi-fetch client with the credentials, timeouts and retries of
 * `createClient`. For an error response, a call resolves with `{ error }` and does not throw an `ApiError`. Without a complete response,
 * the call throws a `ConnectionError`, `TimeoutError` or `AbortError`. For a redirect that the client does not follow, the call throws a
 * `RouteNotFoundError`. Requires the package `openapi-fetch`.
 *
 * @example
 * ```ts
 * const { data, error } = await createFetchClient().GET('/api/v2/dashboards');
 * ```
 */
export function createFetchClient(options: ClientOptions = {}): FetchClient {
  return createUntyped<paths>(createIdentity(options), options);
}
