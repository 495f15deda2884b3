import { isObject } from '../is-object.ts';

/** Turns decimal strings into numbers, in place: some servers send numbers that way, so that none is rounded by a reader. */
export function readDecimals(rows: unknown, names: readonly string[]): void {
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
