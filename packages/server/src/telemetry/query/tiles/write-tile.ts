import type { Steps } from '../../computation.ts';
import type { TileRows } from './tile-result.ts';

/** The number of rows that one step writes. */
const ROWS_PER_STEP = 500;

function* writeRows(rows: TileRows['rows']): Steps<Buffer[]> {
  const chunks = [Buffer.from('[')];
  for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
    const text = JSON.stringify(rows.slice(start, start + ROWS_PER_STEP)).slice(1, -1);
    chunks.push(Buffer.from(start === 0 ? text : `,${text}`));
    yield undefined;
  }
  return [...chunks, Buffer.from(']')];
}

/** Serializes the rows of a tile and of its previous period as one JSON object, with the properties of `head` in front. */
export function* writeTile(head: object, tile: TileRows, comparison: TileRows | undefined): Steps<Buffer[]> {
  const start = JSON.stringify({ ...head, columns: tile.columns, truncated: tile.isTruncated }).slice(0, -1);
  return [
    Buffer.from(`${start},"rows":`),
    ...(yield* writeRows(tile.rows)),
    ...(comparison ? [Buffer.from(',"comparison":'), ...(yield* writeRows(comparison.rows))] : []),
    Buffer.from('}'),
  ];
}
