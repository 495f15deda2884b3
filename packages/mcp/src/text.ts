/**
 * The maximum size of the variable part of a result in bytes. It applies to the text and to the structured content separately. With it, a
 * result has at most 25,000 tokens, the default limit of some clients, even at 1.5 bytes per token.
 */
export const MAX_RESULT_BYTES = 16_000;

/** The default maximum length of a cell in characters. */
const MAX_CELL_LENGTH = 500;

/** The maximum lengths of a telemetry value in characters, tried in order until all rows fit. */
const MAX_VALUE_LENGTHS = [5_000, 500] as const;

/** A value of a table. */
export type Cell = string | number | boolean | null | undefined;

/**
 * Notes after the text of a result, for example which values are omitted and how to narrow the request. Empty strings and values that
 * are not strings are ignored.
 */
export type Notes = readonly (string | undefined | false)[];

/** Rows that fit into a result. */
export interface FittingRows<Row> {
  readonly rows: readonly Row[];
  /** True if rows are missing. */
  readonly isCut: boolean;
}

/** Returns the first rows whose sizes add up to at most `maximum` bytes. */
export function fittingRows<Row>(
  rows: readonly Row[],
  sizeOf: (row: Row) => number = jsonBytes,
  maximum: number = MAX_RESULT_BYTES,
): FittingRows<Row> {
  let bytes = 0;
  for (const [index, row] of rows.entries()) {
    bytes += sizeOf(row);
    if (bytes > maximum) return { rows: rows.slice(0, index), isCut: true };
  }
  return { rows, isCut: false };
}

/** Rows with values that may be shortened. */
export interface FittingValues {
  readonly rows: readonly (readonly unknown[])[];
  readonly isCut: boolean;
  /** The number of characters after which values are cut. Undefined if no value of `rows` is cut. */
  readonly cutAfter: number | undefined;
}

/**
 * Returns the first rows that fit into {@link MAX_RESULT_BYTES}. Shortens long values more if not all rows fit. The size of a row is that
 * of its values as a JSON array plus `rowBytes`.
 */
export function fittingValues(rows: readonly (readonly unknown[])[], rowBytes: number): FittingValues {
  // A row has at least three bytes: the brackets and a value.
  const candidates = rows.slice(0, MAX_RESULT_BYTES / 3);
  const attempts = MAX_VALUE_LENGTHS.map((maximum) => {
    const values = candidates.map((row) => row.map((value) => shortenValue(value, maximum)));
    const fitting = fittingRows(values, (row) => jsonBytes(row) + rowBytes);
    const isShortened = fitting.rows.some((row, index) => row.some((value, nth) => value !== candidates[index]?.[nth]));
    return { ...fitting, cutAfter: isShortened ? maximum : undefined };
  });
  return attempts.find(({ isCut }) => !isCut) ?? (attempts.at(-1) as FittingValues);
}

/**
 * Returns the note about cut values, or undefined if none is cut. It includes `hint`, which tells how to get longer values, unless the
 * limit is already the maximum.
 */
export function cutNote({ cutAfter }: FittingValues, hint: string): string | undefined {
  if (cutAfter === undefined) return undefined;
  const text = `Values are cut after ${cutAfter} characters.`;
  return cutAfter < MAX_VALUE_LENGTHS[0] ? `${text} ${hint}` : text;
}

/** Shortens a value that has more than `maximum` characters. Objects are measured and shortened as JSON. */
function shortenValue(value: unknown, maximum: number): unknown {
  const text = valueText(value);
  return typeof text === 'string' && text.length > maximum ? shorten(text, maximum) : value;
}

/** Returns a value as a cell: objects as JSON. */
export function valueText(value: unknown): Cell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell);
}

/** Returns the size of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}

/**
 * Returns a table: one line per row, cells separated by ` | `. Escapes line feeds and `|` in cells, removes carriage
 * returns, and cuts cells after `maximum` characters.
 */
export function table(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  maximum: number = MAX_CELL_LENGTH,
): string {
  const lines = [columns, ...rows].map((row) => row.map((value) => cellText(value, maximum)).join(' | '));
  return lines.join('\n');
}

/** Returns a table of values that {@link fittingValues} returned. */
export function valueTable(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? roundValue(value) : valueText(value))),
  );
  return table(columns, cells, Number.POSITIVE_INFINITY);
}

/** Rounds a number to six significant digits, or to an integer if its absolute value is at least 100,000. */
export function roundValue(value: number): number {
  return Math.abs(value) >= 100_000 ? Math.round(value) : Number(value.toPrecision(6));
}

function cellText(value: Cell, maximum: number): string {
  if (value === null || value === undefined) return '';
  return shorten(String(value).replaceAll('\r', '').replaceAll('\n', '\\n').replaceAll('|', '\\|'), maximum);
}

/** Shortens a string to a number of characters, with an ellipsis. Does not split a surrogate pair. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Truncates a string that has more than `maximum` bytes in UTF-8, and appends an ellipsis. */
export function truncateBytes(text: string, maximum: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maximum) return text;
  // A decoder of a stream omits an incomplete character at the end.
  return `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, maximum), { stream: true })}…`;
}

/** Joins the lines that are not empty. */
export function lines(...parts: Notes): string {
  return textsOf(parts).join('\n');
}

/** Returns the notes that are strings and not empty. */
export function textsOf(notes: Notes): string[] {
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[];
}

/** Returns a number with its noun: `1 row`, `2 rows`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
