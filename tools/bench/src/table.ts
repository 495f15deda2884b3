/** A table of text. The first column contains names, the others contain figures. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats a table for a terminal: names are aligned left, figures right. */
export function formatTable({ head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column > 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('   ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('───'), ...rows.map(line)].join('\n');
}

/** Formats a table as Markdown. */
export function toMarkdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** The cell of a figure that does not exist. */
export const NONE = '–';

/** Formats a ratio, for example `3.4x` or `750x`. */
export function formatRatio(ratio: number): string {
  if (!Number.isFinite(ratio)) return NONE;
  return `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)}x`;
}
