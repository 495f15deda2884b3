/** The output of a command: as text, and as JSON for `--json`. */
export interface Output {
  readonly text: string;
  readonly json: unknown;
}

type Cell = string | number | null | undefined;

/** Formats a cell. Escapes control characters, so that names cannot control the terminal. */
function formatCell(value: Cell): string {
  return value === null || value === undefined || value === ''
    ? '-'
    : String(value).replaceAll(
        /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
}

/** Formats rows as a table. `columns` maps each column title to the function that reads its value from a row. */
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

/** Formats a resource with one property per line, followed by an optional note. */
export function toFields(resource: Readonly<Record<string, Cell>>, note?: string): Output {
  const width = Math.max(...Object.keys(resource).map((name) => name.length));
  const lines = Object.entries(resource).map(([name, value]) => `${name.padEnd(width)}  ${formatCell(value)}`);
  return { text: [...lines, ...(note === undefined ? [] : ['', note])].join('\n'), json: resource };
}

/** Returns a message as output. */
export function toMessage(text: string, json: unknown): Output {
  return { text, json };
}
