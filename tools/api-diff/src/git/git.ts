import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Fault } from '../fault.ts';

const execute = promisify(execFile);

/** What git says in a folder, without the last line break. A failure is a {@link Fault} with git's own words. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
    return stdout.trimEnd();
  } catch (error) {
    const { stderr = String(error) } = error as { readonly stderr?: string };
    throw new Fault(`\`git ${args.join(' ')}\` failed: ${stderr.trim()}`);
  }
}
