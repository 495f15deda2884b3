import { quoteText } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { SqlExpression } from '../../filter/column-type.ts';
import { splitList } from '../../filter/split-list.ts';
import { InvalidSeriesError } from '../chart-query.ts';
import { compileValue, type EventTable } from '../tiles/event-table.ts';
import { nanosecondsText, timeOfText } from '../time-range.ts';

/** A key that events are sorted by. It is never NULL and never NaN, so that it has a total order. */
export interface SortKey {
  readonly sql: string;
  readonly isDescending: boolean;
  /** SQL that converts the value to the text that a cursor contains. */
  readonly text: string;
  /** Returns SQL that converts the text of a cursor to the value. */
  readonly value: (text: string) => string;
}

/** The maximum number of expressions in `orderBy`. */
const MAX_EXPRESSIONS = 5;

/** Returns a type without `LowCardinality` and `Nullable`. A sort key has no NULL, so its values are values of this type. */
function plainType(type: string): string {
  const [, inner] = /^(?:LowCardinality|Nullable)\((.*)\)$/.exec(type) ?? [];
  return inner === undefined ? type : plainType(inner);
}

/** Returns SQL that formats a key as a string, and SQL that parses the string. */
function conversionOf(
  { kind, type = '' }: SqlExpression,
  sql: string,
  bindings: Bindings,
): Omit<SortKey, 'isDescending'> {
  const { bind } = bindings;
  switch (kind) {
    case 'time':
      return { sql, text: nanosecondsText(sql, type), value: (text) => timeOfText(text, type, bindings) };
    case 'text':
      // A string may contain bytes that are not valid UTF-8.
      return { sql, text: `base64Encode(${sql})`, value: (text) => `base64Decode(${bind('String', text)})` };
    case 'bool':
      return { sql, text: `toString(${sql})`, value: (text) => bind('Bool', text) };
    default:
      return { sql, text: `toString(${sql})`, value: (text) => bind(plainType(type), text) };
  }
}

/** Returns the keys of an expression. If its value can be NULL or NaN, an additional key in front sorts these values last. */
function keysOf(expression: SqlExpression, isDescending: boolean, bindings: Bindings): SortKey[] {
  const { kind, isNullable, isFloat, sql, type = '' } = expression;
  // The `type` of an expression of the kind `text` may be the type before its conversion to a string.
  const defaultValue = kind === 'text' ? "''" : `defaultValueOfTypeName(${quoteText(plainType(type))})`;
  const present = isNullable ? `ifNull(${sql}, ${defaultValue})` : sql;
  const isFloating = kind === 'number' && isFloat === true;
  const number = isFloating ? `if(isNaN(${present}), 0, ${present})` : present;
  const main = { ...conversionOf(expression, number, bindings), isDescending };
  if (!isNullable && !isFloating) return [main];
  const missing = [...(isNullable ? [`isNull(${sql})`] : []), ...(isFloating ? [`isNaN(${present})`] : [])];
  const last = `toUInt8(${missing.join(' OR ')})`;
  return [
    { sql: last, isDescending: false, text: `toString(${last})`, value: (text) => bindings.bind('UInt8', text) },
    main,
  ];
}

const SORTABLE: readonly SqlExpression['kind'][] = ['text', 'number', 'bool', 'time'];

function invalidOrder(item: number, message: string): InvalidSeriesError {
  return new InvalidSeriesError([{ series: 0, property: 'orderBy', item, code: 'condition', message }]);
}

/**
 * Returns the sort keys of a search: the keys of `orderBy` except constants, then the time, newest first, unless `orderBy` contains it.
 * Throws InvalidSeriesError.
 */
export async function sortKeys(table: EventTable, orderBy: string): Promise<SortKey[]> {
  const { bindings, time } = table;
  const parts = splitList(orderBy).filter((part) => part.trim() !== '');
  if (parts.length > MAX_EXPRESSIONS) {
    throw invalidOrder(0, `expected at most ${MAX_EXPRESSIONS} expressions, received ${parts.length}`);
  }
  const keys: SortKey[] = [];
  for (const [item, part] of parts.entries()) {
    const [, text = part, direction = 'ASC'] = /^(.*\S)\s+(ASC|DESC)\s*$/is.exec(part) ?? [];
    const expression = await compileValue(table, text.trim(), item, 'orderBy');
    if (!SORTABLE.includes(expression.kind)) {
      throw invalidOrder(item, `${text.trim()} cannot be sorted: expected a string, a number, a boolean or a time`);
    }
    // ClickHouse would read a number in ORDER BY as the position of a column of the statement. A constant sorts no events.
    if (expression.columns.size === 0) continue;
    keys.push(...keysOf(expression, direction.toUpperCase() === 'DESC', bindings));
  }
  const byTime: SqlExpression = { kind: 'time', isNullable: false, sql: time.sql, type: time.type, columns: new Set() };
  return keys.some(({ sql }) => sql === time.sql) ? keys : [...keys, ...keysOf(byTime, true, bindings)];
}

/** Returns the list for ORDER BY. */
export function orderList(keys: readonly SortKey[]): string {
  return keys.map(({ sql, isDescending }) => `${sql} ${isDescending ? 'DESC' : 'ASC'}`).join(', ');
}

/**
 * Returns SQL that is true for the events on one side of a position. `texts` are the values of its keys. `orEqual` includes the position.
 */
export function positionCondition(
  keys: readonly SortKey[],
  texts: readonly string[],
  side: 'after' | 'before',
  orEqual: boolean,
): string {
  return keys.reduceRight(
    (condition, { sql, isDescending, value }, nth) => {
      const operator = isDescending === (side === 'after') ? '<' : '>';
      const text = value(texts[nth] ?? '');
      return `(${sql} ${operator} ${text} OR (${sql} = ${text} AND ${condition}))`;
    },
    orEqual ? '1' : '0',
  );
}
