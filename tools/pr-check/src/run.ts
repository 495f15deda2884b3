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
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ code, stdout, output: `${stdout}${stderr}${error ? reasonOf(error, timeoutMs) : ''}` });
    });
  });
}

/** Returns why a program has no exit code of its own, or an empty text if it has one. */
function reasonOf({ code, killed, signal, message }: ExecFileException, timeoutMs: number): string {
  if (typeof code === 'string') return message;
  if (killed) return `Timed out after ${timeoutMs} ms.`;
  return signal ? `Killed by ${signal}.` : '';
}
