import { pad, type Style, truncate, widthOf, withoutControlCharacters } from './style.ts';

/** A column of a table. */
export interface Column {
  readonly title: string;
  readonly alignment?: 'left' | 'right' | undefined;
  /** The minimum width in characters. Wide columns are cut to it before columns at the end are omitted. @default 12 */
  readonly minWidth?: number | undefined;
}

const GAP = '  ';

/** Returns a table that is at most `width` characters wide, if its first column fits. Cuts wide columns, then omits columns at the end. */
export function tableText(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  style: Style,
): string {
  const cells = rows.map((row) => row.map((cell) => withoutControlCharacters(cell).replaceAll(/\s+/g, ' ')));
  const natural = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[index] ?? ''))),
  );
  const widths = fit(columns, natural, width);
  const line = (texts: readonly string[]) =>
    widths
      .map((size, index) => pad(truncate(texts[index] ?? '', size), size, columns[index]?.alignment))
      .join(GAP)
      .trimEnd();
  return [style('bold', line(columns.map(({ title }) => title))), ...cells.map((row) => line(row))].join('\n');
}

/** Returns the widths of the columns that fit. */
function fit(columns: readonly Column[], natural: readonly number[], width: number): number[] {
  let widths = [...natural];
  const total = () => widths.reduce((sum, columnWidth) => sum + columnWidth, 0) + GAP.length * (widths.length - 1);
  while (total() > width) {
    // A column that cannot be shortened can be as wide as one that can.
    const candidates = widths.map((size, index) => (size > (columns[index]?.minWidth ?? 12) ? size : 0));
    const widest = candidates.indexOf(Math.max(...candidates));
    const minimum = columns[widest]?.minWidth ?? 12;
    if (widest >= 0 && (widths[widest] ?? 0) > minimum) {
      widths[widest] = Math.max(minimum, (widths[widest] ?? 0) - (total() - width));
    } else if (widths.length > 1) widths = widths.slice(0, -1);
    else break;
  }
  return widths;
}
