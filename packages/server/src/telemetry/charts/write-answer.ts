import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { ChartRow } from './chart-query.ts';
import type { StatementRows } from './statement-rows.ts';

/** How many rows become bytes together: a text of too many parts is slow to read. */
const ROWS_IN_PIECE = 500;

/** How many rows are written before others have their turn. */
const ROWS_AT_ONCE = 5_000;

/** A JSON array of so many items in pieces; `write` answers the JSON of some of them, a comma before each. */
const inPieces = async (count: number, write: (first: number, end: number) => string): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (let first = 0; first < count; first += ROWS_IN_PIECE) {
    if (first > 0 && first % ROWS_AT_ONCE === 0) await turnOfOthers();
    const text = write(first, Math.min(first + ROWS_IN_PIECE, count));
    if (text !== '') pieces.push(Buffer.from(text));
  }
  const [beginning] = pieces;
  if (!beginning) return [Buffer.from('[]')];
  beginning.write('[');
  return [...pieces, Buffer.from(']')];
};

const seriesKey = (index: number): string => `,"series_${index}.data":`;

/** JSON has no numbers that are none. */
const numberText = (number: number): string => (Number.isFinite(number) ? `${number}` : 'null');

/** The JSON of a list of texts, each column of which is written once: what each adds to a row. */
const groupParts = (groups: StatementRows['groups']) =>
  groups.map(({ distinct, of }, nth) => {
    const [before, after] = [nth === 0 ? '[' : ',', nth === groups.length - 1 ? ']' : ''];
    return { of, texts: distinct.map((text) => before + JSON.stringify(text) + after) };
  });

/**
 * The JSON of a series in a row: its key and its number. Of the numbers from 0 to 999, as most counts are, it is made once; what is
 * made in the same way each time is slow to put together.
 */
const seriesPart = (index: number): ((number: number) => string) => {
  const key = seriesKey(index);
  const known: string[] = [];
  return (number) => {
    if (!(number >= 0 && number < 1000 && Number.isInteger(number))) return key + numberText(number);
    known[number] ??= `${key}${number}`;
    return known[number];
  };
};

/** What one statement computed, as it is answered: a JSON array, in pieces. A series that has nothing in a row has no key there. */
export const writeStatement = ({ buckets, groups, series }: StatementRows): Promise<Buffer[]> => {
  const parts = groupParts(groups);
  const columns = series.map((column) => ({ ...column, textOf: seriesPart(column.index) }));
  const emptyGroup = parts.length === 0 ? '[]' : '';
  return inPieces(buckets.length, (first, end) => {
    let text = '';
    let known = Number.NaN;
    let head = '';
    for (let row = first; row < end; row += 1) {
      const bucket = buckets[row] ?? 0;
      if (bucket !== known) {
        known = bucket;
        head = `,{"ts_bucket":${bucket},"group":${emptyGroup}`;
      }
      text += head;
      for (const { of, texts } of parts) text += texts[of[row] ?? 0];
      for (const { textOf, counts, numbers } of columns) {
        if (counts[row] !== 0) text += textOf(numbers[row] ?? Number.NaN);
      }
      text += '}';
    }
    return text;
  });
};

/** The same of rows. */
export const writeRows = (rows: readonly ChartRow[]): Promise<Buffer[]> =>
  inPieces(rows.length, (first, end) =>
    rows
      .slice(first, end)
      .map(({ bucket, group, values }) => {
        const numbers = values.map((value, index) =>
          value === undefined ? '' : seriesKey(index) + numberText(value ?? Number.NaN),
        );
        return `,{"ts_bucket":${bucket},"group":${JSON.stringify(group)}${numbers.join('')}}`;
      })
      .join(''),
  );
