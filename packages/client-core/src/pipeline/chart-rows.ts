import { isObject } from '../is-object.ts';

/** A row with the values of its series as an array. */
export type WithValues<Row> = Row & {
  /** The values of series 0, 1, and so on. `undefined` if a series has no data for the row. */
  readonly values: readonly (number | null | undefined)[];
};

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

/** Adds `values` to rows: the values of the named properties, up to the last one that is present. */
export function addValues(rows: unknown, names: readonly string[]): void {
  if (!Array.isArray(rows)) return;
  for (const row of rows) {
    if (!isObject(row)) continue;
    const values: unknown[] = [];
    names.forEach((name, index) => {
      if (row[name] !== undefined) values[index] = row[name];
    });
    row['values'] = Array.from(values);
  }
}
