import { join } from 'node:path';
import type { Workplace, Workplaces } from './workplaces.ts';

/** CommonJS inside of a module asks for `require`, which modules do not have. */
const withRequire =
  "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a module of a candidate's folder; answers the file. For `node`, packages are loaded as they are installed; `whole`
 * has them inside, minified: what a page or a function that is deployed carries.
 */
export async function bundle(
  { tool }: Workplaces,
  { candidate, sources, built }: Workplace,
  module: string,
  target: 'node' | 'whole',
): Promise<string> {
  const file = join(built, `${module}.${target}.mjs`);
  const whole = ['--minify', ...(candidate.foreign ? [withRequire] : [])];
  const options = target === 'node' ? ['--packages=external'] : whole;
  const always = ['--bundle', '--platform=node', '--format=esm', '--log-level=error'];
  await tool('esbuild', [`${module}.ts`, `--outfile=${file}`, ...always, ...options], sources);
  return file;
}
