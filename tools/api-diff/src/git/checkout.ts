import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../fault.ts';
import { git } from './git.ts';

const execute = promisify(execFile);

/** Files of a commit in a folder of their own, which `remove` deletes. */
export interface Checkout {
  readonly root: string;
  remove(): Promise<void>;
}

/** Writes folders of a commit to a temporary folder. The working tree and the index stay as they are. */
export async function checkout(folder: string, commit: string, ...folders: readonly string[]): Promise<Checkout> {
  const there = (await git(folder, 'ls-tree', '--name-only', commit, '--', ...folders)).split('\n').filter(Boolean);
  if (!there.includes('specs')) throw new Fault(`The commit ${commit} has no specs to compare with.`);
  const root = await realpath(await mkdtemp(join(tmpdir(), 'observability-base-')));
  const remove = () => rm(root, { recursive: true });
  try {
    const archive = join(root, 'archive.tar');
    await git(folder, 'archive', '--format=tar', `--output=${archive}`, commit, '--', ...there);
    await execute('tar', ['-xf', archive, '-C', root]);
    await rm(archive);
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
