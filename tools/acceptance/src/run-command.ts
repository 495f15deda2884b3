import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end and answers what it printed; rejects with its output when it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const env = { ...process.env, ...options.env };
  const { stdout } = await execute(command, args, { ...options, env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
