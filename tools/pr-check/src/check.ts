import { realpath } from 'node:fs/promises';
import { checkout, mergeBase } from 'api-diff';
import { apiSection } from './api-section.ts';
import { commentOf } from './comment.ts';
import { generatedSection } from './generated-section.ts';
import { lintSection } from './lint-section.ts';
import { operationsSection } from './operations-section.ts';
import { referenceSection } from './reference-section.ts';
import type { PullRequest, Section } from './section.ts';
import { sizesSection } from './sizes-section.ts';

/** What is said about a pull request, and whether it may be merged. */
export interface CheckResult {
  readonly comment: string;
  readonly annotations: string;
  readonly ok: boolean;
}

/** The commit to compare with, instead of the merge base, and what to check, instead of everything. */
export interface CheckOptions {
  readonly base?: string | undefined;
  readonly sections?: readonly ((pullRequest: PullRequest) => Promise<Section>)[];
}

/** Everything that is checked, in the order of the comment. */
export const everything = [
  apiSection,
  operationsSection,
  lintSection,
  generatedSection,
  referenceSection,
  sizesSection,
];

/** Checks a checkout against its merge base, or the commit that is named. What cannot be checked fails. */
export async function checkPullRequest(
  folder: string,
  { base: named, sections: chosen = everything }: CheckOptions = {},
): Promise<CheckResult> {
  const root = await realpath(folder);
  const base = await mergeBase(root, named);
  const before = await checkout(root, base, 'specs', 'packages', '.changeset');
  try {
    const pullRequest: PullRequest = { root, base, before: before.root };
    const sections = await Promise.all(chosen.map((section) => section(pullRequest)));
    return {
      comment: commentOf(sections, pullRequest),
      annotations: sections.flatMap(({ annotations }: Section) => annotations || []).join('\n'),
      ok: sections.every(({ ok }) => ok),
    };
  } finally {
    await before.remove();
  }
}
