import { BASELINE } from './client-candidates.ts';
import type { Size } from './client-size.ts';
import type { Task, TimeResult, Variant } from './client-time.ts';

/** The measured values of the clients, by name. */
export interface Figures extends TimeResult {
  readonly sizes: Readonly<Record<string, Size>>;
  /** The CPU time of an import in milliseconds. */
  readonly importCpuMs: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, string | undefined>>;
  /** The reason why a client is missing. */
  readonly absent: Readonly<Record<string, string>>;
}

/** Returns the CPU microseconds of a task; NaN if it was not measured. */
export function cpuMicroseconds({ times }: Figures, name: string, variant: Variant | 'stub', task: Task): number {
  return times[name]?.[variant]?.[task] ?? Number.NaN;
}

/** Returns the CPU time of a task, divided by that of a direct call of `fetch` with the same response. */
export function ratioToFetch(figures: Figures, name: string, variant: Variant, task: Task): number {
  const reference = figures.times[name]?.stub ? name : BASELINE;
  return cpuMicroseconds(figures, name, variant, task) / cpuMicroseconds(figures, reference, 'stub', task);
}
