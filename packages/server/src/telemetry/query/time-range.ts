import { quoteIdentifier } from '../clickhouse/quoting.ts';
import type { Bindings } from '../filter/bindings.ts';
import { readType } from '../filter/column-type.ts';
import type { TableShape } from '../schema/catalog.ts';

/** The latest time of the ClickHouse type DateTime. */
const LATEST_MS = 4_294_967_295_000;

/** Limits a time to the range of a DateTime. */
function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), LATEST_MS);
}

/** The time column of a table. The strings other than `type` are SQL expressions. */
export interface TimeColumn {
  /** The column. It may be NULL. */
  readonly column: string;
  /** The time of an event. It is never NULL, because events without a time are in no range. */
  readonly sql: string;
  /** The ClickHouse type of the column, such as `DateTime64(9)`. */
  readonly type: string;
  /** The time of an event in epoch milliseconds. */
  readonly milliseconds: string;
  /** Another column with the same times, in seconds. The table may be sorted by it. */
  readonly seconds: string | undefined;
}

/** Returns the number of fractional digits of a time type. Returns -1 for a type without a time of day. */
function precisionOf(type: string): number {
  const digits = /DateTime64\((\d)/.exec(type)?.[1];
  if (digits !== undefined) return Number(digits);
  return /DateTime/.test(type) ? 0 : -1;
}

/** Returns the most precise time column of a comma-separated list of names. Returns undefined if the table has none. */
export function timeColumn(expression: string, { columns }: TableShape): TimeColumn | undefined {
  const names = expression
    .split(',')
    .map((part) => part.trim())
    .filter((part) => readType(columns.get(part) ?? '').kind === 'time');
  const precision = (column: string) => precisionOf(columns.get(column) ?? '');
  const [name] = names.toSorted((a, b) => precision(b) - precision(a));
  if (name === undefined) return undefined;
  const type = columns.get(name) ?? '';
  const column = quoteIdentifier(name);
  const sql = readType(type).isNullable ? `assumeNotNull(${column})` : column;
  const hasMilliseconds = /^(Nullable\()?DateTime64/.test(type);
  return {
    column,
    sql,
    type,
    milliseconds: `toUnixTimestamp64Milli(${hasMilliseconds ? sql : `toDateTime64(${sql}, 3)`})`,
    seconds:
      name === 'Timestamp' && columns.get('TimestampTime')?.startsWith('DateTime')
        ? quoteIdentifier('TimestampTime')
        : undefined,
  };
}

/**
 * Returns true if times of a type are converted to nanoseconds, whose range ends in the year 2262. Times of other types are converted to
 * microseconds.
 */
export function hasNanoseconds(type: string): boolean {
  return precisionOf(type) > 6;
}

/** Returns SQL for the text of a time: its nanoseconds since 1970. */
export function nanosecondsText(sql: string, type: string): string {
  return hasNanoseconds(type)
    ? `toString(toUnixTimestamp64Nano(toDateTime64(${sql}, 9)))`
    : `concat(toString(toUnixTimestamp64Micro(toDateTime64(${sql}, 6))), '000')`;
}

/** Returns SQL that converts a text of {@link nanosecondsText} back to a time. It can be compared with times of the type. */
export function timeOfText(text: string, type: string, { bind }: Bindings): string {
  return hasNanoseconds(type)
    ? `fromUnixTimestamp64Nano(${bind('Int64', text)})`
    : `fromUnixTimestamp64Micro(${bind('Int64', text.slice(0, -3))})`;
}

/** Returns the condition that the time of a row is in `[startMs, endMs)`. */
export function timeRangeCondition(
  { column, seconds }: TimeColumn,
  startMs: number,
  endMs: number,
  { bind }: Bindings,
): string {
  const [start, end] = [clamp(startMs), clamp(endMs)];
  const instant = (ms: number) => bind('DateTime64(3)', `${secondLiteral(ms)}.${String(ms % 1000).padStart(3, '0')}`);
  const exact = `${column} >= ${instant(start)} AND ${column} < ${instant(end)}`;
  if (seconds === undefined) return exact;
  return `${seconds} >= ${bind('DateTime', secondLiteral(start))} AND ${seconds} <= ${bind('DateTime', secondLiteral(end))} AND ${exact}`;
}

/** Returns a time as epoch seconds with ten digits, which ClickHouse parses as DateTime. A conversion function in the SQL is slower. */
export function secondLiteral(ms: number): string {
  return String(Math.floor(clamp(ms) / 1000)).padStart(10, '0');
}

/** Returns SQL for the start of the bucket of a time in milliseconds. Buckets are aligned to `alignMs`. */
export function bucketExpression(milliseconds: string, bucketMs: number, alignMs: number, { bind }: Bindings): string {
  const size = bind('Int64', bucketMs);
  const shift = ((alignMs % bucketMs) + bucketMs) % bucketMs;
  if (shift === 0) return `intDiv(${milliseconds}, ${size}) * ${size}`;
  const offset = bind('Int64', shift);
  return `intDiv(${milliseconds} - ${offset}, ${size}) * ${size} + ${offset}`;
}
