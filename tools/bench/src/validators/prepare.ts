import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { bundle } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import type { Workshop } from './workshop.ts';

/** Writes what a candidate generates, so that it can be bundled. */
export async function prepare(shop: Workshop, candidate: Candidate): Promise<void> {
  const folder = join(shop.sources, candidate.name);
  if (candidate.name === 'typia') await transformTypes(shop, folder);
  if (candidate.name === 'ajv-standalone') await generateValidators(shop, candidate, folder);
}

async function generateValidators(shop: Workshop, candidate: Candidate, folder: string): Promise<void> {
  const entry = "import { generate } from './generate.ts';\ngenerate(process.argv[2] ?? '.');";
  const generator = await bundle(shop, candidate, { name: 'generate', entry, target: 'node' });
  await run(process.execPath, [generator, folder], shop.sources);
}

/** typia's validators are written by its compiler plugin, from types; the types stay aside, for what they cost. */
async function transformTypes(shop: Workshop, folder: string): Promise<void> {
  const project = join(shop.sources, 'tsconfig.json');
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions }));
  const types = `${folder}-types`;
  renameSync(folder, types);
  const typia = join(shop.sources, '../node_modules/typia/lib/executable/typia.js');
  const args = [typia, 'generate', '--input', types, '--output', folder, '--project', project];
  await run(process.execPath, args, shop.sources);
}
