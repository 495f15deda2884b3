import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Linter } from './linters.ts';

/** Seconds of a linter's whole process, by what it linted. */
export type Seconds = Readonly<Record<string, number>>;

/** Times the linters in turn, round by round; peers in every third. The lower quartile counts. */
export function time(
  linters: readonly Linter[],
  inputs: Readonly<Record<string, readonly string[]>>,
  rounds: number,
): Readonly<Record<string, Seconds>> {
  const samples = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [input, files] of Object.entries(inputs)) {
      for (const linter of linters.filter(({ isPeer }) => !isPeer || round % 3 === 0)) {
        const key = `${linter.name} ${input}`;
        samples.set(key, [...(samples.get(key) ?? []), once(linter, files)]);
      }
    }
  }
  const seconds = (linter: string) =>
    Object.fromEntries(
      Object.keys(inputs).map((input) => [input, lowerQuartile(samples.get(`${linter} ${input}`) ?? [])]),
    );
  return Object.fromEntries(linters.map(({ name }) => [name, seconds(name)]));
}

function once(linter: Linter, files: readonly string[]): number {
  const before = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, linter.command(files), {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  const seconds = (performance.now() - before) / 1000;
  // Another linter has rules of its own, which our specs need not keep.
  if (status !== 0 && !(linter.isPeer && status === 1)) {
    throw new Failed(`${linter.title} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
  }
  return seconds;
}
