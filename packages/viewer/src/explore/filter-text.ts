import type { SavedSearch } from '@observability-api/schemas';

/** Returns the Lucene condition that a field has a value, or with `isExcluded` that it does not. */
export function luceneCondition(field: string, value: string, isExcluded = false): string {
  // Without quotes, a text matches every value that contains it.
  return `${isExcluded ? '-' : ''}${escapeField(field)}:${luceneString(value)}`;
}

/**
 * Returns the SQL condition that an expression has a value, or with `isExcluded` that it does not. `isTime` is true if the expression is a
 * time, which ClickHouse does not compare with a text in the format of the API.
 */
export function sqlCondition(expression: string, value: string, isExcluded = false, isTime = false): string {
  const literal = isTime ? `parseDateTime64BestEffort(${sqlText(value)}, 9)` : sqlText(value);
  return `${expression} ${isExcluded ? '!=' : '='} ${literal}`;
}

/** Returns a quoted string of the Lucene language. */
export function luceneString(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a value in a Lucene filter, in quotes if it needs them. */
function luceneText(value: string): string {
  const isWord = /^[\w.-]+$/.test(value) && !/^(?:AND|OR|NOT)$/.test(value);
  return isWord ? value : luceneString(value);
}

/** Returns an SQL string literal. */
export function sqlText(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}

/** Returns a filter in parentheses. A line break ends a possible SQL comment, which would contain the parenthesis. */
export function inParentheses(filter: string): string {
  return /--|#/.test(filter) ? `(${filter}\n)` : `(${filter})`;
}

/**
 * Adds a condition to a filter. Returns the filter unchanged if it already requires the condition, which is detected in two cases:
 *
 * - The Lucene filter has no OR outside of parentheses, and the last occurrence of the condition is outside of parentheses and without NOT.
 * - The SQL filter is the condition, or it has no OR outside of parentheses and ends with `) AND` and the condition.
 */
export function addCondition(where: string, language: 'lucene' | 'sql', condition: string): string {
  const before = where.trim();
  if (before === '' || before === condition) return condition;
  if (language === 'sql')
    return before.endsWith(`) AND ${condition}`) && !/\bOR\b/i.test(withoutParentheses(before, SQL_STRING))
      ? where
      : `${inParentheses(before)} AND ${condition}`;
  // A space, which means AND, takes precedence over OR.
  if (/\bOR\b|\|\|/.test(withoutParentheses(before, LUCENE_STRING))) return `(${before}) ${condition}`;
  const start = ` ${before} `.lastIndexOf(` ${condition} `);
  const isNegated = /\bNOT\s+$/.test(before.slice(0, start));
  const isInParentheses = withoutParentheses(before.slice(start + condition.length), LUCENE_STRING).includes(')');
  return start < 0 || isNegated || isInParentheses ? `${before} ${condition}` : where;
}

/** Matches escaped characters and quoted strings of a Lucene filter. */
const LUCENE_STRING = /\\.|"(?:\\.|[^"\\])*"/gs;

/** Matches the strings of an SQL filter. */
const SQL_STRING = /'(?:\\.|[^'\\])*'/gs;

/** Removes the matches of `strings` from a filter, then groups in parentheses with their content, from the inside out. */
function withoutParentheses(filter: string, strings: RegExp): string {
  let text = filter.replace(strings, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return text;
}

/**
 * Combines the filter of a saved search with its additional filters, which are in SQL. Returns undefined if there are additional filters
 * and the filter is in Lucene and not blank.
 */
export function filterOfSearch({
  where,
  whereLanguage,
  filters,
}: Pick<SavedSearch, 'where' | 'whereLanguage' | 'filters'>): Pick<SavedSearch, 'where' | 'whereLanguage'> | undefined {
  if (filters.length === 0) return { where, whereLanguage };
  if (whereLanguage !== 'sql' && where.trim() !== '') return undefined;
  return {
    where: filters.reduce((combined, filter) => addCondition(combined, 'sql', inParentheses(filter.condition)), where),
    whereLanguage: 'sql',
  };
}

/** Escapes the characters of a field that have a meaning in a Lucene filter. */
export function escapeField(field: string): string {
  return field.replace(/[\\+&|!(){}[\]^"~*?:/<>='\s]/g, '\\$&');
}

/**
 * Returns the SQL expression of a key of a map: `LogAttributes['http.method']` for `LogAttributes.http.method`. Returns a field without a
 * dot unchanged. Do not call it for a column whose name contains a dot: `expressionsOfFields` returns the expression of such a column.
 */
export function expressionOf(field: string): string {
  const [, map, key = ''] = /^(\w+)\.(.+)$/s.exec(field) ?? [];
  return map === undefined ? field : `${map}[${sqlText(key)}]`;
}

/** Returns the field of an SQL expression that is a column or a key of a map, the reverse of `expressionOf`; otherwise undefined. */
export function fieldOf(expression: string): string | undefined {
  const [, column, key] = /^(\w+)(?:\['((?:[^'\\]|\\['\\])+)'\])?$/.exec(expression.trim()) ?? [];
  return key === undefined ? column : `${column}.${key.replace(/\\(.)/g, '$1')}`;
}

/**
 * Returns the Lucene condition that an SQL expression has a value. Returns undefined if Lucene cannot express it. For a key of a map and an
 * empty value, the condition also matches events without the key: in SQL, their value is the empty string.
 */
export function luceneConditionOf(expression: string, value: string): string | undefined {
  const field = fieldOf(expression);
  if (field === undefined) return undefined;
  const condition = luceneCondition(field, value);
  const isKey = field !== expression.trim();
  return isKey && value === '' ? `(${condition} OR -${escapeField(field)}:*)` : condition;
}

/** The word at the cursor of a filter: a field, or a value of a field. */
export interface FilterWord {
  readonly from: number;
  readonly to: number;
  /** The field, if the word is a value. */
  readonly field?: string | undefined;
  readonly typed: string;
}

/** Returns the word at a position of a filter. */
export function wordAt(text: string, position: number): FilterWord {
  const before = text.slice(0, position);
  // An odd number of quotes before the position means that it is in a quoted text.
  const isInQuotes = before.replace(/\\./g, '').split('"').length % 2 === 0;
  // Match a field, and after a colon the start of a value.
  const pattern = isInQuotes
    ? /(?:[^\s():"\\]|\\.)*(?::(?:"(?:[^"\\]|\\.)*|[^"\s()]*))?$/
    : /(?:[^\s():"\\]|\\.)*(?::[^"\s()]*)?$/;
  const [word = ''] = pattern.exec(before) ?? [];
  const colon = /^((?:[^:\\]|\\.)+):"?(.*)$/.exec(word);
  const after = text.slice(position);
  const wordEnd = (pattern: RegExp) => position + (pattern.exec(after)?.[0].length ?? 0);
  const to = wordEnd(/^[^\s():"]*/);
  if (!colon?.[1])
    return { from: position - word.length + (word.startsWith('-') ? 1 : 0), to, typed: word.replace(/^-/, '') };
  const typed = colon[2] ?? '';
  const field = colon[1].replace(/^-/, '').replace(/\\(.)/g, '$1');
  // 1 if the value starts with a quote, and 0 otherwise.
  const quote = word.length - colon[1].length - 1 - typed.length;
  // A quoted value ends with the next quote, unless an even number of quotes follows: they belong to other values.
  const isClosed = after.replace(/\\./g, '').split('"').length % 2 === 0;
  const end = quote && isClosed ? wordEnd(/^(?:[^"\\]|\\.)*"/) : to;
  return { from: position - typed.length - quote, to: end, field, typed };
}

/**
 * Returns the text that replaces a word when the user selects a suggestion. In Lucene, this is a field and a colon, or a value
 * and a space. In SQL, it is the expression of a field. `expressions` has the expressions by name of the field.
 */
export function suggestedText(
  { field }: Pick<FilterWord, 'field'>,
  suggestion: string,
  language: 'lucene' | 'sql',
  expressions: ReadonlyMap<string, string>,
): string {
  if (language === 'sql') return expressions.get(suggestion) ?? suggestion;
  return field === undefined ? `${escapeField(suggestion)}:` : `${luceneText(suggestion)} `;
}
