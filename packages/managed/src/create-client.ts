import {
  basic,
  type ConnectionOptions,
  connect,
  type FetchClient,
  fixedCredentials,
  optionOrVariable,
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
  /** The origin of the service. @default `OBSERVABILITY_API_URL` of the environment */
  readonly baseUrl?: string | undefined;
  /**
   * The id of an API key, 20 characters, or a function that answers it: called before the first request, and again after
   * a 401. @default `OBSERVABILITY_API_KEY_ID` of the environment
   */
  readonly keyId?: Secret | undefined;
  /**
   * The secret of the API key, or a function that answers it, called together with that of `keyId`.
   * @default `OBSERVABILITY_API_KEY_SECRET` of the environment
   */
  readonly keySecret?: Secret | undefined;
  /** Organization of every call that names no other. @default `OBSERVABILITY_API_ORGANIZATION_ID` of the environment */
  readonly organizationId?: string | undefined;
  /**
   * Service of every call that names no other; calls that concern no service do without.
   * @default `OBSERVABILITY_API_SERVICE_ID` of the environment
   */
  readonly serviceId?: string | undefined;
}

/** The managed deployment, resource by resource. */
export interface ManagedClient extends Resources {
  /** Calls by method and path, typed by the spec, for what has no method of its own. Never throws an API error. */
  readonly fetch: FetchClient<paths>;
}

/**
 * Makes a client of the managed deployment. Nothing is sent before the first call.
 * Throws a TypeError that names the option and its environment variable when one is missing.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', keyId, keySecret, organizationId, serviceId });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): ManagedClient {
  const origin = originOf(requiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'));
  const keyId = requiredOption('keyId', options.keyId, 'OBSERVABILITY_API_KEY_ID');
  const keySecret = requiredOption('keySecret', options.keySecret, 'OBSERVABILITY_API_KEY_SECRET');
  const [organization, service] = ['OBSERVABILITY_API_ORGANIZATION_ID', 'OBSERVABILITY_API_SERVICE_ID'] as const;
  const defaults = {
    organizationId: {
      value: requiredOption('organizationId', options.organizationId, organization),
      variable: organization,
    },
    serviceId: { value: optionOrVariable(options.serviceId, service), variable: service },
  };
  const credentials = credentialsOf(keyId, keySecret);
  const { send, fetchClient } = connect<paths>({ origin, credentials, defaults, userAgent }, options);
  return {
    ...resources(send),
    get fetch() {
      return fetchClient();
    },
  };
}

function credentialsOf(keyId: Secret, keySecret: Secret) {
  if (typeof keyId === 'string' && typeof keySecret === 'string') return fixedCredentials(basic(keyId, keySecret));
  const lookUp = async (secret: Secret) => (typeof secret === 'string' ? secret : secret());
  return rotatingCredentials(async () => basic(...(await Promise.all([lookUp(keyId), lookUp(keySecret)]))));
}
