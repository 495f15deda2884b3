import { pathToFileURL } from 'node:url';
import { root, run } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';
import type { ClientBuilds } from './client-builds.ts';
import { bundle } from './client-bundle.ts';

/** A program that prints the CPU milliseconds of importing a module. It is JavaScript: type stripping would slow down the import. */
const IMPORT_MODULE = `
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);
`;

/** Returns the CPU milliseconds that a new process needs to import each client. Rounds are interleaved. */
export async function measureCold(builds: ClientBuilds, quick: boolean): Promise<Record<string, number>> {
  const subjects: { name: string; file: string; spent: number[] }[] = [];
  for (const build of builds.clients) {
    subjects.push({ name: build.candidate.name, file: await bundle(builds, build, 'client', 'node'), spent: [] });
  }
  for (let round = 0; round < (quick ? 5 : 21); round++) {
    for (const { file, spent } of subjects) {
      const args = ['--input-type=module', '--eval', IMPORT_MODULE, pathToFileURL(file).href];
      spent.push(Number(await run(process.execPath, args, root)));
    }
  }
  return Object.fromEntries(subjects.map(({ name, spent }) => [name, lowerQuartile(spent)]));
}
