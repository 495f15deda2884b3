import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { payloadNames, payloads } from '../payloads/payloads.ts';
import { run } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';
import type { BuildContext } from './build-context.ts';
import { bundle, entryOf, esbuild } from './validators-bundle.ts';
import type { Candidate } from './validators-candidates.ts';

/**
 * Returns the milliseconds that a new process needs to import each library and to validate the four documents once. Each round measures
 * all libraries once. The result is the lower quartile of the rounds.
 */
export async function measureCold(
  context: BuildContext,
  candidates: readonly Candidate[],
): Promise<Record<string, number>> {
  const documents = payloads();
  const documentsFile = join(context.built, 'cold.json');
  const validDocuments = Object.fromEntries(payloadNames.map((name) => [name, documents[name].valid]));
  writeFileSync(documentsFile, JSON.stringify(validDocuments));
  const child = await coldChild(context);
  const entry = entryOf((payload, module) => `export { is as ${payload} } from '${module}';`);
  const subjects = await Promise.all(
    candidates.map(async (candidate) => ({
      name: candidate.name,
      file: await bundle(context, candidate, { name: 'cold', entry, target: 'node' }),
      spent: [] as number[],
    })),
  );
  for (let round = 0; round < 15; round++) {
    for (const { file, spent } of subjects) {
      spent.push(Number(await run(process.execPath, [child, file, documentsFile], context.root)));
    }
  }
  return Object.fromEntries(subjects.map(({ name, spent }) => [name, lowerQuartile(spent)]));
}

/** Compiles the child to JavaScript, because the type stripping of Node.js would slow down the measured import. */
async function coldChild(context: BuildContext): Promise<string> {
  const source = fileURLToPath(new URL('./validators-cold.child.ts', import.meta.url));
  const file = join(context.built, 'cold.child.mjs');
  await esbuild(context, [source, `--outfile=${file}`]);
  return file;
}
