import type { Steps } from '../computation.ts';
import type { ChartRow } from './chart-query.ts';

/** The number of rows that one step computes. */
const ROWS_PER_STEP = 500;

/** Matches characters that JavaScript (UTF-16 code units) and the engine (UTF-8 bytes) sort differently. */
const NEEDS_CODE_POINTS = /[\ud800-\uffff]/;

function compareTexts(a: string, b: string): number {
  if (NEEDS_CODE_POINTS.test(a) && NEEDS_CODE_POINTS.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** Compares rows by bucket, then by group. Returns 0 for rows of the same bucket and group. */
function compareRows(a: ChartRow, b: ChartRow): number {
  if (a.bucket !== b.bucket) return a.bucket - b.bucket;
  for (let index = 0; index < a.group.length; index += 1) {
    const text = a.group[index] ?? '';
    const other = b.group[index] ?? '';
    if (text !== other) return compareTexts(text, other);
  }
  return 0;
}

/** Combines the values of two rows of the same bucket and group. */
function combineRows(a: ChartRow, b: ChartRow): ChartRow {
  return { ...a, values: a.values.map((value, index) => (value === undefined ? b.values[index] : value)) };
}

function* mergeTwo(left: readonly ChartRow[], right: readonly ChartRow[]): Steps<ChartRow[]> {
  const rows: ChartRow[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [a, b] = [left[l], right[r]];
    const order = a && b ? compareRows(a, b) : a ? -1 : 1;
    if (a && b && order === 0) rows.push(combineRows(a, b));
    else if (a && order < 0) rows.push(a);
    else if (b) rows.push(b);
    if (order <= 0) l += 1;
    if (order >= 0) r += 1;
    if (rows.length % ROWS_PER_STEP === 0) yield undefined;
  }
  return rows;
}

/**
 * Merges the rows of several statements: rows of the same bucket and group become one. Each list, and the result, is ordered by
 * bucket and then by group.
 */
export function* mergeRows([first = [], ...others]: readonly (readonly ChartRow[])[]): Steps<readonly ChartRow[]> {
  let rows = first;
  for (const other of others) rows = yield* mergeTwo(rows, other);
  return rows;
}

/** The approximate maximum length of a chunk in characters. Longer concatenated strings are slow to encode. */
const CHUNK_CHARACTERS = 256 * 1024;

/** Serializes a number. JSON has no NaN or infinity. */
function valueText(value: number | null): string {
  return value !== null && Number.isFinite(value) ? String(value) : 'null';
}

/** Serializes rows as a JSON array, in chunks. A series without data in a row has no key in its object. */
export function* writeRows(rows: readonly ChartRow[]): Steps<Buffer[]> {
  const chunks: Buffer[] = [];
  const keys = (rows[0]?.values ?? []).map((_, index) => `,"series_${index}.data":`);
  const groups = new Map<readonly string[], string>();
  let lastBucket = Number.NaN;
  let start = '';
  let text = '[';
  let count = 0;
  for (const { bucket, group, values } of rows) {
    // Formatting numbers is slow, and most rows have the bucket of the previous row.
    if (bucket !== lastBucket) {
      lastBucket = bucket;
      start = `{"ts_bucket":${bucket},"group":`;
    }
    let groupText = groups.get(group);
    if (groupText === undefined) {
      groupText = JSON.stringify(group);
      groups.set(group, groupText);
    }
    text += count === 0 ? start + groupText : `,${start}${groupText}`;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      if (value !== undefined)
        text += `${keys[index]}${typeof value === 'string' ? JSON.stringify(value) : valueText(value)}`;
    }
    text += '}';
    count += 1;
    if (count % ROWS_PER_STEP !== 0 && text.length < CHUNK_CHARACTERS) continue;
    chunks.push(Buffer.from(text));
    text = '';
    yield undefined;
  }
  chunks.push(Buffer.from(`${text}]`));
  return chunks;
}
