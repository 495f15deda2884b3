import type { GrowthRow } from './growth.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Speed } from './server-measure.ts';
import type { Starts } from './starts.ts';
import type { WholeService } from './whole-service.ts';

/** The figures of a server. */
export interface CandidateFigures {
  readonly speeds: Readonly<Record<ScenarioName, Speed>>;
  /** The resident memory before the lists are read, and at the end. */
  readonly memoryBytes: { readonly beforeLists: number; readonly afterLists: number };
}

/** The figures of the suite. The keys of `servers` and `absent` are names of servers. A quick run has no `growth`. */
export interface Figures {
  readonly servers: Readonly<Record<string, CandidateFigures>>;
  readonly starts: Starts;
  readonly wholeService: WholeService;
  readonly growth?: readonly GrowthRow[];
  /** The reason why a server is missing. */
  readonly absent: Readonly<Record<string, string>>;
}
