import { realpath } from 'node:fs/promises';
import { checkout, type Finding, mergeBase } from 'api-diff';
import { apiSection } from './api-section.ts';
import { formatComment, formatTerminal } from './comment.ts';
import { generatedSection } from './generated-section.ts';
import { lintSection } from './lint-section.ts';
import { operationsSection } from './operations-section.ts';
import { referenceSection } from './reference-section.ts';
import type { PullRequest, Section } from './section.ts';
import { sizesSection } from './sizes-section.ts';

/** The comment on a pull request, the findings, and whether the pull request is ready. */
export interface CheckResult {
  readonly comment: string;
  /** The content of the comment for a terminal. */
  readonly terminal: string;
  readonly findings: readonly Finding[];
  readonly ok: boolean;
}

/** Options of a check. */
export interface CheckOptions {
  /**
   * A commit or branch. The check compares the checkout with the merge base of HEAD and this commit. Default: the base branch of the pull
   * request in GitHub Actions (`GITHUB_BASE_REF`), otherwise `main`.
   */
  readonly base?: string | undefined;
  /** The sections to run. Default: all. */
  readonly sections?: readonly ((pullRequest: PullRequest) => Promise<Section>)[];
}

/** All sections, in the order of the comment. */
export const allSections = [
  apiSection,
  operationsSection,
  lintSection,
  generatedSection,
  referenceSection,
  sizesSection,
];

/** Checks a checkout against its merge base with {@link CheckOptions.base}. Throws if the comparison cannot run. */
export async function checkPullRequest(
  folder: string,
  { base: baseName, sections: selected = allSections }: CheckOptions = {},
): Promise<CheckResult> {
  const root = await realpath(folder);
  const base = await mergeBase(root, baseName);
  const before = await checkout(root, base, 'specs', 'packages', '.changeset');
  try {
    const pullRequest: PullRequest = { root, base, before: before.root };
    const sections = await Promise.all(selected.map((section) => section(pullRequest)));
    return {
      comment: formatComment(sections, pullRequest),
      terminal: formatTerminal(sections),
      findings: sections.flatMap(({ findings = [] }: Section) => findings),
      ok: sections.every(({ ok }) => ok),
    };
  } finally {
    await before.remove();
  }
}
