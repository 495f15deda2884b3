import type { ChartRow } from './chart-query.ts';
import { computeRatio } from './quotient.ts';

/** What is ordered differently by code point, as the engine does, and by the halves that strings are made of. */
const needsCodePoints = /[\ud800-\uffff]/;

function compareTexts(a: string, b: string): number {
  if (needsCodePoints.test(a) && needsCodePoints.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareGroups(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const text = a[index] ?? '';
    const other = b[index] ?? '';
    if (text !== other) return compareTexts(text, other);
  }
  return 0;
}

/** Different for different groups, whatever is in them, and quicker than JSON. */
function keyOf(group: readonly string[]): string {
  return group.length === 1 ? (group[0] ?? '') : group.map((text) => `${text.length} ${text}`).join('');
}

/** Puts the rows of several statements that have the same bucket and group into one; ordered by bucket, then group. */
export function mergeRows(answers: readonly (readonly ChartRow[])[]): ChartRow[] {
  const [only = [], ...others] = answers;
  const rows = others.length === 0 ? [...only] : merged(answers.flat());
  // Statements are ordered already, so that little is left to do here.
  return rows.sort((a, b) => a.bucket - b.bucket || compareGroups(a.group, b.group));
}

function merged(rows: readonly ChartRow[]): ChartRow[] {
  const known = new Map<string, ChartRow>();
  for (const row of rows) {
    const key = `${row.bucket} ${keyOf(row.group)}`;
    const before = known.get(key);
    const values = before?.values.map((value, index) => (value === undefined ? row.values[index] : value));
    known.set(key, values ? { ...row, values } : row);
  }
  return [...known.values()];
}

/** Series 0 divided by series 1. `emptyIsZero` is for a series that counts or sums. */
export function divided(rows: readonly ChartRow[], emptyIsZero: boolean): ChartRow[] {
  return rows.map((row) => ({ ...row, values: [computeRatio(row.values, emptyIsZero)] }));
}
