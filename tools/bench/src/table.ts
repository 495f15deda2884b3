/** Rows of text under a head; the first column is a name, the others are figures. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table for a terminal: names to the left, figures to the right. */
export function asText({ head, rows }: Table): string {
  const widths = columnWidths([head, ...rows]);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column > 0))
      .join('   ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('───'), ...rows.map(line)].join('\n');
}

/** The same for a README. */
export function asMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  return (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
}

function pad(cell: string, width: number, right: boolean): string {
  return right ? cell.padStart(width) : cell.padEnd(width);
}
