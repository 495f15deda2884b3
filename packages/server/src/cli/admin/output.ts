/** What a command answers: for a person, and for a program. */
export interface Output {
  readonly text: string;
  readonly json: unknown;
}

type Cell = string | number | null | undefined;

/** A name may have anything in it; on a terminal it is text and nothing else. */
function formatCell(value: Cell): string {
  return value === null || value === undefined || value === ''
    ? '-'
    : String(value).replaceAll(
        /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
}

/** A list as a table with a title over each column; `columns` says which of the rows' properties, and their titles. */
export function toTable<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): Output {
  const cells = rows.map((row) => Object.values(columns).map((read) => formatCell(read(row))));
  const lines = [Object.keys(columns).map((title) => title.toUpperCase()), ...cells];
  const widths = Object.keys(columns).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { text: text.join('\n'), json: rows };
}

/** What was made, a property in a line, and a sentence about it. */
export function toFields(made: Readonly<Record<string, Cell>>, sentence?: string): Output {
  const width = Math.max(...Object.keys(made).map((name) => name.length));
  const lines = Object.entries(made).map(([name, value]) => `${name.padEnd(width)}  ${formatCell(value)}`);
  return { text: [...lines, ...(sentence === undefined ? [] : ['', sentence])].join('\n'), json: made };
}

/** What happened, in a sentence. */
export function toMessage(text: string, json: unknown): Output {
  return { text, json };
}
