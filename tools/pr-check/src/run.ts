import { execFile } from 'node:child_process';

/** The exit code and output of a program. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

/** Runs a program with a timeout of five minutes. Returns code 1 if it cannot start or times out. */
export function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: 300_000, maxBuffer: 256 * 1024 * 1024 };
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({
        code,
        stdout,
        output: `${stdout}${stderr}${error && typeof error.code !== 'number' ? error.message : ''}`,
      });
    });
  });
}
