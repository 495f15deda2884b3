import { lowerQuartile, median } from '../statistics.ts';
import type { Load, LoadResult } from './load.ts';
import type { ServerProcess } from './server-process.ts';

/** The figures of a scenario. `p50` and `p99` are latencies in milliseconds. */
export interface Speed {
  /** CPU time of the server process per request. */
  readonly cpuMicroseconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The figures of a round. */
export interface Round extends LoadResult {
  /** CPU time of the server process per request. */
  readonly cpuMicroseconds: number;
}

/** Sends the requests and returns the figures, with the CPU time of the server per request. */
export async function measureRound(
  subject: ServerProcess,
  load: Load,
  task: Parameters<Load['send']>[0],
): Promise<Round> {
  const before = await subject.usage();
  const result = await load.send(task);
  const after = await subject.usage();
  return { ...result, cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / task.total };
}

/** Combines rounds: the lower quartile of the CPU time, and medians. */
export function speedOf(rounds: readonly Round[]): Speed {
  return {
    cpuMicroseconds: lowerQuartile(rounds.map((round) => round.cpuMicroseconds)),
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
  };
}
