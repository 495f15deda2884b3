import type { Bindings } from './bindings.ts';
import type { Field } from './field.ts';
import { FilterSyntaxError } from './filter-error.ts';
import { isAny, type ValueMatch, type Word } from './tree.ts';

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const INTEGER = /^[+-]?\d{1,20}$/;

/** Matches a date, or a date and time with up to 9 fractional digits and an optional UTC offset. */
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Matches any value. As a bound of a range, it leaves the range open. */
const ANY = '*';

/** Returns true if the text is a finite decimal number. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text) && Number.isFinite(Number(text));
}

function likePattern(parts: readonly string[]): string {
  return parts.map((text) => text.replaceAll(/[\\%_]/g, '\\$&')).join('%');
}

/** Lucene syntax that is not supported: a pattern that matches it in an unquoted word, and the error message. */
const UNSUPPORTED: readonly [RegExp, string][] = [
  [/^\/.+\/$/s, 'regular expressions (/…/) are not supported; quote the text to search for it'],
  [/[^~\\]~\d*(\.\d+)?$/s, 'fuzzy search (~) is not supported; quote the text to search for it'],
  [/[^^\\]\^\d+(\.\d+)?$/s, 'boosts (^) are not supported; quote the text to search for it'],
];

/** Throws FilterSyntaxError for Lucene syntax that is not supported. */
export function rejectUnsupported({ raw }: Word, position: () => number): void {
  for (const [pattern, message] of UNSUPPORTED) if (pattern.test(raw)) throw new FilterSyntaxError(message, position());
}

/** The inputs of a condition on a field. */
export interface MatchContext {
  readonly field: Field;
  readonly bindings: Bindings;
  /** Converts an offset in UTF-16 code units to a position in characters, starting at 1. */
  position(offset: number): number;
}

/** Returns true for a date of the calendar. `Date.parse` reads 30 February as 2 March. */
function isCalendarDate(day: string): boolean {
  return new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));
}

/**
 * Returns a time in epoch milliseconds, and the nanoseconds after that millisecond. A time without an offset is in UTC. A text of digits
 * is already in epoch milliseconds. `ms` is NaN for a text that is not a time.
 */
function parseTime(text: string): { ms: number; nanoseconds: number } {
  if (/^\d+$/.test(text)) return { ms: Number(text), nanoseconds: 0 };
  const [, day = '', clock = '00:00', zone = 'Z'] = TIME.exec(text) ?? [];
  const [, digits = ''] = /\.\d{3}(\d+)/.exec(clock) ?? [];
  const ms = isCalendarDate(day) ? Date.parse(`${day}T${clock}${zone}`) : Number.NaN;
  return { ms, nanoseconds: Number(digits.padEnd(6, '0')) };
}

/**
 * Returns SQL for a time, with the precision of its text. Returns undefined for any other text, and for a time before October 1684 or
 * after March 2255.
 */
function bindTime({ bind }: Bindings, text: string): string | undefined {
  const { ms, nanoseconds } = parseTime(text);
  if (!(Math.abs(ms) <= 9_000_000_000_000)) return undefined;
  // ClickHouse cannot compare nanoseconds with values after the year 2262, which columns of lower precision may have.
  if (nanoseconds === 0) return `fromUnixTimestamp64Milli(${bind('Int64', ms)}, 'UTC')`;
  return `fromUnixTimestamp64Nano(${bind('Int64', BigInt(ms) * 1_000_000n + BigInt(nanoseconds))}, 'UTC')`;
}

function isInt64(text: string): boolean {
  return INTEGER.test(text) && BigInt(text) === BigInt.asIntN(64, BigInt(text));
}

function isUInt64(text: string): boolean {
  return INTEGER.test(text) && BigInt(text) === BigInt.asUintN(64, BigInt(text));
}

/** {@link bindNumber} binds numbers with a smaller absolute value as a Float32 if they are compared with one. */
const MAX_FLOAT32 = 3e38;

function bindNumber({ bind }: Bindings, text: string, type = ''): string {
  // 0.1 as a Float64 differs from 0.1 as a Float32.
  if (type.includes('Float32') && Math.abs(Number(text)) < MAX_FLOAT32) return bind('Float32', Number(text));
  if (isInt64(text)) return bind('Int64', BigInt(text));
  return isUInt64(text) ? bind('UInt64', BigInt(text)) : bind('Float64', Number(text));
}

/** {@link bindDecimal} binds numbers with a smaller absolute value as a Decimal. */
const MAX_DECIMAL = 1e37;

/** Returns SQL for a number that is compared with a Decimal. ClickHouse cannot compare a Decimal with every integer. */
function bindDecimal({ bind }: Bindings, text: string): string {
  const number = Number(text);
  return Math.abs(number) < MAX_DECIMAL ? bind('Decimal(76, 38)', text) : bind('Float64', number);
}

/** Converts a value to SQL of the type of the field. Returns a description of the expected value if that is not possible. */
function toComparable(field: Field, text: string, bindings: Bindings): { sql: string } | { expected: string } {
  switch (field.kind) {
    case 'number':
      if (!isNumber(text)) return { expected: 'a number' };
      return {
        sql: field.type?.includes('Decimal') ? bindDecimal(bindings, text) : bindNumber(bindings, text, field.type),
      };
    case 'bool':
      return /^(true|false|1|0)$/i.test(text)
        ? { sql: /^(true|1)$/i.test(text) ? 'true' : 'false' }
        : { expected: 'true or false' };
    case 'time': {
      const sql = bindTime(bindings, text);
      return sql === undefined ? { expected: 'a time such as 2026-01-12T09:30:00Z' } : { sql };
    }
    default:
      return { sql: bindings.bind('String', text) };
  }
}

/** Converts a value to SQL of the type of the field. Throws FilterSyntaxError. */
function requireComparable(context: MatchContext, text: string, position: number): string {
  const value = toComparable(context.field, text, context.bindings);
  if ('sql' in value) return value.sql;
  throw new FilterSyntaxError(
    `expected ${value.expected} for ${context.field.column}, received ${JSON.stringify(text.slice(0, 100))}`,
    context.position(position),
  );
}

/** Returns the condition that the row has the key of a map, or a value that is neither empty nor NULL. */
function existsCondition({ field }: MatchContext): string {
  if (field.presence !== undefined) return field.presence;
  if (field.kind === 'text') return `${field.sql} != ''`;
  if (field.kind === 'strings' || field.kind === 'map') return `notEmpty(${field.sql})`;
  return field.isNullable ? `isNotNull(${field.sql})` : 'true';
}

/** Returns a comparison. A string column is compared as a number if the bound is a number. */
function comparison(context: MatchContext, text: string, operator: string, position: number): string {
  const { field, bindings } = context;
  if (field.kind !== 'text' || !isNumber(text))
    return `${field.sql} ${operator} ${requireComparable(context, text, position)}`;
  const bound = bindNumber(bindings, text);
  const asFloats = `toFloat64OrNull(${field.sql}) ${operator} ${bound}`;
  if (!isInt64(text) || Number.isSafeInteger(Number(text))) return asFloats;
  // Float64 cannot represent every integer of this size.
  return `ifNull(toInt64OrNull(${field.sql}) ${operator} ${bound}, ${asFloats})`;
}

function rangeCondition(context: MatchContext, match: Extract<ValueMatch, { kind: 'range' }>): string {
  const { low, high, withLow, withHigh, position } = match;
  const isText = context.field.kind === 'text' && [low, high].some((text) => text !== ANY && !isNumber(text));
  // For a text field, both bounds are compared as strings if one of them is neither a number nor `*`.
  const compare = (text: string, operator: string): string =>
    isText
      ? `${context.field.sql} ${operator} ${context.bindings.bind('String', text)}`
      : comparison(context, text, operator, position);
  const comparisons = [
    ...(low === ANY ? [] : [compare(low, withLow ? '>=' : '>')]),
    ...(high === ANY ? [] : [compare(high, withHigh ? '<=' : '<')]),
  ];
  return comparisons.length === 0 ? existsCondition(context) : comparisons.join(' AND ');
}

function wordCondition(context: MatchContext, word: Word, position: number): string {
  const { field, bindings } = context;
  if (isAny(word)) return existsCondition(context);
  rejectUnsupported(word, () => context.position(position));
  const { parts } = word;
  const text = parts.join(ANY);
  if (field.kind !== 'text') return `${field.sql} = ${requireComparable(context, text, position)}`;
  return parts.length > 1
    ? `${field.sql} ILIKE ${bindings.bind('String', likePattern(parts))}`
    : `positionCaseInsensitiveUTF8(${field.sql}, ${bindings.bind('String', text)}) > 0`;
}

function condition(context: MatchContext, match: ValueMatch): string {
  switch (match.kind) {
    case 'word':
      return wordCondition(context, match, match.position);
    case 'exact':
      return `${context.field.sql} = ${requireComparable(context, match.text, match.position)}`;
    case 'compare':
      return comparison(context, match.text, match.operator, match.position);
    case 'range':
      return rangeCondition(context, match);
  }
}

function isExistence(match: ValueMatch): boolean {
  return match.kind === 'word' ? isAny(match) : match.kind === 'range' && match.low === ANY && match.high === ANY;
}

/** Returns the SQL condition for a field. The condition is never NULL. Throws FilterSyntaxError. */
export function matchValue(context: MatchContext, match: ValueMatch): string {
  const { field, position } = context;
  if (field.kind === 'map' && !isExistence(match)) {
    throw new FilterSyntaxError(
      `${field.column} is a map: name a key, such as ${field.column}.key`,
      position(match.position),
    );
  }
  if (field.kind === 'strings' && !isExistence(match)) {
    const element = { ...context, field: { ...field, kind: 'text', sql: 'item' } as const };
    return `arrayExists(item -> ifNull(${condition(element, match)}, 0), ${field.sql})`;
  }
  const sql = condition(context, match);
  const isPresence = sql === field.presence;
  const nonNull = isPresence ? sql : `ifNull(${sql}, 0)`;
  return field.presence === undefined || isPresence ? nonNull : `(${field.presence} AND ${nonNull})`;
}
