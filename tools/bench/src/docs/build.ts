import { join } from 'node:path';
import { BenchError, root, run } from '../run-program.ts';
import { lowerQuartile } from '../statistics.ts';

/** Builds the reference several times and returns the lower quartile of the milliseconds. Each build is a new process. */
export async function buildTime(rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const output = await run('pnpm', ['run', 'site'], join(root, 'packages/docs'));
    const milliseconds = /reference built in (\d+) ms/.exec(output)?.[1];
    if (milliseconds === undefined)
      throw new BenchError(`Expected the build of the reference to print its duration:\n${output}`);
    times.push(Number(milliseconds));
  }
  return lowerQuartile(times);
}
