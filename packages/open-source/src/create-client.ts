import {
  bearerAuthorization,
  type ConnectionOptions,
  createTransport,
  type FetchClient,
  fixedCredentials,
  parseOrigin,
  readRequiredOption,
  rotatingCredentials,
  type Secret,
} from '@observability-api/client-core';
import type { paths } from './generated/paths.ts';
import { type Resources, resources } from './generated/resources.ts';
import { userAgent } from './generated/user-agent.ts';

/** Options of {@link createClient}. */
export interface ClientOptions extends ConnectionOptions {
  /** The origin of the service, such as `http://localhost:8000`. @default the environment variable `OBSERVABILITY_API_URL` */
  readonly baseUrl?: string | undefined;
  /**
   * A personal API access key, or a function that returns it. The client calls the function before the first request, and
   * again after a 401 or a timeout.
   * @default the environment variable `OBSERVABILITY_API_KEY`
   */
  readonly apiKey?: Secret | undefined;
}

/** A client of the open source deployment. Each property is a resource with its methods. */
export interface OpenSourceClient extends Resources {
  /**
   * Calls by method and path, typed by the spec, for operations without a method. Resolves with `{ data, error }` and never
   * throws an `ApiError`.
   */
  readonly fetch: FetchClient<paths>;
}

/**
 * Creates a client of the open source deployment. Sends nothing before the first call.
 * Throws a TypeError that names a missing option and its environment variable.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', apiKey });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): OpenSourceClient {
  const origin = parseOrigin(readRequiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'));
  const apiKey = readRequiredOption('apiKey', options.apiKey, 'OBSERVABILITY_API_KEY');
  const credentials =
    typeof apiKey === 'string'
      ? fixedCredentials(bearerAuthorization(apiKey))
      : rotatingCredentials(async () => bearerAuthorization(await apiKey()));
  const { calls, fetchClient } = createTransport<paths>({ origin, credentials, defaults: {}, userAgent }, options);
  return {
    ...resources(calls),
    get fetch() {
      return fetchClient();
    },
  };
}
