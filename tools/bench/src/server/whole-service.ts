import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lowerQuartile, median } from '../statistics.ts';
import { copy, type Filled } from './data-directories.ts';
import type { Load } from './load.ts';
import { treeCpuMicroseconds } from './process-tree.ts';
import { scenarios, taskOf } from './scenarios.ts';
import { serve, UNREACHABLE_LIMIT } from './server-candidates.ts';
import { startServerProcess } from './server-process.ts';

/** The CPU time per GET request, summed over all processes of a service, and the rate of requests. */
export interface TreeSpeed {
  readonly cpuMicroseconds: number;
  readonly perSecond: number;
}

/** `whole` is the service as `npm start` runs it. `silent` is the service without log and telemetry. */
export interface WholeService {
  readonly whole: TreeSpeed;
  readonly silent: TreeSpeed;
}

/** The maximum rate of the GET requests. */
const MAX_PER_SECOND = 3_000;

const SECONDS_PER_ROUND = 8;

/**
 * The wait before and after the requests of a measurement. The service writes its telemetry in batches, and the engine merges them later.
 * The second wait is part of the measurement.
 */
const SETTLE_MS = 1_000;

const commands = {
  whole: serve('--otlp-port', '0', '--rate-limit', UNREACHABLE_LIMIT),
  silent: serve('--telemetry', 'off', '--log-level', 'silent', '--rate-limit', UNREACHABLE_LIMIT),
};

type Name = keyof typeof commands;

/**
 * Measures the service with and without log and telemetry, at the same rate of GET requests: 90 % of the maximum rate of the slower one,
 * but at most 3,000 per second. Both alternate in each round, so that other load affects both.
 */
export async function measureWholeService(
  filled: Filled,
  folder: string,
  { load, rounds }: { readonly load: Load; readonly rounds: number },
): Promise<WholeService> {
  const start = async (name: Name) => {
    const data = copy(filled, join(folder, `tree-${name}`));
    const subject = await startServerProcess((port) => commands[name]({ port, dataDir: data.dataDir, home: '' }));
    const taskFor = (total: number) => taskOf(scenarios.get, subject.port, data, total);
    return { subject, taskFor, results: [] as TreeSpeed[] };
  };
  const whole = await start('whole');
  try {
    const silent = await start('silent');
    try {
      const services = [whole, silent];
      let perSecond = MAX_PER_SECOND;
      for (const { taskFor } of services) {
        await load.send(taskFor(scenarios.get.warmUp));
        const reached = await load.send(taskFor(scenarios.get.warmUp));
        perSecond = Math.min(perSecond, Math.round(0.9 * reached.perSecond));
      }
      for (let round = 0; round < rounds; round++) {
        for (const { subject, taskFor, results } of services) {
          await wait(SETTLE_MS);
          const before = treeCpuMicroseconds(subject.id);
          const total = perSecond * SECONDS_PER_ROUND;
          const reached = await load.send({ ...taskFor(total), perSecond });
          await wait(SETTLE_MS);
          const cpuMicroseconds = (treeCpuMicroseconds(subject.id) - before) / total;
          results.push({ cpuMicroseconds, perSecond: reached.perSecond });
        }
      }
      return { whole: combine(whole.results), silent: combine(silent.results) };
    } finally {
      await silent.subject.stop();
    }
  } finally {
    await whole.subject.stop();
  }
}

function combine(results: readonly TreeSpeed[]): TreeSpeed {
  return {
    cpuMicroseconds: lowerQuartile(results.map((result) => result.cpuMicroseconds)),
    perSecond: median(results.map((result) => result.perSecond)),
  };
}
