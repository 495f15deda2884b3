import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ComparisonError } from '../change.ts';
import { git } from './git.ts';

const execute = promisify(execFile);

/** Files of a commit in a temporary folder. `remove` deletes the folder. */
export interface Checkout {
  readonly root: string;
  remove(): Promise<void>;
}

/**
 * Extracts folders of a commit to a temporary folder. Does not touch the working tree or the index. `folders` must include `specs`.
 * Skips folders that the commit does not have. Throws {@link ComparisonError} if the commit has no `specs` folder.
 */
export async function checkout(folder: string, commit: string, ...folders: readonly string[]): Promise<Checkout> {
  const existing = (await git(folder, 'ls-tree', '--name-only', commit, '--', ...folders)).split('\n').filter(Boolean);
  if (!existing.includes('specs')) throw new ComparisonError(`The commit ${commit} has no specs to compare with.`);
  const root = await realpath(await mkdtemp(join(tmpdir(), 'observability-base-')));
  const remove = () => rm(root, { recursive: true });
  try {
    const archive = join(root, 'archive.tar');
    await git(folder, 'archive', '--format=tar', `--output=${archive}`, commit, '--', ...existing);
    await execute('tar', ['-xf', archive, '-C', root]);
    await rm(archive);
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
