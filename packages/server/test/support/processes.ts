import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Containers often have no `ps`, and other systems have no `/proc`. */
const hasProc = existsSync('/proc/self/stat');

function ps(...argv: string[]): string {
  try {
    return execFileSync('ps', argv, { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Returns the ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  return (hasProc ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : ps('-o', 'pid=', '--ppid', String(pid)))
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(Number);
}

/** Runs `work`, which starts a child process of this process. Returns the id of the child. */
export async function pidOfNewChild(work: () => Promise<unknown>): Promise<number> {
  const before = childrenOf(process.pid);
  await work();
  const pid = childrenOf(process.pid).find((child) => !before.includes(child));
  if (pid === undefined) throw new Error('Expected a new child process, found none.');
  return pid;
}

/** Returns true if a process runs. A zombie process does not run. */
export function isRunning(pid: number): boolean {
  if (!hasProc) return /^\s*[^Z\s]/.test(ps('-o', 'stat=', '-p', String(pid)));
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z';
  return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}

/** Returns the resident set size of a process in bytes, or 0 if the process does not run. Works only with `/proc`. */
export function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024;
}

/** Removes a directory. Retries, because a killed process or the telemetry engine may still write into it. */
export function removeDirectory(path: string): void {
  return rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
