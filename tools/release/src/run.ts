import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const TIMEOUT_MS = 600_000;

/**
 * Runs a program and returns its standard output. If the program fails, throws an error with its whole output. If it cannot start or
 * times out, the error also contains the reason.
 */
export async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { ...options, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', code, killed, message } = error as ExecFileException;
    const timeout = killed ? `Timed out after ${TIMEOUT_MS} ms.` : '';
    const reason = typeof code === 'string' ? message : timeout;
    throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${stdout}${stderr}${reason}`.trim(), { cause: error });
  }
}
