import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Timeout of a program, longer than any program here takes. */
const TIMEOUT_MS = 240_000;

/** Returns the output of a failed program. Compilers print errors to standard output. */
function outputOf(error: unknown): string {
  return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
}

/** Runs a program and returns its standard output. Throws with the output if it fails or times out. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  const running = execute(command, args, { ...options, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await running.catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : error}\n${outputOf(error)}`.trim());
  });
  return stdout;
}
