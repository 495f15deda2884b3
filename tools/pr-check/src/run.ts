import { execFile } from 'node:child_process';

/** The exit code and output of a program. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  /** Both output streams, and the reason if the program could not start or timed out. */
  readonly output: string;
}

const TIMEOUT_MS = 300_000;

/** Runs a program. Returns code 1 if it cannot start or times out. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: timeoutMs, maxBuffer: 256 * 1024 * 1024 };
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      const timeout = error?.killed ? `Timed out after ${timeoutMs} ms.` : '';
      const reason = typeof error?.code === 'string' ? error.message : timeout;
      resolve({ code, stdout, output: `${stdout}${stderr}${reason}` });
    });
  });
}
