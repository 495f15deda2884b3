import { alone } from './candidates.ts';
import type { Size } from './size.ts';
import type { Task, TimeAnswer, Way } from './time.ts';

/** Everything that was measured, by the candidate's name. */
export interface Figures extends TimeAnswer {
  readonly machine: string;
  readonly sizes: Readonly<Record<string, Size>>;
  /** Milliseconds of CPU. */
  readonly cold: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, string | undefined>>;
  /** Why a candidate is not there. */
  readonly absent: Readonly<Record<string, string>>;
}

/** Microseconds of CPU for a task; NaN when it was not measured. */
export function spent({ times }: Figures, name: string, way: Way | 'stub', task: Task): number {
  return times[name]?.[way]?.[task] ?? Number.NaN;
}

/** How many times as long as the stub and JSON.parse a candidate takes, with the same answers. */
export function overStub(figures: Figures, name: string, way: Way, task: Task): number {
  const by = figures.times[name]?.stub ? name : alone;
  return spent(figures, name, way, task) / spent(figures, by, 'stub', task);
}
