import { join } from 'node:path';
import type { ClientBuild, ClientBuilds } from './client-builds.ts';

/** Bundled CommonJS calls `require`, which ES modules do not have. */
const REQUIRE_BANNER =
  "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a module in the folder of a client and returns the file. `node`: packages are imported from `node_modules`. `standalone`:
 * packages are included, and the code is minified.
 */
export async function bundle(
  { tool }: ClientBuilds,
  { candidate, sources, built }: ClientBuild,
  module: string,
  target: 'node' | 'standalone',
): Promise<string> {
  const file = join(built, `${module}.${target}.mjs`);
  const standalone = ['--minify', ...(candidate.bundlesCommonJs ? [REQUIRE_BANNER] : [])];
  const options = target === 'node' ? ['--packages=external'] : standalone;
  const common = ['--bundle', '--platform=node', '--format=esm', '--log-level=error'];
  await tool('esbuild', [`${module}.ts`, `--outfile=${file}`, ...common, ...options], sources);
  return file;
}
