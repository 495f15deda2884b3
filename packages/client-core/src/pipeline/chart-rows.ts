/** A row of a chart with the values of its series as an array. */
export type WithValues<Row> = Row & {
  /** The values of series 0, 1, and so on. `undefined` if a series has no data for the row. */
  readonly values: readonly (number | null | undefined)[];
};

/** Functions that convert rows in place. Operations that return rows refer to them. */
export interface ChartRows {
  readonly parseDecimals: (rows: unknown, names: readonly string[]) => boolean;
  readonly addValues: (rows: unknown, names: readonly string[]) => void;
}

export const chartRows: ChartRows = { parseDecimals, addValues };

/**
 * Converts decimal strings in the named properties of rows to numbers, in place. Some servers send numbers as strings. Returns
 * false if a row lacks the first property, which every row of this version of the API has.
 */
function parseDecimals(rows: unknown, names: readonly string[]): boolean {
  for (const row of rowsOf(rows)) {
    for (const name of names) {
      const value = row[name];
      if (typeof value !== 'string' || value.trim() === '') continue;
      const number = Number(value);
      if (Number.isFinite(number)) row[name] = number;
    }
  }
  return rowsOf(rows).every((row) => names[0] === undefined || row[names[0]] !== undefined);
}

/** Adds `values` to rows: the values of the named properties, up to the last one that is present. */
function addValues(rows: unknown, names: readonly string[]): void {
  for (const row of rowsOf(rows)) {
    const values: unknown[] = [];
    names.forEach((name, index) => {
      if (row[name] !== undefined) values[index] = row[name];
    });
    row['values'] = Array.from(values);
  }
}

/** Returns the rows of a result that are objects. By default, the client does not validate responses. */
function rowsOf(rows: unknown): Record<string, unknown>[] {
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];
}
