import type { Section } from './section.ts';

/** Marks the comment, so that a later run finds and updates it. */
export const MARKER = '<!-- pull request report -->';

/** Formats the comment on a pull request. */
export function formatComment(sections: readonly Section[], { base }: { readonly base: string }): string {
  const failed = failedTitles(sections);
  const verdict = failed === '' ? '✅ Ready' : `❌ To fix: ${failed}`;
  const parts = sections.map(({ title, text, ok }) => `### ${ok ? '' : '❌ '}${title}\n\n${text}`);
  return [
    MARKER,
    `## ${verdict}`,
    ...parts,
    '### Try it',
    'A maintainer can publish this state with the workflow `Snapshot`; then `npm install @observability-api/open-source@pr-<number>` installs it.',
    `Compared with ${base.slice(0, 12)}. \`npm run pr-check\` runs the same checks.`,
  ].join('\n\n');
}

/** Formats the sections for a terminal, with the verdict at the end. */
export function formatTerminal(sections: readonly Section[]): string {
  const failed = failedTitles(sections);
  const parts = sections.map(
    ({ title, text, terminalText = text, ok }) => `${ok ? '✓' : '✗'} ${title}\n\n${terminalText}`,
  );
  return [...parts, failed === '' ? '✓ Ready' : `✗ To fix: ${failed}`].join('\n\n');
}

function failedTitles(sections: readonly Section[]): string {
  return sections
    .filter(({ ok }) => !ok)
    .map(({ title }) => title)
    .join(', ');
}
