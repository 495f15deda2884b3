import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux without `ps` is common in containers, and other systems have no `/proc`. */
const hasProc = existsSync('/proc/self/stat');

function ps(...argv: string[]): string {
  try {
    return execFileSync('ps', argv, { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return (hasProc ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : ps('-o', 'pid=', '--ppid', String(pid)))
    .split(/\s+/)
    .filter((text) => text !== '')
    .map(Number);
}

/** Whether a process runs; one that has ended and nobody asked about does not. */
export function isRunning(pid: number): boolean {
  if (!hasProc) return /^\s*[^Z\s]/.test(ps('-o', 'stat=', '-p', String(pid)));
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z';
  return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}
