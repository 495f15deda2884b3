import type { Columns, NumberLists, TextColumn } from './engine.ts';

function concatNumbers(parts: readonly Float64Array[], rows: number): Float64Array {
  const values = new Float64Array(rows);
  let offset = 0;
  for (const part of parts) {
    values.set(part, offset);
    offset += part.length;
  }
  return values;
}

function concatTexts(parts: readonly TextColumn[], rows: number): TextColumn {
  const indexes = new Uint32Array(rows);
  let row = 0;
  let offset = 0;
  for (const part of parts) {
    for (const index of part.indexes) {
      indexes[row] = offset + index;
      row += 1;
    }
    offset += part.distinct.length;
  }
  return { distinct: parts.flatMap(({ distinct }) => distinct), indexes };
}

function concatLists(parts: readonly NumberLists[], rows: number): NumberLists {
  const ends = new Uint32Array(rows);
  let row = 0;
  let offset = 0;
  for (const part of parts) {
    for (const end of part.ends) {
      ends[row] = offset + end;
      row += 1;
    }
    offset += part.values.length;
  }
  return {
    ends,
    values: concatNumbers(
      parts.map(({ values }) => values),
      offset,
    ),
  };
}

/** Concatenates the rows of results with the same columns. */
export function concatColumns(results: readonly Columns[]): Columns {
  const parts = results.filter(({ rows }) => rows > 0);
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return {
    rows,
    numbers: (name) =>
      concatNumbers(
        parts.map((part) => part.numbers(name)),
        rows,
      ),
    strings: (name) =>
      concatTexts(
        parts.map((part) => part.strings(name)),
        rows,
      ),
    lists: (name) =>
      concatLists(
        parts.map((part) => part.lists(name)),
        rows,
      ),
  };
}
