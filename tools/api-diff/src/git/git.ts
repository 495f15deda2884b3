import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ComparisonError } from '../change.ts';

const execute = promisify(execFile);

/** Runs git in a folder and returns its output without white space at its end. Throws {@link ComparisonError} with git's message. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
    return stdout.trimEnd();
  } catch (error) {
    // If git cannot be started, `stderr` is empty.
    const { stderr } = error as { readonly stderr?: string };
    throw new ComparisonError(`\`git ${args.join(' ')}\` failed: ${(stderr || String(error)).trim()}`);
  }
}
