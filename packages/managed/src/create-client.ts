import {
  basicAuthorization,
  type ConnectionOptions,
  type Credentials,
  createTransport,
  type FetchClient,
  fixedCredentials,
  parseOrigin,
  readOption,
  readRequiredOption,
  rotatingCredentials,
  type Secret,
} from '@observability-api/client-core';
import type { paths } from './generated/paths.ts';
import { type Resources, resources } from './generated/resources.ts';
import { userAgent } from './generated/user-agent.ts';

/** Options of {@link createClient}. */
export interface ClientOptions extends ConnectionOptions {
  /** The origin of the service. @default the environment variable `OBSERVABILITY_API_URL` */
  readonly baseUrl?: string | undefined;
  /**
   * The id of an API key, or a function that returns it. The client calls the function before the first request, and again
   * after a 401 or a timeout.
   * @default the environment variable `OBSERVABILITY_API_KEY_ID`
   */
  readonly keyId?: Secret | undefined;
  /**
   * The secret of the API key, or a function that returns it. The client calls it together with the function of `keyId`.
   * @default the environment variable `OBSERVABILITY_API_KEY_SECRET`
   */
  readonly keySecret?: Secret | undefined;
  /** Default organization of every call. @default the environment variable `OBSERVABILITY_API_ORGANIZATION_ID` */
  readonly organizationId?: string | undefined;
  /**
   * Default service of every call. Calls outside a service, such as those of API keys, do not need it.
   * @default the environment variable `OBSERVABILITY_API_SERVICE_ID`
   */
  readonly serviceId?: string | undefined;
}

/** A client of the managed deployment. Each property is a resource with its methods. */
export interface ManagedClient extends Resources {
  /**
   * Calls by method and path, typed by the spec, for operations without a method. Resolves with `{ data, error }` and never
   * throws an `ApiError`.
   */
  readonly fetch: FetchClient<paths>;
}

const organizationVariable = 'OBSERVABILITY_API_ORGANIZATION_ID';
const serviceVariable = 'OBSERVABILITY_API_SERVICE_ID';

/**
 * Creates a client of the managed deployment. Sends nothing before the first call.
 * Throws a TypeError that names a missing option and its environment variable.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', keyId, keySecret, organizationId, serviceId });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): ManagedClient {
  const origin = parseOrigin(readRequiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'));
  const keyId = readRequiredOption('keyId', options.keyId, 'OBSERVABILITY_API_KEY_ID');
  const keySecret = readRequiredOption('keySecret', options.keySecret, 'OBSERVABILITY_API_KEY_SECRET');
  const organizationId = readRequiredOption('organizationId', options.organizationId, organizationVariable);
  const serviceId = readOption(options.serviceId, serviceVariable);
  const defaults = {
    organizationId: { value: organizationId, variable: organizationVariable },
    serviceId: { value: serviceId, variable: serviceVariable },
  };
  const credentials = createCredentials(keyId, keySecret);
  const { calls, fetchClient } = createTransport<paths>({ origin, credentials, defaults, userAgent }, options);
  return {
    ...resources(calls),
    get fetch() {
      return fetchClient();
    },
  };
}

function createCredentials(keyId: Secret, keySecret: Secret): Credentials {
  if (typeof keyId === 'string' && typeof keySecret === 'string') {
    return fixedCredentials(basicAuthorization(keyId, keySecret));
  }
  return rotatingCredentials(async () => {
    const [id, secret] = await Promise.all([resolveSecret(keyId), resolveSecret(keySecret)]);
    return basicAuthorization(id, secret);
  });
}

async function resolveSecret(secret: Secret): Promise<string> {
  return typeof secret === 'string' ? secret : secret();
}
