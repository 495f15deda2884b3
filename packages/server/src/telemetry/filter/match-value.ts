import type { Bindings } from './bindings.ts';
import type { Field } from './field.ts';
import { FilterSyntaxError } from './filter-error.ts';
import type { ValueMatch } from './tree.ts';

const number = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const integer = /^[+-]?\d{1,19}$/;

/** A day, or an instant with or without its distance from UTC. */
const time = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

const OPEN = '*';

/** Whether a text is a number. */
export function isNumber(text: string): boolean {
  return number.test(text) && Number.isFinite(Number(text));
}

function likePattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%');
}

/** What is not supported, and how it is recognised in a text without quotes. */
const unsupported: readonly [RegExp, string][] = [
  [/^\/.+\/$/s, 'regular expressions (/…/) are not supported; quote the text to search for it'],
  [/[^~]~\d*(\.\d+)?$/s, 'fuzzy search (~) is not supported; quote the text to search for it'],
  [/[^^]\^\d+(\.\d+)?$/s, 'boosts (^) are not supported; quote the text to search for it'],
];

/** Refuses what other dialects of the language have. */
export function rejectUnsupported(text: string, position: () => number): void {
  for (const [pattern, message] of unsupported)
    if (pattern.test(text)) throw new FilterSyntaxError(message, position());
}

/** What conditions on a field are made with. */
export interface MatchContext {
  readonly field: Field;
  readonly bindings: Bindings;
  /** Where in the filter an offset is, for people. */
  position(offset: number): number;
}

/** Epoch milliseconds, NaN for what is no time. What does not say where it is local is UTC. */
function readTime(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [, day, clock = '00:00', zone = 'Z'] = time.exec(text) ?? [];
  return Date.parse(`${day}T${clock}${zone}`);
}

function isInt64(text: string): boolean {
  return integer.test(text) && BigInt(text) === BigInt.asIntN(64, BigInt(text));
}

function boundNumber({ bind }: Bindings, text: string): string {
  return isInt64(text) ? bind('Int64', BigInt(text)) : bind('Float64', Number(text));
}

/** A value as something that can be compared with the field, or what was expected instead. */
function comparable(field: Field, text: string, bindings: Bindings): { sql: string } | { expected: string } {
  switch (field.kind) {
    case 'number':
      return isNumber(text) ? { sql: boundNumber(bindings, text) } : { expected: 'a number' };
    case 'bool':
      return /^(true|false|1|0)$/i.test(text)
        ? { sql: /^(true|1)$/i.test(text) ? 'true' : 'false' }
        : { expected: 'true or false' };
    case 'time': {
      const ms = readTime(text);
      return Math.abs(ms) <= 9_000_000_000_000
        ? { sql: `fromUnixTimestamp64Milli(${bindings.bind('Int64', ms)}, 'UTC')` }
        : { expected: 'a time such as 2026-01-12T09:30:00Z' };
    }
    default:
      return { sql: bindings.bind('String', text) };
  }
}

function required(matching: MatchContext, text: string, at: number): string {
  const value = comparable(matching.field, text, matching.bindings);
  if ('sql' in value) return value.sql;
  throw new FilterSyntaxError(
    `expected ${value.expected} for ${matching.field.column} and found ${JSON.stringify(text.slice(0, 100))}`,
    matching.position(at),
  );
}

function exists({ field }: MatchContext): string {
  if (field.presence !== undefined) return field.presence;
  if (field.kind === 'text') return `${field.sql} != ''`;
  if (field.kind === 'texts' || field.kind === 'map') return `notEmpty(${field.sql})`;
  return field.isNullable ? `isNotNull(${field.sql})` : 'true';
}

/** Texts are compared as numbers when what they are compared with is one. */
function side(matching: MatchContext, text: string, operator: string, at: number): string {
  const { field, bindings } = matching;
  if (field.kind !== 'text' || !isNumber(text)) return `${field.sql} ${operator} ${required(matching, text, at)}`;
  const bound = boundNumber(bindings, text);
  const asFloats = `toFloat64OrNull(${field.sql}) ${operator} ${bound}`;
  // Floats cannot tell integers apart that are this large.
  if (!isInt64(text) || Number.isSafeInteger(Number(text))) return asFloats;
  return `ifNull(toInt64OrNull(${field.sql}) ${operator} ${bound}, ${asFloats})`;
}

function inRange(matching: MatchContext, match: Extract<ValueMatch, { kind: 'range' }>): string {
  const { low, high, withLow, withHigh, at } = match;
  const isText = matching.field.kind === 'text' && [low, high].some((text) => text !== OPEN && !isNumber(text));
  // With one side a number and the other none, both are texts.
  const compare = (text: string, operator: string): string =>
    isText
      ? `${matching.field.sql} ${operator} ${matching.bindings.bind('String', text)}`
      : side(matching, text, operator, at);
  const sides = [
    ...(low === OPEN ? [] : [compare(low, withLow ? '>=' : '>')]),
    ...(high === OPEN ? [] : [compare(high, withHigh ? '<=' : '<')]),
  ];
  return sides.length === 0 ? exists(matching) : sides.join(' AND ');
}

function word(matching: MatchContext, text: string, at: number): string {
  const { field, bindings } = matching;
  if (text === OPEN) return exists(matching);
  rejectUnsupported(text, () => matching.position(at));
  if (field.kind !== 'text') return `${field.sql} = ${required(matching, text, at)}`;
  return text.includes('*')
    ? `${field.sql} ILIKE ${bindings.bind('String', likePattern(text))}`
    : `positionCaseInsensitiveUTF8(${field.sql}, ${bindings.bind('String', text)}) > 0`;
}

function condition(matching: MatchContext, match: ValueMatch): string {
  switch (match.kind) {
    case 'word':
      return word(matching, match.text, match.at);
    case 'exact':
      return `${matching.field.sql} = ${required(matching, match.text, match.at)}`;
    case 'compare':
      return side(matching, match.text, match.operator, match.at);
    case 'range':
      return inRange(matching, match);
  }
}

function isExistence(match: ValueMatch): boolean {
  return match.kind === 'word' && match.text === OPEN;
}

/** One condition on a field as SQL that is true or false, never null. Throws FilterError. */
export function matchValue(matching: MatchContext, match: ValueMatch): string {
  const { field, position } = matching;
  if (field.kind === 'map' && !isExistence(match)) {
    throw new FilterSyntaxError(`${field.column} is a map: name a key, as in ${field.column}.key`, position(match.at));
  }
  if (field.kind === 'texts' && !isExistence(match)) {
    const each = { ...matching, field: { ...field, kind: 'text', sql: 'item' } as const };
    return `arrayExists(item -> ifNull(${condition(each, match)}, 0), ${field.sql})`;
  }
  const sql = condition(matching, match);
  const isPresence = sql === field.presence;
  const safe = isPresence ? sql : `ifNull(${sql}, 0)`;
  return field.presence === undefined || isPresence ? safe : `(${field.presence} AND ${safe})`;
}
