import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program with a timeout of ten minutes. Returns its standard output. Throws with the whole output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { ...options, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${stdout}${stderr}`.trim(), { cause: error });
  }
}
