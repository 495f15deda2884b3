import { spawnSync } from 'node:child_process';
import { BenchError, root } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Linter } from './linters.ts';

/** The duration of a linter's process in seconds, by input. */
export type Seconds = Readonly<Record<string, number>>;

/** Measures Redocly in each round, and other linters only in every third round. Returns the lower quartiles. */
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
        samples.set(key, [...(samples.get(key) ?? []), lintOnce(linter, files)]);
      }
    }
  }
  const seconds = (linter: string) =>
    Object.fromEntries(
      Object.keys(inputs).map((input) => [input, lowerQuartile(samples.get(`${linter} ${input}`) ?? [])]),
    );
  return Object.fromEntries(linters.map(({ name }) => [name, seconds(name)]));
}

function lintOnce(linter: Linter, files: readonly string[]): number {
  const before = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, linter.command(files), {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  const seconds = (performance.now() - before) / 1000;
  // Another linter has other rules, which our specs need not follow.
  if (status !== 0 && !(linter.isPeer && status === 1)) {
    throw new BenchError(`${linter.title} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
  }
  return seconds;
}
