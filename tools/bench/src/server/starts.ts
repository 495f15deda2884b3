import { join } from 'node:path';
import { lowerQuartile } from '../statistics.ts';
import { candidates, ours } from './candidates.ts';
import { startSubject } from './subject.ts';

/** Milliseconds from the start of the process to the first answer of `/ready`. */
export interface Starts {
  /** On an empty data directory. */
  readonly first: number;
  readonly later: number;
}

/** Starts our service on fresh data directories, and each again. */
export async function measureStarts(folder: string, times: number): Promise<Starts> {
  const service = candidates.find(({ name }) => name === ours);
  const first: number[] = [];
  const later: number[] = [];
  for (let time = 0; time < times; time++) {
    for (const spent of [first, later]) {
      const dataDir = join(folder, `start-${time}`);
      const subject = await startSubject((port) => service?.command({ port, dataDir, home: '' }) ?? []);
      spent.push(subject.startMilliseconds);
      await subject.stop();
    }
  }
  return { first: lowerQuartile(first), later: lowerQuartile(later) };
}
