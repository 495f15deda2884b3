import {
  basic,
  createSend,
  createTransport,
  type FetchClient,
  originOf,
  requiredOption,
  type TransportOptions,
} from '@observability-api/client-core';
import type { paths } from './generated/paths.ts';
import { type Resources, resources } from './generated/resources.ts';

/** Options of {@link createClient}. */
export interface ClientOptions extends TransportOptions {
  /** The origin of the service. @default `OBSERVABILITY_API_URL` of the environment */
  readonly baseUrl?: string | undefined;
  /** The id of an API key, 20 characters. @default `OBSERVABILITY_API_KEY_ID` of the environment */
  readonly keyId?: string | undefined;
  /** The secret of the API key. @default `OBSERVABILITY_API_KEY_SECRET` of the environment */
  readonly keySecret?: string | undefined;
  /** Organization of every call that names no other. @default `OBSERVABILITY_API_ORGANIZATION_ID` of the environment */
  readonly organizationId?: string | undefined;
  /** Service of every call that names no other. @default `OBSERVABILITY_API_SERVICE_ID` of the environment */
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
  const defaults = {
    organizationId: requiredOption('organizationId', options.organizationId, 'OBSERVABILITY_API_ORGANIZATION_ID'),
    serviceId: requiredOption('serviceId', options.serviceId, 'OBSERVABILITY_API_SERVICE_ID'),
  };
  const transport = createTransport<paths>(origin, basic(keyId, keySecret), options);
  return { ...resources(createSend(transport, defaults)), fetch: transport.client };
}
