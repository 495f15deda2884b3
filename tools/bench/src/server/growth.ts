import { join } from 'node:path';
import { candidates, ours } from './candidates.ts';
import { copy, type Filled, multiply } from './data-directories.ts';
import type { Load, LoadTask } from './load.ts';
import { measureRound, type Speed, speedOf } from './measure.ts';
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

/** How the cost of our service's answers grows with what is stored, dashboards of one tile. */
export async function measureGrowth(filled: Filled, folder: string, load: Load): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const size of sizes)
    rows.push(await measureSize(filled, join(folder, `${size.own}-${size.others}`), { size, load }));
  return rows;
}

async function measureSize(
  filled: Filled,
  dataDir: string,
  { size, load }: { readonly size: (typeof sizes)[number]; readonly load: Load },
): Promise<GrowthRow> {
  const copied = copy(filled, dataDir);
  const data = { ...copied, ids: multiply(copied, size) };
  const service = candidates.find(({ name }) => name === ours);
  const subject = await startSubject((port) => service?.command({ port, dataDir, home: '' }) ?? []);
  const list = (offset: number): LoadTask => ({
    ...taskOf(scenarios.list, subject.port, data, 200),
    requests: [listRequest(data, offset)],
  });
  const measured = async (task: LoadTask): Promise<Speed> => {
    await load.send(task);
    const rounds = [];
    for (let round = 0; round < 5; round++) rounds.push(await measureRound(subject, load, task));
    return speedOf(rounds);
  };
  try {
    const get = await measured(taskOf(scenarios.getOthers, subject.port, data, 3000));
    const first = await measured(list(0));
    const last = await measured(list(Math.max(0, size.own - 100)));
    // Last, since it changes the size.
    const create = await measured(taskOf(scenarios.create, subject.port, data, 300));
    return { ...size, speeds: { get, first, last, create } };
  } finally {
    await subject.stop();
  }
}
