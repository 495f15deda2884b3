import createOpenApiFetch, { type Client, defaultPathSerializer } from 'openapi-fetch';
// Imported from the main entry point, so that both entry points have the same error classes.
import { type ClientIdentity, type ConnectionOptions, createSender } from './index.ts';

/** The openapi-fetch client, typed by the paths of a spec. It calls operations by method and path. */
export type FetchClient<Paths extends object> = Client<Paths>;

/**
 * Creates an openapi-fetch client whose requests have authentication, timeouts, retries and logging. Throws a TypeError that
 * names an invalid option.
 */
export function createFetchClient<Paths extends object>(
  identity: ClientIdentity,
  options: ConnectionOptions,
): FetchClient<Paths> {
  const { baseUrl, rewrite, send } = createSender(identity, options);
  return createOpenApiFetch<Paths>({
    baseUrl,
    fetch: send,
    // Rewrites the path before the ids are inserted: an id that equals a name of the spec stays unchanged.
    pathSerializer: (path, ids) => defaultPathSerializer(rewrite(path), ids),
  });
}
