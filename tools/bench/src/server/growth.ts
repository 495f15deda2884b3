import { join } from 'node:path';
import { copy, type Filled, multiply } from './data-directories.ts';
import type { Load, LoadTask } from './load.ts';
import { listRequest, scenarios, taskOf } from './scenarios.ts';
import { candidates, OURS } from './server-candidates.ts';
import { measureRound, type Round, type Speed, speedOf } from './server-measure.ts';
import { startServerProcess } from './server-process.ts';

/** The cost of requests for a number of stored dashboards. */
export interface GrowthRow {
  /** Dashboards of the tenant. */
  readonly ownCount: number;
  /** Dashboards of another tenant. */
  readonly otherCount: number;
  readonly speeds: Readonly<Record<'get' | 'first' | 'last' | 'create', Speed>>;
}

const sizes = [
  { ownCount: 10, otherCount: 0 },
  { ownCount: 1_000, otherCount: 0 },
  { ownCount: 1_000, otherCount: 10_000 },
  { ownCount: 100_000, otherCount: 0 },
];

/** Measured rounds of reads. */
const READ_ROUNDS = 12;
/** Rounds before the first measured one. */
const WARMUP_ROUNDS = 2;
/** Measured rounds of writes. There are few, because each write adds a dashboard. */
const WRITE_ROUNDS = 5;

type Tasks = Readonly<Record<keyof GrowthRow['speeds'], LoadTask>>;

/** Starts the service on a store of the given size. */
async function start(filled: Filled, folder: string, size: (typeof sizes)[number]) {
  const dataDir = join(folder, `${size.ownCount}-${size.otherCount}`);
  const copied = copy(filled, dataDir);
  const data = { ...copied, ids: multiply(copied, size) };
  const service = candidates.find(({ name }) => name === OURS);
  const subject = await startServerProcess((port) => service?.command({ port, dataDir, home: '' }) ?? []);
  const list = (offset: number): LoadTask => ({
    ...taskOf(scenarios.list, subject.port, data, 200),
    requests: [listRequest(data, offset)],
  });
  const tasks: Tasks = {
    get: taskOf(scenarios.getMany, subject.port, data, 3000),
    first: list(0),
    last: list(Math.max(0, size.ownCount - 100)),
    create: taskOf(scenarios.create, subject.port, data, 300),
  };
  const rounds: Record<keyof Tasks, Round[]> = { get: [], first: [], last: [], create: [] };
  return { size, subject, tasks, rounds };
}

/**
 * Measures the cost of requests by the number of stored dashboards. The sizes alternate in each round, so that other
 * load affects all of them.
 */
export async function measureGrowth(filled: Filled, folder: string, load: Load): Promise<GrowthRow[]> {
  const started: Awaited<ReturnType<typeof start>>[] = [];
  try {
    for (const size of sizes) started.push(await start(filled, folder, size));
    const measure = async (name: keyof Tasks, count: number): Promise<void> => {
      for (let round = -WARMUP_ROUNDS; round < count; round++) {
        for (const { subject, tasks, rounds } of started) {
          const result = await measureRound(subject, load, tasks[name]);
          if (round >= 0) rounds[name].push(result);
        }
      }
    };
    for (const name of ['get', 'first', 'last'] as const) await measure(name, READ_ROUNDS);
    await measure('create', WRITE_ROUNDS);
    return started.map(({ size, rounds: { get, first, last, create } }) => ({
      ...size,
      speeds: { get: speedOf(get), first: speedOf(first), last: speedOf(last), create: speedOf(create) },
    }));
  } finally {
    for (const { subject } of started) await subject.stop();
  }
}
