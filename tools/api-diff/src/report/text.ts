import type { ApiReport } from '../pull-request.ts';
import { remedies } from './remedy.ts';
import { operationList, withoutWords, wordsText } from './shown.ts';

/** Formats a report for a terminal: the changes of each API, then the required fixes. */
export function textReport({ verdicts, base }: ApiReport): string {
  const lines = [`Compared with ${base.slice(0, 12)}`];
  for (const verdict of verdicts) {
    const { api, needed, declared, changes, ok } = verdict;
    lines.push('', `${ok ? '✓' : '✗'} ${api}: needs ${needed}, declared ${declared}`);
    const { shown, words } = withoutWords(changes);
    for (const change of shown) {
      const { bump, rule, message, place, because } = change;
      const operations = operationList(change);
      lines.push(`  ${bump.padEnd(5)}  ${message} (${rule})`);
      lines.push(`         ${place.file}:${place.line}${operations && `  ${operations}`}`);
      if (because) lines.push(`         breaks callers, which is allowed: ${because}`);
    }
    if (words > 0) lines.push(`  patch  ${wordsText(words)}`);
    lines.push(...remedies(verdict).map((sentence) => `  → ${sentence}`));
  }
  return lines.join('\n');
}
