import type { Steps } from '../../computation.ts';
import type { TileRow, TileRows } from './tile-result.ts';

/** A step ends after about this number of values. */
const VALUES_PER_STEP = 2_000;
/** A step ends earlier when its strings have this number of characters. */
const CHARACTERS_PER_STEP = 262_144;

function charactersOf(row: TileRow): number {
  return row.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);
}

function* writeRows({ rows, columns }: TileRows): Steps<Buffer[]> {
  const chunks = [Buffer.from('[')];
  const rowsPerStep = Math.ceil(VALUES_PER_STEP / Math.max(1, columns.length));
  let batch: TileRow[] = [];
  let characters = 0;
  let separator = '';
  for (const row of rows) {
    batch.push(row);
    characters += charactersOf(row);
    if (batch.length < rowsPerStep && characters < CHARACTERS_PER_STEP) continue;
    chunks.push(Buffer.from(separator + JSON.stringify(batch).slice(1, -1)));
    batch = [];
    characters = 0;
    separator = ',';
    yield undefined;
  }
  const last = batch.length === 0 ? '' : separator + JSON.stringify(batch).slice(1, -1);
  return [...chunks, Buffer.from(`${last}]`)];
}

/** Serializes the rows of a tile, and of its previous period, as one JSON object. The properties of `head` come first. */
export function* writeTile(head: object, tile: TileRows, comparison: TileRows | undefined): Steps<Buffer[]> {
  const start = JSON.stringify({ ...head, columns: tile.columns, truncated: tile.isTruncated }).slice(0, -1);
  return [
    Buffer.from(`${start},"rows":`),
    ...(yield* writeRows(tile)),
    ...(comparison ? [Buffer.from(',"comparison":'), ...(yield* writeRows(comparison))] : []),
    Buffer.from('}'),
  ];
}
