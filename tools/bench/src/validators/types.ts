import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failed, run } from '../run.ts';
import type { Candidate } from './candidates.ts';
import type { Workshop } from './workshop.ts';

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

/** How many types TypeScript instantiates for a file that narrows a value with the dashboard's `is`. */
export async function typeInstantiations(
  shop: Workshop,
  candidates: readonly Candidate[],
): Promise<Record<string, number>> {
  const empty = await instantiations(shop, 'empty', 'export {};');
  const counts: Record<string, number> = {};
  for (const { name, typed } of candidates) {
    if (!typed) continue;
    // typia's types are what is written by hand; its validators are generated from them.
    const folder = name === 'typia' ? 'typia-types' : name;
    const probe = `import { is } from './${folder}/dashboard.ts';
export const tiles = (value: unknown): number => (is(value) ? value.tiles.length + value.name.length : 0);`;
    counts[name] = (await instantiations(shop, `${name}.probe`, probe)) - empty;
  }
  return counts;
}

async function instantiations(shop: Workshop, name: string, text: string): Promise<number> {
  const file = join(shop.sources, `${name}.ts`);
  writeFileSync(file, text);
  const count = /^Instantiations:\s+(\d+)/m.exec(await run('tsc', [...options, file], shop.sources))?.[1];
  if (count === undefined) throw new Failed('tsc did not say how many types it instantiated.');
  return Number(count);
}
