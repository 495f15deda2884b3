import { join } from 'node:path';
import { lowerQuartile } from '../statistics.ts';
import { candidates, OURS } from './server-candidates.ts';
import { startServerProcess } from './server-process.ts';

/** Milliseconds from the start of the process to the first response of `/ready`. */
export interface Starts {
  /** With an empty data directory. */
  readonly first: number;
  /** With the data directory of the first start. */
  readonly second: number;
}

/** Starts the service on new data directories, and a second time on each. */
export async function measureStarts(folder: string, times: number): Promise<Starts> {
  const service = candidates.find(({ name }) => name === OURS);
  const first: number[] = [];
  const second: number[] = [];
  for (let time = 0; time < times; time++) {
    for (const spent of [first, second]) {
      const dataDir = join(folder, `start-${time}`);
      const subject = await startServerProcess((port) => service?.command({ port, dataDir, home: '' }) ?? []);
      spent.push(subject.startMilliseconds);
      await subject.stop();
    }
  }
  return { first: lowerQuartile(first), second: lowerQuartile(second) };
}
