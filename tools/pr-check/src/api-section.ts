import { compareWithBase, findingsOf, markdownReport, textReport } from 'api-diff';
import { knownPackages } from './known-packages.ts';
import type { PullRequest, Section } from './section.ts';

/** Reports the API changes, the bump that they need, and whether the changesets declare it. */
export async function apiSection({ root, base }: PullRequest): Promise<Section> {
  const [report, known] = await Promise.all([compareWithBase(root, { base }), knownPackages(root)]);
  const unknown = report.changesets.flatMap(({ file, releases }) =>
    Object.keys(releases)
      .filter((name) => !known.has(name))
      .map((name) => ({ file, message: `${file} names \`${name}\`, but there is no such package.` })),
  );
  const list = report.changesets.map(({ file }) => `\`${file}\``).join(', ');
  const noChangeset = report.ok ? ['No changeset. This is correct if nothing changes for users.'] : [];
  const changesets = list ? [`Changesets: ${list}`] : noChangeset;
  return {
    title: 'API changes',
    text: [markdownReport(report), ...unknown.map(({ message }) => `> ${message}`), ...changesets].join('\n\n'),
    terminalText: [textReport(report), ...unknown.map(({ message }) => `→ ${message}`), ...changesets].join('\n\n'),
    ok: report.ok && unknown.length === 0,
    findings: [
      ...findingsOf(report),
      ...unknown.map(({ file, message }) => ({
        level: 'error' as const,
        rule: 'changeset',
        message,
        location: { file, line: 1 },
      })),
    ],
  };
}
