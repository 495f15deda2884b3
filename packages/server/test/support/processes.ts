import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Containers often have no `ps`, and macOS has no `/proc`. */
const hasProc = existsSync('/proc/self/stat');

/** Returns the output of `ps`, and the id of its process. */
function ps(...argv: string[]): { readonly output: string; readonly pid: number } {
  const { stdout, pid } = spawnSync('ps', argv, { encoding: 'utf8' });
  return { output: stdout ?? '', pid };
}

/** Returns the ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  if (hasProc) return numbersIn(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
  // Only the `ps` of Linux can select by parent process. The started `ps` is itself a child of this process.
  const processes = ps('-A', '-o', 'pid=', '-o', 'ppid=');
  return processes.output.split('\n').flatMap((line) => {
    const [child = 0, parent] = numbersIn(line);
    return parent === pid && child !== processes.pid ? [child] : [];
  });
}

function numbersIn(text: string): number[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
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
  if (!hasProc) return /^\s*[^Z\s]/.test(ps('-o', 'stat=', '-p', String(pid)).output);
  const stat = readProc(pid, 'stat');
  return stat !== undefined && !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}

/** Returns the resident set size of a process in bytes, or 0 if the process does not run. Works only with `/proc`. */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1] ?? 0) * 1024;
}

/** Returns the text of a file of a process in `/proc`, or undefined if the process has ended. */
function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes a directory. Retries, because a killed process or the telemetry engine may still write into it. */
export function removeDirectory(path: string): void {
  return rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
