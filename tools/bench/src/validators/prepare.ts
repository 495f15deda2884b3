import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run-program.ts';
import type { BuildContext } from './build-context.ts';
import { bundle } from './validators-bundle.ts';
import type { Candidate } from './validators-candidates.ts';

/** Generates the code of typia or Ajv standalone before it is bundled. Does nothing for other libraries. */
export async function prepare(context: BuildContext, candidate: Candidate): Promise<void> {
  const folder = join(context.sources, candidate.name);
  if (candidate.name === 'typia') await transformTypes(context, folder);
  if (candidate.name === 'ajv-standalone') await generateValidators(context, candidate, folder);
}

async function generateValidators(context: BuildContext, candidate: Candidate, folder: string): Promise<void> {
  const entry = "import { generate } from './generate.ts';\ngenerate(process.argv[2] ?? '.');";
  const generator = await bundle(context, candidate, { name: 'generate', entry, target: 'node' });
  await run(process.execPath, [generator, folder], context.sources);
}

/** Generates the validators of typia from types. Keeps the types to measure their cost. */
async function transformTypes(context: BuildContext, folder: string): Promise<void> {
  const project = join(context.sources, 'tsconfig.json');
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
  const typia = join(context.sources, '../node_modules/typia/lib/executable/typia.js');
  const args = [typia, 'generate', '--input', types, '--output', folder, '--project', project];
  await run(process.execPath, args, context.sources);
}
