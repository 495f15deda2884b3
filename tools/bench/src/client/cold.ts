import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.ts';
import { run } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';
import { bundle } from './bundle.ts';
import type { Workplaces } from './workplaces.ts';

/** Milliseconds of CPU that a fresh process spends to import each client as it is installed. Rounds are interleaved. */
export async function cold(shop: Workplaces, quick: boolean): Promise<Record<string, number>> {
  const child = await coldChild(shop);
  const subjects: { name: string; file: string; spent: number[] }[] = [];
  for (const place of shop.places) {
    subjects.push({ name: place.candidate.name, file: await bundle(shop, place, 'client', 'node'), spent: [] });
  }
  for (let round = 0; round < (quick ? 5 : 21); round++) {
    for (const { file, spent } of subjects) spent.push(Number(await run(process.execPath, [child, file], root)));
  }
  return Object.fromEntries(subjects.map(({ name, spent }) => [name, lowerQuartile(spent)]));
}

/** The child as JavaScript, so that Node's own handling of TypeScript is not on the bill. */
async function coldChild({ tool, places }: Workplaces): Promise<string> {
  const source = fileURLToPath(new URL('./cold.child.ts', import.meta.url));
  const file = join(places[0]?.built ?? root, 'cold.child.mjs');
  await tool('esbuild', [source, `--outfile=${file}`, '--log-level=error'], root);
  return file;
}
