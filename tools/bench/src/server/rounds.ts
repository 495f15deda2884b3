import { join } from 'node:path';
import { refuseDifference } from './agreement.ts';
import { type Candidate, candidates, type Homes } from './candidates.ts';
import { copy, type Filled } from './data-directories.ts';
import type { CandidateFigures } from './figures.ts';
import type { Load } from './load.ts';
import { measureRound, type Round, speedOf } from './measure.ts';
import { type ScenarioName, scenarioNames, scenarios, taskOf } from './scenarios.ts';
import { type Subject, startSubject } from './subject.ts';

interface Contestant {
  readonly candidate: Candidate;
  readonly subject: Subject;
  readonly rounds: Record<ScenarioName, Round[]>;
}

/** Lists last: they are large, and nobody is asked what the others took after them. */
const order = [...scenarioNames].sort((a, b) => Number(a === 'list') - Number(b === 'list'));

/**
 * Measures all servers that are there, each on its own copy of the data. In each round all of them take their turn at
 * one kind of request, so that what the machine does meanwhile falls on all of them.
 */
export async function measureAll(
  filled: Filled,
  folder: string,
  { homes, load, quick }: { readonly homes: Homes; readonly load: Load; readonly quick: boolean },
): Promise<Record<string, CandidateFigures>> {
  const contestants: Contestant[] = [];
  try {
    for (const candidate of candidates) {
      const home = homes[candidate.name]?.home;
      if (home === undefined) continue;
      const { dataDir } = copy(filled, join(folder, candidate.name));
      const subject = await startSubject((port) => candidate.command({ port, dataDir, home }));
      contestants.push({ candidate, subject, rounds: ofEach(() => []) });
    }
    await refuseDifference(
      contestants
        .filter(({ candidate }) => candidate.same)
        .map(({ candidate: { title }, subject: { port } }) => ({ title, port })),
      filled,
    );
    const memory = new Map<Contestant, number>();
    for (const name of order) {
      if (name === 'list') for (const one of contestants) memory.set(one, (await one.subject.usage()).memoryBytes);
      await compete(contestants, name, { filled, load, rounds: quick ? 3 : 11 });
    }
    return Object.fromEntries(
      await Promise.all(
        contestants.map(async (one): Promise<[string, CandidateFigures]> => {
          const { memoryBytes } = await one.subject.usage();
          return [one.candidate.name, figuresOf(one, { beforeLists: memory.get(one) ?? 0, afterLists: memoryBytes })];
        }),
      ),
    );
  } finally {
    await Promise.all(contestants.map(({ subject }) => subject.stop()));
  }
}

async function compete(
  contestants: readonly Contestant[],
  name: ScenarioName,
  { filled, load, rounds }: { readonly filled: Filled; readonly load: Load; readonly rounds: number },
): Promise<void> {
  const scenario = scenarios[name];
  const taskFor = ({ candidate, subject }: Contestant, total: number) => {
    const task = taskOf(scenario, subject.port, filled, Math.max(40, Math.round(total * candidate.share)));
    // A mock knows no id, so none is missing there.
    return candidate.same ? task : { ...task, status: 200 };
  };
  for (const one of contestants) await load.send(taskFor(one, scenario.warmUp));
  for (let round = 0; round < rounds; round++) {
    for (const one of contestants) {
      one.rounds[name].push(await measureRound(one.subject, load, taskFor(one, scenario.perRound)));
    }
  }
}

/** Something for every kind of request. */
function ofEach<Value>(make: (name: ScenarioName) => Value): Record<ScenarioName, Value> {
  return Object.fromEntries(scenarioNames.map((name) => [name, make(name)])) as Record<ScenarioName, Value>;
}

function figuresOf({ rounds }: Contestant, memoryBytes: CandidateFigures['memoryBytes']): CandidateFigures {
  return { speeds: ofEach((name) => speedOf(rounds[name])), memoryBytes };
}
