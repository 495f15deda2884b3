import { type ExecFileException, execFile } from 'node:child_process';

/** The exit code and output of a program. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  /** Both output streams, and the reason if the program could not start, timed out or was killed. */
  readonly output: string;
}

const TIMEOUT_MS = 300_000;

/** Runs a program. Returns code 1 if it cannot start, times out or is killed. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: timeoutMs, maxBuffer: 256 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      // A program that handles the signal of the timeout can end with code 0.
      const reason = reasonOf(error, child.killed ? `Timed out after ${timeoutMs} ms.` : '');
      const exitCode = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code: reason === '' ? exitCode : 1, stdout, output: `${stdout}${stderr}${reason}` });
    });
  });
}

/** Returns why a program could not start, timed out or was killed, or an empty text. `timeout` is the reason after a timeout. */
function reasonOf(error: ExecFileException | null, timeout: string): string {
  if (typeof error?.code === 'string') return error.message;
  if (timeout !== '') return timeout;
  return error?.signal ? `Killed by ${error.signal}.` : '';
}
