import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import type { ResponseBody } from './response-body.ts';
import { rejectTooManyRows, rejectTooManyValues, VALUE_BYTES } from './result-bounds.ts';

/** If a response is larger than this, the parser yields to the event loop before each step. */
const LARGE_BYTES = 64 * 1024;

/** The parser scans rows to find the end of a step. It yields to the event loop after this number of scanned bytes. */
const SCANNED_BYTES = 256 * 1024;

/** A step parses whole rows. It ends with the row that reaches one of these sizes, in bytes and values. */
const SLICE_BYTES = 1024 * 1024;
const SLICE_VALUES = 20_000;

/** The maximum size of a row, in bytes and values. `formatQuerySingleLine` returns the SQL of a client in one row. */
const MAX_ROW_BYTES = 2 * 1024 * 1024;
const MAX_ROW_VALUES = 100_000;

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPENING_BRACE = 0x7b;

/** Lines of JSON that are parsed in one step. */
interface Slice {
  /** The position after the last line. */
  readonly end: number;
  readonly rows: number;
  /** The number of items and properties in the lines. An empty list or object counts as if it had one item. */
  readonly values: number;
}

/** Finds the lines from `start` that are parsed in one step. Throws QueryTooLargeError if one of them is too large. */
async function findSlice(lines: Buffer, start: number): Promise<Slice> {
  let rows = 0;
  let values = 0;
  let rowStart = start;
  let rowValues = 0;
  let isInString = false;
  let pauseAt = start + SCANNED_BYTES;
  for (let index = start; index < lines.length; index += 1) {
    if (index >= pauseAt) {
      await nextFreeTick();
      pauseAt = index + SCANNED_BYTES;
    }
    const byte = lines[index];
    if (isInString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) rowValues += 1;
    else if (byte === NEWLINE) {
      rows += 1;
      values += rowValues;
      rowValues = 0;
      rowStart = index + 1;
      if (rowStart - start >= SLICE_BYTES || values >= SLICE_VALUES) return { end: rowStart, rows, values };
    }
    if (index - rowStart > MAX_ROW_BYTES || rowValues > MAX_ROW_VALUES) {
      throw new QueryTooLargeError('memory', 'a row of the response is too large');
    }
  }
  return { end: lines.length, rows: rows + (rowStart < lines.length ? 1 : 0), values: values + rowValues };
}

/** Parses rows in the format `JSONEachRow`: one line of JSON for each row. Throws QueryTooLargeError. */
export async function readRows<Row>(body: ResponseBody, maxRows: number): Promise<Row[]> {
  const lines = body.bytes;
  const slices: Row[][] = [];
  let rows = 0;
  let values = 0;
  for (let start = 0; start < lines.length; ) {
    if (lines.length > LARGE_BYTES) await nextFreeTick();
    const slice = await findSlice(lines, start);
    rows += slice.rows;
    values += slice.values;
    rejectTooManyRows(rows, maxRows);
    rejectTooManyValues(values);
    body.reserve(slice.values * VALUE_BYTES);
    slices.push(JSON.parse(`[${lines.toString('utf8', start, slice.end).trimEnd().replaceAll('\n', ',')}]`) as Row[]);
    start = slice.end;
  }
  return slices.flat();
}
