import { realpath } from 'node:fs/promises';
import { deployments } from 'workflows';
import { type Changeset, newChangesets } from './changesets/changeset.ts';
import { compareAll } from './compare.ts';
import { exportChanges } from './exports/export-changes.ts';
import { checkout } from './git/checkout.ts';
import { mergeBase } from './git/merge-base.ts';
import { toVerdict, type Verdict } from './verdict.ts';

/** The API changes of a branch since its merge base, checked against its changesets. */
export interface ApiReport {
  /** The base commit of the comparison. */
  readonly base: string;
  readonly verdicts: readonly Verdict[];
  readonly changesets: readonly Changeset[];
  readonly ok: boolean;
}

/**
 * Compares a checkout, uncommitted changes included, with the merge base of HEAD and `base`. `today` (`YYYY-MM-DD`) decides
 * which sunsets are past.
 */
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
    const verdicts = [...changes, ...exported].map((api) => toVerdict(api, changesets));
    return { base: commit, verdicts, changesets, ok: verdicts.every(({ ok }) => ok) };
  } finally {
    await before.remove();
  }
}
