import { quoteIdentifier } from '../clickhouse/identifier.ts';
import type { Bindings } from '../filter/bindings.ts';
import { readType } from '../filter/column-type.ts';
import type { TableShape } from '../schema/catalog.ts';

/** The last second that a DateTime has. */
const LATEST_MS = 4_294_967_295_000;

/** The nearest time that a DateTime has. */
function clamped(ms: number): number {
  return Math.min(Math.max(ms, 0), LATEST_MS);
}

/** Times of rows, as SQL. */
export interface TimeColumn {
  readonly sql: string;
  /** In epoch milliseconds. */
  readonly milliseconds: string;
  /** Another column with the same times in seconds, which the table may be ordered by. */
  readonly seconds: string | undefined;
}

/** The column with the times: of several names, the most exact one that there is. `undefined` when there is none. */
export function timeColumn(expression: string, { columns }: TableShape): TimeColumn | undefined {
  const names = expression
    .split(',')
    .map((name) => name.trim())
    .filter((name) => readType(columns.get(name) ?? '').kind === 'time');
  const exact = names.find((name) => /DateTime64/.test(columns.get(name) ?? '')) ?? names[0];
  if (exact === undefined) return undefined;
  const sql = quoteIdentifier(exact);
  const isExact = /^(Nullable\()?DateTime64/.test(columns.get(exact) ?? '');
  return {
    sql,
    milliseconds: `toUnixTimestamp64Milli(${isExact ? sql : `toDateTime64(${sql}, 3)`})`,
    seconds:
      exact === 'Timestamp' && columns.get('TimestampTime')?.startsWith('DateTime')
        ? quoteIdentifier('TimestampTime')
        : undefined,
  };
}

/** That a row is in `[startMs, endMs)`. */
export function timeRangeCondition(
  { sql, seconds }: TimeColumn,
  startMs: number,
  endMs: number,
  { bind }: Bindings,
): string {
  const [start, end] = [clamped(startMs), clamped(endMs)];
  const instant = (ms: number) => bind('DateTime64(3)', `${secondLiteral(ms)}.${String(ms % 1000).padStart(3, '0')}`);
  const exact = `${sql} >= ${instant(start)} AND ${sql} < ${instant(end)}`;
  if (seconds === undefined) return exact;
  return `${seconds} >= ${bind('DateTime', secondLiteral(start))} AND ${seconds} <= ${bind('DateTime', secondLiteral(end))} AND ${exact}`;
}

/** The second that a time is in, as the engine reads epoch seconds: with ten digits. A function in the statement would cost more. */
export function secondLiteral(ms: number): string {
  return String(Math.floor(clamped(ms) / 1000)).padStart(10, '0');
}

/** The start of the bucket that a time in milliseconds is in. */
export function bucketExpression(milliseconds: string, bucketMs: number, alignMs: number, { bind }: Bindings): string {
  const size = bind('Int64', bucketMs);
  const shift = ((alignMs % bucketMs) + bucketMs) % bucketMs;
  if (shift === 0) return `intDiv(${milliseconds}, ${size}) * ${size}`;
  const by = bind('Int64', shift);
  return `intDiv(${milliseconds} - ${by}, ${size}) * ${size} + ${by}`;
}
