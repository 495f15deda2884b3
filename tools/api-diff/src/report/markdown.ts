import type { Change } from '../change.ts';
import type { ApiReport } from '../pull-request.ts';
import { remedies } from './remedy.ts';
import { operationList, withoutWords, wordsText } from './shown.ts';

/** More rows than this are counted instead of listed. */
const longest = 50;

/** For a comment: a table of changes for each API, and what has to be mended. */
export function markdownReport({ verdicts }: ApiReport): string {
  return verdicts
    .map((verdict) => {
      const { api, needed, declared, changes, ok } = verdict;
      const { shown, words } = withoutWords(changes);
      const heading = `#### ${ok ? '✅' : '❌'} ${api}: needs **${needed}**, declared **${declared}**`;
      const table = shown.length > 0 ? ['', tableOf(shown)] : [];
      const more = words > 0 ? ['', `${wordsText(words)}.`] : [];
      const mend = remedies(verdict).flatMap((sentence) => ['', `> ${sentence}`]);
      return [heading, ...table, ...more, ...mend].join('\n');
    })
    .join('\n\n');
}

function tableOf(changes: readonly Change[]): string {
  const order = ['major', 'minor', 'patch', 'none'];
  const sorted = changes.toSorted((a, b) => order.indexOf(a.bump) - order.indexOf(b.bump));
  const rows = sorted.slice(0, longest).map((change) => {
    const { bump, message, place, because } = change;
    const text = because ? `${message} Breaks, but may: ${because}.` : message;
    const bumpText = bump === 'major' ? '**major**' : bump;
    return `| ${bumpText} | ${cell(text)} | ${cell(operationList(change))} | ${cell(`${place.file}:${place.line}`)} |`;
  });
  const more = sorted.length > longest ? `\n\nand ${sorted.length - longest} more` : '';
  return ['| bump | change | operations | place |', '|---|---|---|---|', ...rows].join('\n') + more;
}

/** Text of the specs as one cell: no markup of it reaches the comment. In code, only the end of a cell means anything. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[&<>@]/g, (c) => `&#${c.charCodeAt(0)};`)))
    .join('');
}
