import type { Columns, NumberLists, TextColumn } from './engine.ts';

function stackedNumbers(parts: readonly Float64Array[], rows: number): Float64Array {
  const all = new Float64Array(rows);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function stackedTexts(parts: readonly TextColumn[], rows: number): TextColumn {
  const of = new Uint32Array(rows);
  let row = 0;
  let before = 0;
  for (const part of parts) {
    for (const place of part.indexes) {
      of[row] = before + place;
      row += 1;
    }
    before += part.distinct.length;
  }
  return { distinct: parts.flatMap(({ distinct }) => distinct), indexes: of };
}

function stackedLists(parts: readonly NumberLists[], rows: number): NumberLists {
  const ends = new Uint32Array(rows);
  let row = 0;
  let before = 0;
  for (const part of parts) {
    for (const end of part.ends) {
      ends[row] = before + end;
      row += 1;
    }
    before += part.values.length;
  }
  return {
    ends,
    values: stackedNumbers(
      parts.map(({ values }) => values),
      before,
    ),
  };
}

/** Answers with the same columns, one under the other. */
export function concatColumns(answers: readonly Columns[]): Columns {
  const parts = answers.filter(({ rows }) => rows > 0);
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return {
    rows,
    numbers: (name) =>
      stackedNumbers(
        parts.map((part) => part.numbers(name)),
        rows,
      ),
    texts: (name) =>
      stackedTexts(
        parts.map((part) => part.texts(name)),
        rows,
      ),
    lists: (name) =>
      stackedLists(
        parts.map((part) => part.lists(name)),
        rows,
      ),
  };
}
