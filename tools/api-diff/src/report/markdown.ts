import type { ApiReport } from '../pull-request.ts';
import { countsText, type MergedChange, mergeChanges } from './merged.ts';
import { remedies } from './remedy.ts';
import { operationList } from './text.ts';

/** Maximum number of rows; the rest is counted. */
const MAX_ROWS = 50;

/** Formats a report as Markdown: the verdict on each API, a table of the changes, and the required fixes. */
export function markdownReport({ verdicts }: ApiReport): string {
  const changes = mergeChanges(verdicts);
  const counts = countsText(changes);
  return [
    verdicts
      .map(
        ({ api, needed, declared, ok }) =>
          `- ${ok ? '✅' : '❌'} ${api}: needs **${needed}**, declared **${declared}**`,
      )
      .join('\n'),
    ...(changes.shown.length > 0 ? [tableOf(changes.shown)] : []),
    ...(counts === '' ? [] : [counts]),
    ...verdicts.flatMap((verdict) => remedies(verdict).map((message) => `> ${message}`)),
  ].join('\n\n');
}

function tableOf(changes: readonly MergedChange[]): string {
  const rows = changes.slice(0, MAX_ROWS).map((change) => {
    const { bump, message, location, exemption, apis } = change;
    const text = exemption ? `${message} Breaks callers, which is allowed: ${exemption}.` : message;
    const bumpText = bump === 'major' ? '**major**' : bump;
    const cells = [text, apis.join(', '), operationList(change), `${location.file}:${location.line}`].map(cell);
    return `| ${bumpText} | ${cells.join(' | ')} |`;
  });
  const omittedNote = changes.length > MAX_ROWS ? `\n\nand ${changes.length - MAX_ROWS} more` : '';
  return ['| bump | change | API | operations | location |', '|---|---|---|---|---|', ...rows].join('\n') + omittedNote;
}

/** Escapes text of the specs for a table cell. In code spans, only the pipe character needs an escape. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[&<>@]/g, (character) => `&#${character.charCodeAt(0)};`),
    )
    .join('');
}
