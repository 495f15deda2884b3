import type { Steps } from '../computation.ts';
import type { ChartRow } from './chart-query.ts';
import { MAX_CACHED_GROUPS } from './statement-rows.ts';

/** The maximum number of rows that one step writes. */
const ROWS_PER_STEP = 500;

/** The approximate maximum length of a chunk in characters. Longer concatenated strings are slow to encode. */
const CHUNK_CHARACTERS = 256 * 1024;

/** Serializes a number. NaN and infinity become null, because JSON has neither. */
function valueText(value: number | null): string {
  return value !== null && Number.isFinite(value) ? String(value) : 'null';
}

/** Serializes rows as a JSON array, in chunks. The object of a row has no property for a series without data. */
export function* writeRows(rows: Iterable<ChartRow>): Steps<Buffer[]> {
  const chunks: Buffer[] = [];
  const keys: string[] = [];
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
      if (groups.size < MAX_CACHED_GROUPS) groups.set(group, groupText);
    }
    text += count === 0 ? start + groupText : `,${start}${groupText}`;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      if (value === undefined) continue;
      keys[index] ??= `,"series_${index}.data":`;
      text += keys[index] + (typeof value === 'string' ? JSON.stringify(value) : valueText(value));
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
