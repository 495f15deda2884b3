import { ComparisonError } from '../change.ts';
import { git } from './git.ts';

/**
 * Returns the merge base of HEAD and `base`. Without `base`, uses the base branch of the pull request (`GITHUB_BASE_REF`)
 * or `main`, at `origin` or locally. Throws {@link ComparisonError} if there is no common commit.
 */
export async function mergeBase(folder: string, base?: string): Promise<string> {
  const branch = process.env['GITHUB_BASE_REF'] || 'main';
  const candidates = base ? [base] : [`origin/${branch}`, branch];
  for (const candidate of candidates) {
    const commit = await git(folder, 'merge-base', 'HEAD', candidate).catch(() => undefined);
    if (commit) return commit;
  }
  throw new ComparisonError(
    `Expected a common ancestor of HEAD and ${candidates.join(' or ')}, found none. Fetch the whole history (\`git fetch --unshallow origin ${branch}\`), or pass another commit with --base.`,
  );
}
