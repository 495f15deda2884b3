import {
  bearer,
  type ConnectionOptions,
  connect,
  type FetchClient,
  fixedCredentials,
  originOf,
  requiredOption,
  rotatingCredentials,
  type Secret,
} from '@observability-api/client-core';
import type { paths } from './generated/paths.ts';
import { type Resources, resources } from './generated/resources.ts';
import { userAgent } from './generated/user-agent.ts';

/** Options of {@link createClient}. */
export interface ClientOptions extends ConnectionOptions {
  /** The origin of the service, such as `http://localhost:8000`. @default `OBSERVABILITY_API_URL` of the environment */
  readonly baseUrl?: string | undefined;
  /**
   * A personal API access key, or a function that answers it: called before the first request, and again after a 401 or a timeout.
   * @default `OBSERVABILITY_API_KEY` of the environment
   */
  readonly apiKey?: Secret | undefined;
}

/** The open source deployment, resource by resource. */
export interface OpenSourceClient extends Resources {
  /** Calls by method and path, typed by the spec, for what has no method of its own. Never throws an API error. */
  readonly fetch: FetchClient<paths>;
}

/**
 * Makes a client of the open source deployment. Nothing is sent before the first call.
 * Throws a TypeError that names the option and its environment variable when one is missing.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', apiKey });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): OpenSourceClient {
  const origin = originOf(requiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'));
  const apiKey = requiredOption('apiKey', options.apiKey, 'OBSERVABILITY_API_KEY');
  const credentials =
    typeof apiKey === 'string'
      ? fixedCredentials(bearer(apiKey))
      : rotatingCredentials(async () => bearer(await apiKey()));
  const { send, fetchClient } = connect<paths>({ origin, credentials, defaults: {}, userAgent }, options);
  return {
    ...resources(send),
    get fetch() {
      return fetchClient();
    },
  };
}
