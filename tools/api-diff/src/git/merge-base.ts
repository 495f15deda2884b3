import { Fault } from '../fault.ts';
import { git } from './git.ts';

/**
 * The commit that a branch left the base branch at. Without a name it is the base of the pull request
 * (`GITHUB_BASE_REF`), or `main`, here or at `origin`. Nothing to compare with is a {@link Fault}, never "no changes".
 */
export async function mergeBase(folder: string, named?: string): Promise<string> {
  const branch = process.env['GITHUB_BASE_REF'] || 'main';
  const candidates = named ? [named] : [`origin/${branch}`, branch];
  for (const candidate of candidates) {
    const commit = await git(folder, 'merge-base', 'HEAD', candidate).catch(() => undefined);
    if (commit) return commit;
  }
  throw new Fault(
    `There is nothing to compare with: no commit is in both HEAD and ${candidates.join(' or ')}. Fetch the whole history (\`git fetch --unshallow origin ${branch}\`), or name a commit with --base.`,
  );
}
