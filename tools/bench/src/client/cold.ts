import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';
import { bundle } from './bundle.ts';
import type { ClientBuilds } from './client-builds.ts';

/** Returns the CPU milliseconds that a new process needs to import each client. Rounds are interleaved. */
export async function cold(builds: ClientBuilds, quick: boolean): Promise<Record<string, number>> {
  const child = await coldChild(builds);
  const subjects: { name: string; file: string; spent: number[] }[] = [];
  for (const build of builds.clients) {
    subjects.push({ name: build.candidate.name, file: await bundle(builds, build, 'client', 'node'), spent: [] });
  }
  for (let round = 0; round < (quick ? 5 : 21); round++) {
    for (const { file, spent } of subjects) spent.push(Number(await run(process.execPath, [child, file], root)));
  }
  return Object.fromEntries(subjects.map(({ name, spent }) => [name, lowerQuartile(spent)]));
}

/** Compiles the child to JavaScript, so that the type stripping of Node.js is not measured. */
async function coldChild({ tool, clients }: ClientBuilds): Promise<string> {
  const source = fileURLToPath(new URL('./cold.child.ts', import.meta.url));
  const file = join(clients[0]?.built ?? root, 'cold.child.mjs');
  await tool('esbuild', [source, `--outfile=${file}`, '--log-level=error'], root);
  return file;
}
