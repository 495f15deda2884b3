import { createCalls } from '@observability-api/client-core';
import { type ClientOptions, createIdentity } from './client-options.ts';
import { type Resources, resources } from './generated/resources.ts';

/** A client of the open source deployment. Each property is a resource with its methods. */
export interface OpenSourceClient extends Resources {}

/**
 * Creates a client of the open source deployment. Sends nothing before the first call.
 * Throws a TypeError if a required option is missing or an option is not valid.
 *
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'http://localhost:8000', apiKey });
 * const { items } = await api.dashboards.list();
 * ```
 */
export function createClient(options: ClientOptions = {}): OpenSourceClient {
  return resources(createCalls(createIdentity(options), options));
}
