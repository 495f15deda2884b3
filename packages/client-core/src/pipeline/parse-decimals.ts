import { isObject } from '../is-object.ts';

/** Converts decimal strings in the named properties of rows to numbers, in place. Some servers send numbers as strings. */
export function parseDecimals(rows: unknown, names: readonly string[]): void {
  if (!Array.isArray(rows)) return;
  for (const row of rows) {
    if (!isObject(row)) continue;
    for (const name of names) {
      const value = row[name];
      if (typeof value !== 'string' || value.trim() === '') continue;
      const number = Number(value);
      if (Number.isFinite(number)) row[name] = number;
    }
  }
}
