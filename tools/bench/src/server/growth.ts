import { join } from 'node:path';
import { candidates, ours } from './candidates.ts';
import { copy, type Filled, multiply } from './data-directories.ts';
import type { Load, LoadTask } from './load.ts';
import { measureRound, type Round, type Speed, speedOf } from './measure.ts';
import { listRequest, scenarios, taskOf } from './scenarios.ts';
import { startSubject } from './subject.ts';

/** What requests cost in a store of this size. */
export interface GrowthRow {
  /** Dashboards of the tenant. */
  readonly own: number;
  /** Dashboards of another tenant. */
  readonly others: number;
  readonly speeds: Readonly<Record<'get' | 'first' | 'last' | 'create', Speed>>;
}

const sizes = [
  { own: 10, others: 0 },
  { own: 1_000, others: 0 },
  { own: 1_000, others: 10_000 },
  { own: 100_000, others: 0 },
];

/** Rounds of what reads, after those that warm up; writes have few, since they change the sizes. */
const ROUNDS = 12;
const WARM_ROUNDS = 2;
const ROUNDS_OF_WRITES = 5;

type Tasks = Readonly<Record<keyof GrowthRow['speeds'], LoadTask>>;

/** Our service on a store of this size. */
async function start(filled: Filled, folder: string, size: (typeof sizes)[number]) {
  const dataDir = join(folder, `${size.own}-${size.others}`);
  const copied = copy(filled, dataDir);
  const data = { ...copied, ids: multiply(copied, size) };
  const service = candidates.find(({ name }) => name === ours);
  const subject = await startSubject((port) => service?.command({ port, dataDir, home: '' }) ?? []);
  const list = (offset: number): LoadTask => ({
    ...taskOf(scenarios.list, subject.port, data, 200),
    requests: [listRequest(data, offset)],
  });
  const tasks: Tasks = {
    get: taskOf(scenarios.getOthers, subject.port, data, 3000),
    first: list(0),
    last: list(Math.max(0, size.own - 100)),
    create: taskOf(scenarios.create, subject.port, data, 300),
  };
  const rounds: Record<keyof Tasks, Round[]> = { get: [], first: [], last: [], create: [] };
  return { size, subject, tasks, rounds };
}

/**
 * How the cost of our service's answers grows with what is stored, dashboards of one tile. Sizes take turns, so that what
 * the machine does meanwhile falls on all of them.
 */
export async function measureGrowth(filled: Filled, folder: string, load: Load): Promise<GrowthRow[]> {
  const started: Awaited<ReturnType<typeof start>>[] = [];
  try {
    for (const size of sizes) started.push(await start(filled, folder, size));
    const measure = async (name: keyof Tasks, count: number): Promise<void> => {
      for (let round = -WARM_ROUNDS; round < count; round++) {
        for (const { subject, tasks, rounds } of started) {
          const made = await measureRound(subject, load, tasks[name]);
          if (round >= 0) rounds[name].push(made);
        }
      }
    };
    for (const name of ['get', 'first', 'last'] as const) await measure(name, ROUNDS);
    await measure('create', ROUNDS_OF_WRITES);
    return started.map(({ size, rounds: { get, first, last, create } }) => ({
      ...size,
      speeds: { get: speedOf(get), first: speedOf(first), last: speedOf(last), create: speedOf(create) },
    }));
  } finally {
    for (const { subject } of started) await subject.stop();
  }
}
