import { readdirSync, readFileSync } from 'node:fs';

/** `/proc` counts CPU time in hundredths of a second on all architectures that Node.js supports. */
const TICK_MICROSECONDS = 10_000;

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
}

/** Reads `/proc/<id>/stat`. Returns undefined if the process has ended. */
function readProcess(id: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain spaces. The state follows it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of the process and of its children that have ended.
    return {
      id,
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the CPU time in microseconds of a process and all its descendants, from `/proc`. Returns NaN if the process has ended, and
 * on systems other than Linux.
 */
export function treeCpuMicroseconds(id: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const processes = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const ticksOf = (root: number): number =>
    (children.get(root) ?? []).reduce((sum, child) => sum + child.ticks + ticksOf(child.id), 0);
  const ownTicks = processes.find((candidate) => candidate.id === id)?.ticks ?? Number.NaN;
  return (ownTicks + ticksOf(id)) * TICK_MICROSECONDS;
}
