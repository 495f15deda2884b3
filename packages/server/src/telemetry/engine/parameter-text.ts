import type { Parameter } from '../engine.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
};

const escaped = (text: string): string => text.replaceAll(/[\\'\t\n\r\0]/g, (sign) => escapes[sign] ?? sign);

/** A value in the text form that ClickHouse reads a bound one from; texts in a list have quotes. */
export const parameterText = (value: Parameter, isInList = false): string => {
  if (typeof value === 'string') return isInList ? `'${escaped(value)}'` : escaped(value);
  if (typeof value === 'object') return `[${value.map((item) => parameterText(item, true)).join(',')}]`;
  return String(value);
};
