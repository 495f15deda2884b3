import type { Change } from '../change.ts';
import type { ApiReport } from '../pull-request.ts';
import { countsText, mergeChanges } from './merged.ts';
import { remedies } from './remedy.ts';

/** Formats a report for a terminal: the verdict on each API, the changes, and the required fixes. */
export function textReport({ verdicts, base }: ApiReport): string {
  const changes = mergeChanges(verdicts);
  const lines = [`Compared with ${base.slice(0, 12)}`, ''];
  for (const { api, needed, declared, ok } of verdicts) {
    lines.push(`${ok ? '✓' : '✗'} ${api}: needs ${needed}, declared ${declared}`);
  }
  if (changes.shown.length > 0) lines.push('');
  for (const change of changes.shown) {
    const { bump, rule, message, location, exemption, apis } = change;
    const details = [`${location.file}:${location.line}`, apis.join(', '), operationList(change)];
    lines.push(`  ${bump.padEnd(5)}  ${message} (${rule})`, `         ${details.filter(Boolean).join('  ')}`);
    if (exemption) lines.push(`         breaks callers, which is allowed: ${exemption}`);
  }
  const counts = countsText(changes);
  if (counts !== '') lines.push(`  ${counts}`);
  const fixes = verdicts.flatMap((verdict) => remedies(verdict).map((message) => `→ ${message}`));
  if (fixes.length > 0) lines.push('', ...fixes);
  return lines.join('\n');
}

/** Maximum number of operations on one line. */
const MAX_OPERATIONS = 4;

/** Formats the operations of a change on one line. */
export function operationList({ operations }: Change): string {
  if (operations.length <= MAX_OPERATIONS) return operations.join(', ');
  return `${operations.slice(0, MAX_OPERATIONS).join(', ')} and ${operations.length - MAX_OPERATIONS} more`;
}
