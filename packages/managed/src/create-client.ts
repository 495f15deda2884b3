import { createCalls } from '@observability-api/client-core';
import { type ClientOptions, createIdentity } from './client-options.ts';
import { type Resources, resources } from './generated/resources.ts';

/** A client of the managed deployment. Each property is a resource with its methods. */
export interface ManagedClient extends Resources {}

/**
 * Creates a client of the managed deployment. Sends nothing before the first call.
 * Throws a TypeError if a required option is missing or an option is not valid.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', keyId, keySecret, organizationId, serviceId });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): ManagedClient {
  return resources(createCalls(createIdentity(options), options));
}
