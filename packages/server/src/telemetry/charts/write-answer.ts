import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { ChartRow } from './chart-query.ts';

/** The names of what a row of an answer has. */
export const answerNames = {
  bucket: 'ts_bucket',
  group: 'group',
  series: (index: number) => `series_${index}.data`,
} as const;

/** How many rows are written before others have their turn. */
const ROWS_AT_ONCE = 5_000;

/** Rows as they are answered, a JSON array. A series that has nothing in a row has no key there. */
export const writeAnswer = async (rows: readonly ChartRow[]): Promise<string> => {
  // Made once: a name that is put together anew is slow to find a property by.
  const names = rows[0]?.values.map((_, index) => answerNames.series(index)) ?? [];
  const answered = ({ bucket, group, values }: ChartRow): object => {
    const row: Record<string, unknown> = { [answerNames.bucket]: bucket, [answerNames.group]: group };
    for (const [index, name] of names.entries()) {
      if (values[index] !== undefined) row[name] = values[index];
    }
    return row;
  };
  const parts: string[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    if (first > 0) await turnOfOthers();
    parts.push(JSON.stringify(rows.slice(first, first + ROWS_AT_ONCE).map(answered)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
};
