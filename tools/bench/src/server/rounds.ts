import { join } from 'node:path';
import { checkSameResponses } from './check-same-responses.ts';
import { copy, type Filled } from './data-directories.ts';
import type { Load } from './load.ts';
import { type ScenarioName, scenarioNames, scenarios, taskOf } from './scenarios.ts';
import { type Candidate, candidates, type Homes } from './server-candidates.ts';
import type { CandidateFigures } from './server-figures.ts';
import { measureRound, type Round, speedOf } from './server-measure.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

interface BenchCase {
  readonly candidate: Candidate;
  readonly subject: ServerProcess;
  readonly rounds: Record<ScenarioName, Round[]>;
}

/** Lists are last, because they need much memory. */
const scenarioOrder = [...scenarioNames].sort((a, b) => Number(a === 'list') - Number(b === 'list'));

/**
 * Measures all installed servers, each with its own copy of the data. The servers alternate in each round, so that
 * other load affects all of them.
 */
export async function measureAll(
  filled: Filled,
  folder: string,
  { homes, load, quick }: { readonly homes: Homes; readonly load: Load; readonly quick: boolean },
): Promise<Record<string, CandidateFigures>> {
  const cases: BenchCase[] = [];
  try {
    for (const candidate of candidates) {
      const home = homes[candidate.name]?.home;
      if (home === undefined) continue;
      const { dataDir } = copy(filled, join(folder, candidate.name));
      const subject = await startServerProcess((port) => candidate.command({ port, dataDir, home }));
      cases.push({ candidate, subject, rounds: ofEach(() => []) });
    }
    await checkSameResponses(
      cases
        .filter(({ candidate }) => candidate.returnsSameBytes)
        .map(({ candidate: { title }, subject: { port } }) => ({ title, port })),
      filled,
    );
    const memory = new Map<BenchCase, number>();
    for (const name of scenarioOrder) {
      if (name === 'list')
        for (const benchCase of cases) memory.set(benchCase, (await benchCase.subject.usage()).memoryBytes);
      await runScenario(cases, name, { filled, load, rounds: quick ? 3 : 11 });
    }
    return Object.fromEntries(
      await Promise.all(
        cases.map(async (benchCase): Promise<[string, CandidateFigures]> => {
          const { memoryBytes } = await benchCase.subject.usage();
          return [
            benchCase.candidate.name,
            figuresOf(benchCase, { beforeLists: memory.get(benchCase) ?? 0, afterLists: memoryBytes }),
          ];
        }),
      ),
    );
  } finally {
    await Promise.all(cases.map(({ subject }) => subject.stop()));
  }
}

async function runScenario(
  cases: readonly BenchCase[],
  name: ScenarioName,
  { filled, load, rounds }: { readonly filled: Filled; readonly load: Load; readonly rounds: number },
): Promise<void> {
  const scenario = scenarios[name];
  const taskFor = ({ candidate, subject }: BenchCase, total: number) => {
    const task = taskOf(scenario, subject.port, filled, Math.max(40, Math.round(total * candidate.share)));
    // The mock responds with 200 to every id.
    return candidate.returnsSameBytes ? task : { ...task, status: 200 };
  };
  for (const benchCase of cases) await load.send(taskFor(benchCase, scenario.warmUp));
  for (let round = 0; round < rounds; round++) {
    for (const benchCase of cases) {
      benchCase.rounds[name].push(await measureRound(benchCase.subject, load, taskFor(benchCase, scenario.perRound)));
    }
  }
}

/** Creates a value for each scenario. */
function ofEach<Value>(make: (name: ScenarioName) => Value): Record<ScenarioName, Value> {
  return Object.fromEntries(scenarioNames.map((name) => [name, make(name)])) as Record<ScenarioName, Value>;
}

function figuresOf({ rounds }: BenchCase, memoryBytes: CandidateFigures['memoryBytes']): CandidateFigures {
  return { speeds: ofEach((name) => speedOf(rounds[name])), memoryBytes };
}
