import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const TIMEOUT_MS = 600_000;

/** Runs a program. Returns its standard output. Throws an error with the whole output if it fails or times out. */
export async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { ...options, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${stdout}${stderr}`.trim(), { cause: error });
  }
}
