import type { Parameter } from './engine.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
};

const CHARACTERS = new Map(Object.entries(ESCAPES).map(([character, sequence]) => [sequence, character]));

function escapeParameter(text: string): string {
  return text.replaceAll(/[\\'\t\n\r\0]/g, (character) => ESCAPES[character] ?? character);
}

/** Reverses the escaping of {@link formatParameter}. */
export function unescapeParameter(text: string): string {
  return text.replaceAll(/\\./gs, (sequence) => CHARACTERS.get(sequence) ?? sequence.slice(1));
}

/** Formats a query parameter as ClickHouse parses it. Strings in arrays are quoted. */
export function formatParameter(value: Parameter, isInList = false): string {
  if (typeof value === 'string') return isInList ? `'${escapeParameter(value)}'` : escapeParameter(value);
  if (typeof value === 'object') return `[${value.map((item) => formatParameter(item, true)).join(',')}]`;
  return String(value);
}

/** Quotes a text as a ClickHouse string literal. */
export function quoteText(text: string): string {
  return formatParameter(text, true);
}

/** Quotes a ClickHouse identifier with backticks. */
export function quoteIdentifier(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

/** Quotes the name of a table with its database. */
export function quoteTable(database: string, table: string): string {
  return `${quoteIdentifier(database)}.${quoteIdentifier(table)}`;
}
