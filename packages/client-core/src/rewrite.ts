import { type Aliases, createAliasTable } from '@observability-api/schemas';
import type { Rewrite } from './options/client-options.ts';

export type { Aliases };

/**
 * Returns the option `rewrite` for a server that renames paths, properties or headers. `aliases` is the parsed content of the
 * file that the server reads with `--aliases`. Throws a TypeError that lists every error.
 *
 * @example
 * ```ts
 * const api = createClient({ rewrite: rewrite({ paths: { pipes: 'loaders' }, propertyPrefixes: { db_: 'engine_' } }) });
 * ```
 */
export function rewrite(aliases: Aliases): Rewrite {
  return createAliasTable(aliases);
}
