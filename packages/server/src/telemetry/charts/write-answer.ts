import { freeMemory } from '../../free-memory.ts';
import type { ChartRow } from './chart-query.ts';
import { inPieces, type Part } from './in-pieces.ts';
import type { StatementRows } from './statement-rows.ts';

const seriesKey = (index: number): string => `,"series_${index}.data":`;

/** JSON has no numbers that are none. */
const numberText = (number: number): string => (Number.isFinite(number) ? `${number}` : 'null');

/** The JSON of one column of groups in a row, each text of which is made once. */
const groupPart = ({ distinct, of }: StatementRows['groups'][number], before: string, after: string) => {
  const known: string[] = [];
  return (row: number): string => {
    const place = of[row] ?? 0;
    known[place] ??= before + JSON.stringify(distinct[place]) + after;
    return known[place];
  };
};

const groupParts = (groups: StatementRows['groups']) =>
  groups.map((group, nth) => groupPart(group, nth === 0 ? '[' : ',', nth === groups.length - 1 ? ']' : ''));

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

/** The rows of a statement. A series that has nothing in a row has no key there. */
const statementPart = ({ buckets, groups, series }: StatementRows): Part => {
  const parts = groupParts(groups);
  const columns = series.map((column) => ({ ...column, textOf: seriesPart(column.index) }));
  const emptyGroup = parts.length === 0 ? '[]' : '';
  let known = Number.NaN;
  let head = '';
  const textOf = (row: number): string => {
    const bucket = buckets[row] ?? 0;
    if (bucket !== known) {
      known = bucket;
      head = `{"ts_bucket":${bucket},"group":${emptyGroup}`;
    }
    let text = head;
    for (const part of parts) text += part(row);
    for (const { textOf: numberOf, counts, numbers } of columns) {
      if (counts[row] !== 0) text += numberOf(numbers[row] ?? Number.NaN);
    }
    return `${text}}`;
  };
  return { rows: buckets.length, textOf };
};

const memoryOf = ({ buckets, groups, series }: StatementRows): ArrayBufferView[] => [
  buckets,
  ...groups.map(({ of }) => of),
  ...series.flatMap(({ counts, numbers }) => [counts, numbers]),
];

/** What statements computed, as it is answered: a JSON array, in pieces. What they computed is gone afterwards. */
export const writeStatements = async (statements: readonly StatementRows[]): Promise<Buffer[]> => {
  const pieces = await inPieces(statements.map(statementPart));
  freeMemory(statements.flatMap(memoryOf));
  return pieces;
};

const rowText = ({ bucket, group, values }: ChartRow): string => {
  const numbers = values.map((value, index) =>
    value === undefined ? '' : seriesKey(index) + numberText(value ?? Number.NaN),
  );
  return `{"ts_bucket":${bucket},"group":${JSON.stringify(group)}${numbers.join('')}}`;
};

/** The same of rows. */
export const writeRows = (rows: readonly ChartRow[]): Promise<Buffer[]> =>
  inPieces([{ rows: rows.length, textOf: (row) => rowText(rows[row] as ChartRow) }]);
