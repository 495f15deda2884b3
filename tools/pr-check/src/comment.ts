import type { Section } from './section.ts';

/** Marks the comment, so that a later run finds and updates it. */
export const marker = '<!-- pull request report -->';

/** Formats the comment on a pull request. */
export function formatComment(sections: readonly Section[], { base }: { readonly base: string }): string {
  const failed = sections.filter(({ ok }) => !ok).map(({ title }) => title);
  const verdict = failed.length === 0 ? '✅ Ready' : `❌ To fix: ${failed.join(', ')}`;
  const parts = sections.map(({ title, text, ok }) => `### ${ok ? '' : '❌ '}${title}\n\n${text}`);
  return [
    marker,
    `## ${verdict}`,
    ...parts,
    '### Try it',
    'A maintainer can publish this state with the workflow `Snapshot`; then `npm install @observability-api/open-source@pr-<number>` installs it.',
    `Compared with ${base.slice(0, 12)}. \`npm run pr-check\` prints the same.`,
  ].join('\n\n');
}
