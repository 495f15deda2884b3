import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Longer than anything here takes, so that what hangs is named. */
const timeout = 240_000;

/** What a program that fails leaves behind; compilers say what is wrong on stdout. */
function outputOf(error: unknown): string {
  return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
}

/** Runs a program to its end and answers what it printed; rejects with its output when it fails or hangs. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const running = execute(command, args, { ...options, timeout, maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await running.catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}\n${outputOf(error)}`.trim());
  });
  return stdout;
}
