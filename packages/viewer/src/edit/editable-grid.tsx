import type { Tile } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { COLUMNS, clampPlace, GAP, layout, type Place, ROW, readingOrder } from '../dashboard/grid-layout.ts';
import { styleOf } from '../dashboard/sections.tsx';
import { placeAbove, placeBelow } from './neighbor-places.ts';

type Gesture = 'move' | 'resize';

interface EditableGridProps {
  readonly tiles: readonly Tile[];
  /** Called with the new places of all tiles of the grid, by id. */
  readonly onPlaces: (places: ReadonlyMap<string, Place>) => void;
  readonly draw: (tile: Tile, handles: GridHandles) => VNode;
}

/** The attributes and event handlers of a tile that the user can move and resize. */
export interface GridHandles {
  readonly style: Record<string, string | number>;
  readonly isActive: boolean;
  readonly onPointerDown: (event: PointerEvent, gesture: Gesture) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Drag {
  readonly id: string;
  readonly gesture: Gesture;
  readonly start: Place;
  readonly pointer: { readonly x: number; readonly y: number };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Functions that return the place of a tile after it moves past the tiles above it or the next tile below it, by key. */
const NEIGHBORS: Readonly<Record<string, typeof placeAbove>> = { ArrowUp: placeAbove, ArrowDown: placeBelow };

/**
 * A grid of tiles. The user moves tiles with the pointer or with arrow keys, and resizes them with the pointer or with Shift and arrow
 * keys.
 */
export function EditableGrid({ tiles, onPlaces, draw }: EditableGridProps): VNode {
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [moved, setMoved] = useState<{ readonly id: string; readonly place: Place }>();
  const places = useMemo(
    () =>
      layout(
        moved ? tiles.map((tile) => (tile.id === moved.id ? { ...tile, ...moved.place } : tile)) : tiles,
        moved?.id,
      ),
    [tiles, moved],
  );

  const changedPlace = ({ start, gesture }: Pick<Drag, 'start' | 'gesture'>, columns: number, rows: number): Place =>
    gesture === 'move'
      ? clampPlace({ ...start, x: start.x + columns, y: start.y + rows })
      : clampPlace({ ...start, w: Math.min(start.w + columns, COLUMNS - start.x), h: start.h + rows });

  const onPointerMove = (event: PointerEvent) => {
    const current = drag.current;
    if (!current || !element.current) return;
    const column = (element.current.clientWidth + GAP) / COLUMNS;
    const columns = Math.round((event.clientX - current.pointer.x) / column);
    const rows = Math.round((event.clientY - current.pointer.y) / (ROW + GAP));
    setMoved({ id: current.id, place: changedPlace(current, columns, rows) });
  };
  const finish = (isKept: boolean) => {
    if (!drag.current) return;
    drag.current = undefined;
    setMoved(undefined);
    if (isKept && moved) onPlaces(places);
  };
  const handlesOf = (tile: Tile): GridHandles => {
    const place = places.get(tile.id) ?? tile;
    return {
      style: styleOf(place),
      isActive: moved?.id === tile.id,
      onPointerDown(event, gesture) {
        if (event.button !== 0) return;
        event.preventDefault();
        drag.current = { id: tile.id, gesture, start: place, pointer: { x: event.clientX, y: event.clientY } };
        element.current?.setPointerCapture(event.pointerId);
      },
      onKeyDown(event) {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        const gesture = event.shiftKey ? 'resize' : 'move';
        // There are no empty rows, so a tile can only move up or down past another tile.
        const neighbor = NEIGHBORS[event.key];
        const target =
          gesture === 'move' && neighbor
            ? neighbor(place, places, tile.id)
            : changedPlace({ start: place, gesture }, step[0], step[1]);
        const moving = tiles.map((other) => (other.id === tile.id ? { ...other, ...target } : other));
        onPlaces(layout(moving, tile.id));
      },
    };
  };
  return (
    <div
      class="grid editing"
      ref={element}
      onPointerMove={onPointerMove}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
    >
      {readingOrder(tiles).map((tile) => draw(tile, handlesOf(tile)))}
    </div>
  );
}
