import type { Change } from '../change.ts';
import type { ApiReport } from '../pull-request.ts';
import { remedies } from './remedy.ts';
import { operationList, withoutWords, wordsText } from './shown.ts';

/** Maximum number of rows; the rest is counted. */
const MAX_ROWS = 50;

/** Formats a report as Markdown: a table of changes for each API, and the required fixes. */
export function markdownReport({ verdicts }: ApiReport): string {
  return verdicts
    .map((verdict) => {
      const { api, needed, declared, changes, ok } = verdict;
      const { shown, words } = withoutWords(changes);
      const heading = `#### ${ok ? '✅' : '❌'} ${api}: needs **${needed}**, declared **${declared}**`;
      const table = shown.length > 0 ? ['', tableOf(shown)] : [];
      const more = words > 0 ? ['', `${wordsText(words)}.`] : [];
      const fixes = remedies(verdict).flatMap((sentence) => ['', `> ${sentence}`]);
      return [heading, ...table, ...more, ...fixes].join('\n');
    })
    .join('\n\n');
}

function tableOf(changes: readonly Change[]): string {
  const order = ['major', 'minor', 'patch', 'none'];
  const sorted = changes.toSorted((a, b) => order.indexOf(a.bump) - order.indexOf(b.bump));
  const rows = sorted.slice(0, MAX_ROWS).map((change) => {
    const { bump, message, place, because } = change;
    const text = because ? `${message} Breaks callers, which is allowed: ${because}.` : message;
    const bumpText = bump === 'major' ? '**major**' : bump;
    return `| ${bumpText} | ${cell(text)} | ${cell(operationList(change))} | ${cell(`${place.file}:${place.line}`)} |`;
  });
  const more = sorted.length > MAX_ROWS ? `\n\nand ${sorted.length - MAX_ROWS} more` : '';
  return ['| bump | change | operations | place |', '|---|---|---|---|', ...rows].join('\n') + more;
}

/** Escapes text of the specs for a table cell. In code spans, only the pipe character needs an escape. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[&<>@]/g, (c) => `&#${c.charCodeAt(0)};`)))
    .join('');
}
