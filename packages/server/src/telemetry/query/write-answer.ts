import type { ChartRow } from './chart-query.ts';
import { freeMemory } from './detach-buffers.ts';
import { inPieces, inTurn, LONG_PIECE, type Part, ROWS_IN_PIECE, type Written } from './in-pieces.ts';
import type { StatementRows } from './statement-rows.ts';

function seriesKey(index: number): string {
  return `,"series_${index}.data":`;
}

/** JSON has no numbers that are none. */
function numberText(number: number): string {
  return Number.isFinite(number) ? `${number}` : 'null';
}

/** The JSON of one column of groups in a row, each text of which is made once. */
function groupPart({ distinct, indexes: of }: StatementRows['groups'][number], before: string, after: string) {
  const known: string[] = [];
  return (row: number): string => {
    const place = of[row] ?? 0;
    known[place] ??= before + JSON.stringify(distinct[place]) + after;
    return known[place];
  };
}

function groupParts(groups: StatementRows['groups']) {
  return groups.map((group, nth) => groupPart(group, nth === 0 ? '[' : ',', nth === groups.length - 1 ? ']' : ''));
}

/**
 * The JSON of a series in a row: its key and its number. Of the numbers from 0 to 999, as most counts are, it is made once; what is
 * made in the same way each time is slow to put together.
 */
function seriesPart(index: number): (number: number) => string {
  const key = seriesKey(index);
  const known: string[] = [];
  return (number) => {
    if (!(number >= 0 && number < 1000 && Number.isInteger(number))) return key + numberText(number);
    known[number] ??= `${key}${number}`;
    return known[number];
  };
}

/** Writes rows of a statement. A series that has nothing in a row has no key there. */
function statementPart({ buckets, groups, series }: StatementRows): Part {
  const rows = buckets.length;
  const parts = groupParts(groups);
  const columns = series.map((column) => ({ ...column, textOf: seriesPart(column.index) }));
  const emptyGroup = parts.length === 0 ? '[]' : '';
  const write = (first: number): Written => {
    const end = Math.min(first + ROWS_IN_PIECE, rows);
    let text = '';
    let known = Number.NaN;
    let head = '';
    let row = first;
    for (; row < end && text.length < LONG_PIECE; row += 1) {
      const bucket = buckets[row] ?? 0;
      if (bucket !== known) {
        known = bucket;
        head = `,{"ts_bucket":${bucket},"group":${emptyGroup}`;
      }
      text += head;
      for (const textOf of parts) text += textOf(row);
      for (const { textOf, counts, numbers } of columns) {
        if (counts[row] !== 0) text += textOf(numbers[row] ?? Number.NaN);
      }
      text += '}';
    }
    return { text, next: row };
  };
  return { rows, write };
}

function memoryOf({ buckets, groups, series }: StatementRows): ArrayBufferView[] {
  return [
    buckets,
    ...groups.map(({ indexes: of }) => of),
    ...series.flatMap(({ counts, numbers }) => [counts, numbers]),
  ];
}

/** What statements computed, as it is answered: a JSON array, in pieces. What they computed is gone afterwards. */
export async function writeStatements(statements: readonly StatementRows[]): Promise<Buffer[]> {
  const parts = statements.map(statementPart);
  const isShort = parts.every(({ rows }) => rows <= ROWS_IN_PIECE);
  const pieces = await (isShort ? inPieces(parts) : inTurn(() => inPieces(parts)));
  freeMemory(statements.flatMap(memoryOf));
  return pieces;
}

/** The same of rows. */
export function writeRows(rows: readonly ChartRow[]): Promise<Buffer[]> {
  const written = ({ bucket, group, values }: ChartRow): string => {
    const numbers = values.map((value, index) =>
      value === undefined ? '' : seriesKey(index) + numberText(value ?? Number.NaN),
    );
    return `,{"ts_bucket":${bucket},"group":${JSON.stringify(group)}${numbers.join('')}}`;
  };
  const write = (first: number): Written => {
    const end = Math.min(first + ROWS_IN_PIECE, rows.length);
    let text = '';
    let row = first;
    for (const one of rows.slice(first, end)) {
      if (text.length >= LONG_PIECE) break;
      text += written(one);
      row += 1;
    }
    return { text, next: row };
  };
  return inTurn(() => inPieces([{ rows: rows.length, write }]));
}
