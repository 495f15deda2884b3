import { annotationsReport, compareWithBase, markdownReport } from 'api-diff';
import type { PullRequest, Section } from './section.ts';

/** What changed in the APIs, the bump that needs, and whether the changesets declare it. */
export async function apiSection({ root, base }: PullRequest): Promise<Section> {
  const report = await compareWithBase(root, { base });
  const list = report.changesets.map(({ file }) => `\`${file}\``).join(', ');
  const changesets = list ? `Changesets: ${list}` : 'No changeset: right when nothing changes for a user.';
  return {
    title: 'API changes',
    text: `${markdownReport(report)}\n\n${changesets}`,
    ok: report.ok,
    annotations: annotationsReport(report),
  };
}
