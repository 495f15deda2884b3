import type { QueryResult } from '@observability-api/charts';
import type { TileQuery } from '@observability-api/schemas';
import type { Api } from '../session/api.ts';

/** Downloads the picture that the service draws of a tile. */
export async function downloadPicture(api: Api, query: TileQuery, name: string, timeZone: string): Promise<void> {
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const svg = await api.charts.picture(query, { width: 1200, height: 500, theme, timeZone });
  download(`${fileName(name)}.svg`, 'image/svg+xml', svg);
}

/** Downloads the rows of a result. Times are in UTC. */
export function downloadCsv(name: string, { columns, rows }: QueryResult): void {
  const lines = rows.map((row) =>
    columns.map(({ type }, index) => {
      const cell = row[index] ?? '';
      return type === 'time' && typeof cell === 'number' ? new Date(cell).toISOString() : cell;
    }),
  );
  const text = [columns.map((column) => column.name), ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n');
  download(`${fileName(name)}.csv`, 'text/csv', `${text}\r\n`);
}

/**
 * Quotes a cell where RFC 4180 requires it. An apostrophe before the first character prevents a spreadsheet program from
 * evaluating the text of an event as a formula.
 */
function csvCell(cell: unknown): string {
  const plain = String(cell);
  const isFormula = /^[=+\-@\t\r]/.test(plain) && Number.isNaN(Number(plain));
  const text = isFormula ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase()
      .slice(0, 80) || 'tile'
  );
}

function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
