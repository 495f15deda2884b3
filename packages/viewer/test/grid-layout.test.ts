import { describe, expect, it } from 'vitest';
import { clampPlace, layout, type Placed, readingOrder } from '../src/dashboard/grid-layout.ts';
import { placeAbove, placeBelow } from '../src/edit/neighbor-places.ts';

const seed = Number(process.env['DIFFERENTIAL_SEED'] ?? Date.now() % 1_000_000);

function randomTiles(random: () => number): Placed[] {
  const randomInteger = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: 1 + randomInteger(30) }, (_, index) => ({
    id: String(index),
    x: randomInteger(30) - 3,
    y: randomInteger(60),
    w: randomInteger(30),
    h: randomInteger(12),
  }));
}

describe('the layout of tiles', () => {
  it('places tiles inside the grid, without overlaps or empty rows, and is idempotent', () => {
    let state = seed;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < 100; round += 1) {
      const tiles = randomTiles(random);
      const places = layout(tiles);
      const rows = new Set<number>();
      const used = new Set<string>();
      for (const { x, y, w, h } of places.values()) {
        expect(x >= 0 && x + w <= 24 && y >= 0 && w >= 1 && h >= 1, `DIFFERENTIAL_SEED=${seed}`).toBe(true);
        for (let row = y; row < y + h; row += 1) {
          rows.add(row);
          for (let column = x; column < x + w; column += 1) {
            const cell = `${column} ${row}`;
            expect(used.has(cell), `DIFFERENTIAL_SEED=${seed}: two tiles at ${cell}`).toBe(false);
            used.add(cell);
          }
        }
      }
      expect(
        [...rows].sort((a, b) => a - b),
        `DIFFERENTIAL_SEED=${seed}`,
      ).toEqual(Array.from({ length: rows.size }, (_, index) => index));
      const secondPlaces = layout([...places].map(([id, place]) => ({ id, ...place })));
      expect(Object.fromEntries(secondPlaces), `DIFFERENTIAL_SEED=${seed}`).toEqual(Object.fromEntries(places));
    }
  });

  it('moves other tiles out of the way of the moved tile', () => {
    const tiles = [
      { id: 'a', x: 0, y: 0, w: 12, h: 4 },
      { id: 'b', x: 0, y: 4, w: 12, h: 4 },
    ];
    const moved = tiles.map((tile) => ({ ...tile, y: 0 }));
    const places = layout(moved, 'b');
    expect([places.get('b')?.y, places.get('a')?.y]).toEqual([0, 4]);
    expect(readingOrder(tiles).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('moves a tile down and up past the next tile in its columns', () => {
    const tiles = [
      { id: 'a', x: 0, y: 0, w: 12, h: 4 },
      { id: 'b', x: 0, y: 4, w: 12, h: 2 },
      { id: 'c', x: 0, y: 6, w: 12, h: 3 },
      { id: 'other columns', x: 12, y: 4, w: 12, h: 4 },
    ];
    const move = (moved: readonly Placed[], neighbor: typeof placeAbove) => {
      const places = layout(moved);
      const target = neighbor(places.get('a') ?? { x: 0, y: 0, w: 12, h: 4 }, places, 'a');
      const next = layout(
        moved.map((tile) => (tile.id === 'a' ? { ...tile, ...target } : tile)),
        'a',
      );
      return moved.map((tile) => ({ ...tile, ...next.get(tile.id) }));
    };
    const orderOf = (moved: readonly Placed[]) =>
      readingOrder(moved.filter(({ x }) => x === 0)).map(({ id, y }) => `${id} ${y}`);
    const below = move(tiles, placeBelow);
    expect(orderOf(below)).toEqual(['b 0', 'a 2', 'c 6']);
    const last = move(below, placeBelow);
    expect(orderOf(last)).toEqual(['b 0', 'c 2', 'a 5']);
    expect(orderOf(move(last, placeBelow))).toEqual(orderOf(last));
    expect(orderOf(move(last, placeAbove))).toEqual(orderOf(below));
  });

  it('moves a wide tile up past a tall tile and the short tiles next to it', () => {
    const tiles = [
      { id: 'tall', x: 0, y: 0, w: 12, h: 10 },
      { id: 'short', x: 12, y: 0, w: 12, h: 2 },
      { id: 'second short', x: 12, y: 2, w: 12, h: 2 },
      { id: 'wide', x: 0, y: 10, w: 24, h: 3 },
    ];
    const places = layout(tiles);
    const target = placeAbove(places.get('wide') ?? { x: 0, y: 0, w: 24, h: 3 }, places, 'wide');
    const next = layout(
      tiles.map((tile) => (tile.id === 'wide' ? { ...tile, ...target } : tile)),
      'wide',
    );
    expect([next.get('wide')?.y, next.get('tall')?.y, next.get('short')?.y]).toEqual([0, 3, 3]);
  });

  it('clamps the position and the size of a tile to the grid', () => {
    expect(clampPlace({ x: 20, y: -3, w: 90, h: 0 })).toEqual({ x: 0, y: 0, w: 24, h: 1 });
  });
});
