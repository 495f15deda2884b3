import { lowerQuartile, median } from '../statistics.ts';
import type { Load, LoadAnswer } from './load.ts';
import type { Subject } from './subject.ts';

/** How a server answered one kind of request. */
export interface Speed {
  /** CPU time of its process for one request. */
  readonly cpuMicroseconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** What one round found. */
export interface Round extends LoadAnswer {
  readonly cpuMicroseconds: number;
}

/** Sends the requests, and asks the server before and after what it has used. */
export async function measureRound(subject: Subject, load: Load, task: Parameters<Load['send']>[0]): Promise<Round> {
  const before = await subject.usage();
  const answer = await load.send(task);
  const after = await subject.usage();
  return { ...answer, cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / task.total };
}

/** What rounds say together: CPU time as when the machine lets it, the rest as it is in the middle. */
export function speedOf(rounds: readonly Round[]): Speed {
  return {
    cpuMicroseconds: lowerQuartile(rounds.map((round) => round.cpuMicroseconds)),
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
  };
}
