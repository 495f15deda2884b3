import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { freeMemory } from '../../free-memory.ts';
import type { ChartRow } from './chart-query.ts';
import type { StatementRows } from './statement-rows.ts';

/** How many rows become bytes together: a text of too many parts is slow to read. */
const ROWS_IN_PIECE = 500;

/** How many pieces are written before others have their turn. */
const PIECES_AT_ONCE = 10;

/** Some of the rows that there are, from the first one to before the end; their JSON has a comma before each. */
type WriteRows = (first: number, end: number) => string;

/** A JSON array of rows in pieces, of several parts with so many rows each. */
const inPieces = async (parts: readonly { readonly rows: number; readonly write: WriteRows }[]): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (const { rows, write } of parts) {
    for (let first = 0; first < rows; first += ROWS_IN_PIECE) {
      if (pieces.length % PIECES_AT_ONCE === PIECES_AT_ONCE - 1) await turnOfOthers();
      pieces.push(Buffer.from(write(first, Math.min(first + ROWS_IN_PIECE, rows))));
    }
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

/** Writes rows of a statement. A series that has nothing in a row has no key there. */
const statementWriter = ({ buckets, groups, series }: StatementRows): WriteRows => {
  const parts = groupParts(groups);
  const columns = series.map((column) => ({ ...column, textOf: seriesPart(column.index) }));
  const emptyGroup = parts.length === 0 ? '[]' : '';
  return (first, end) => {
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
  };
};

const memoryOf = ({ buckets, groups, series }: StatementRows): ArrayBufferView[] => [
  buckets,
  ...groups.map(({ of }) => of),
  ...series.flatMap(({ counts, numbers }) => [counts, numbers]),
];

/** What statements computed, as it is answered: a JSON array, in pieces. It is gone afterwards. */
export const writeStatements = async (parts: readonly StatementRows[]): Promise<Buffer[]> => {
  const pieces = await inPieces(parts.map((part) => ({ rows: part.buckets.length, write: statementWriter(part) })));
  freeMemory(parts.flatMap(memoryOf));
  return pieces;
};

/** The same of rows. */
export const writeRows = (rows: readonly ChartRow[]): Promise<Buffer[]> => {
  const written = ({ bucket, group, values }: ChartRow): string => {
    const numbers = values.map((value, index) =>
      value === undefined ? '' : seriesKey(index) + numberText(value ?? Number.NaN),
    );
    return `,{"ts_bucket":${bucket},"group":${JSON.stringify(group)}${numbers.join('')}}`;
  };
  return inPieces([{ rows: rows.length, write: (first, end) => rows.slice(first, end).map(written).join('') }]);
};
