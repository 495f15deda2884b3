import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError, run } from '../run-program.ts';
import type { BuildContext } from './build-context.ts';
import type { Candidate } from './validators-candidates.ts';

const options = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--target',
  'es2022',
  '--module',
  'preserve',
  '--skipLibCheck',
  '--allowImportingTsExtensions',
  '--resolveJsonModule',
  '--types',
  '',
  '--extendedDiagnostics',
];

/**
 * Counts the type instantiations of a file that narrows a value with `is`, the type guard of a dashboard. Subtracts those of an empty
 * file. Returns the counts by the name of the library.
 */
export async function typeInstantiations(
  context: BuildContext,
  candidates: readonly Candidate[],
): Promise<Record<string, number>> {
  const empty = await instantiations(context, 'empty', 'export {};');
  const counts: Record<string, number> = {};
  for (const { name, typed } of candidates) {
    if (!typed) continue;
    // The types of typia are written by hand, and its validators are generated from them.
    const folder = name === 'typia' ? 'typia-types' : name;
    const probe = `import { is } from './${folder}/dashboard.ts';
export const tiles = (value: unknown): number => (is(value) ? value.tiles.length + value.name.length : 0);`;
    counts[name] = (await instantiations(context, `${name}.probe`, probe)) - empty;
  }
  return counts;
}

async function instantiations(context: BuildContext, name: string, text: string): Promise<number> {
  const file = join(context.sources, `${name}.ts`);
  writeFileSync(file, text);
  const count = /^Instantiations:\s+(\d+)/m.exec(await run('tsc', [...options, file], context.sources))?.[1];
  if (count === undefined) throw new BenchError('Expected tsc to print the number of instantiations.');
  return Number(count);
}
