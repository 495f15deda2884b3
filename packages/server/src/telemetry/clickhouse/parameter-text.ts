import type { Parameter } from './engine.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
};

const signs = new Map(Object.entries(escapes).map(([sign, written]) => [written, sign]));

function escaped(text: string): string {
  return text.replaceAll(/[\\'\t\n\r\0]/g, (sign) => escapes[sign] ?? sign);
}

/** The text that {@link formatParameter} wrote. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\./gs, (written) => signs.get(written) ?? written.slice(1));
}

/** A value in the text form that ClickHouse reads a bound one from; texts in a list have quotes. */
export function formatParameter(value: Parameter, isInList = false): string {
  if (typeof value === 'string') return isInList ? `'${escaped(value)}'` : escaped(value);
  if (typeof value === 'object') return `[${value.map((item) => formatParameter(item, true)).join(',')}]`;
  return String(value);
}
