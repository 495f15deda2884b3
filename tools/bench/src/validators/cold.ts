import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { payloadNames } from '../payloads/names.ts';
import { payloads } from '../payloads/payloads.ts';
import { run } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';
import { bundle, entryOf, esbuild } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import type { Workshop } from './workshop.ts';

/**
 * Milliseconds that a fresh process spends to import each candidate's validators as they are installed,
 * and to validate the four documents once: what a function that was just started pays. Rounds are interleaved.
 */
export async function cold(shop: Workshop, candidates: readonly Candidate[]): Promise<Record<string, number>> {
  const all = payloads();
  const documents = join(shop.built, 'cold.json');
  writeFileSync(documents, JSON.stringify(Object.fromEntries(payloadNames.map((name) => [name, all[name].valid]))));
  const child = await coldChild(shop);
  const entry = entryOf((payload, module) => `export { is as ${payload} } from '${module}';`);
  const subjects = await Promise.all(
    candidates.map(async (candidate) => ({
      name: candidate.name,
      file: await bundle(shop, candidate, { name: 'cold', entry, target: 'node' }),
      spent: [] as number[],
    })),
  );
  for (let round = 0; round < 15; round++) {
    for (const { file, spent } of subjects) {
      spent.push(Number(await run(process.execPath, [child, file, documents], shop.root)));
    }
  }
  return Object.fromEntries(subjects.map(({ name, spent }) => [name, lowerQuartile(spent)]));
}

/** The child as JavaScript, so that Node's own handling of TypeScript is not on the bill. */
async function coldChild(shop: Workshop): Promise<string> {
  const source = fileURLToPath(new URL('./cold.child.ts', import.meta.url));
  const file = join(shop.built, 'cold.child.mjs');
  await esbuild(shop, [source, `--outfile=${file}`]);
  return file;
}
