import type { GrowthRow } from './growth.ts';
import type { Speed } from './measure.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Starts } from './starts.ts';

/** What was measured of one server. */
export interface CandidateFigures {
  readonly speeds: Readonly<Record<ScenarioName, Speed>>;
  /** What the process holds after everything but the lists, and in the end. */
  readonly memoryBytes: { readonly beforeLists: number; readonly afterLists: number };
}

/** Everything that was measured, by the candidate's name. A quick run leaves out what takes long. */
export interface Figures {
  readonly machine: string;
  readonly servers: Readonly<Record<string, CandidateFigures>>;
  readonly starts: Starts;
  readonly growth?: readonly GrowthRow[];
  /** Why a candidate is not there. */
  readonly absent: Readonly<Record<string, string>>;
}
