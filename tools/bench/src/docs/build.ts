import { join } from 'node:path';
import { root } from '../root.ts';
import { Failed, run } from '../run.ts';
import { lowerQuartile } from '../statistics.ts';

/** Milliseconds that writing the reference takes, without the explorer; each time in a process of its own. */
export async function buildTime(rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const printed = await run('pnpm', ['run', 'build'], join(root, 'packages/docs'));
    const milliseconds = /the reference took (\d+) ms/.exec(printed)?.[1];
    if (milliseconds === undefined)
      throw new Failed(`The build of the reference does not say how long it took:\n${printed}`);
    times.push(Number(milliseconds));
  }
  return lowerQuartile(times);
}
