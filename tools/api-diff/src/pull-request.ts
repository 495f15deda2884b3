import { realpath } from 'node:fs/promises';
import { deployments } from 'workflows';
import { type Changeset, newChangesets } from './changesets/changeset.ts';
import { compareAll } from './compare.ts';
import { exportChanges } from './exports/changes.ts';
import { checkout } from './git/checkout.ts';
import { mergeBase } from './git/merge-base.ts';
import { judge, type Verdict } from './verdict.ts';

/** What changed in the APIs since a branch left its base, against what its changesets say. */
export interface ApiReport {
  /** The commit that was compared with. */
  readonly base: string;
  readonly verdicts: readonly Verdict[];
  readonly changesets: readonly Changeset[];
  readonly ok: boolean;
}

/** Compares a checkout, uncommitted changes included, with the merge base, or with the commit that is named. */
export async function compareWithBase(
  folder: string,
  { base, today = new Date().toISOString().slice(0, 10) }: { readonly base?: string; readonly today?: string } = {},
): Promise<ApiReport> {
  const root = await realpath(folder);
  const commit = await mergeBase(root, base);
  const before = await checkout(root, commit, 'specs', '.changeset', 'packages');
  try {
    const changesets = await newChangesets(before.root, root);
    const [changes = []] = await compareAll([{ base: before.root, revision: root, today }], deployments);
    const exported = await exportChanges(before.root, root, changes);
    const verdicts = [...changes, ...exported].map((api) => judge(api, changesets));
    return { base: commit, verdicts, changesets, ok: verdicts.every(({ ok }) => ok) };
  } finally {
    await before.remove();
  }
}
