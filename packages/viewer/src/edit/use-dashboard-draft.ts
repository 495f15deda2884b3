import type { Dashboard, Tile } from '@observability-api/schemas';
import { useState } from 'preact/hooks';
import { copyName } from '../dashboard/copy.ts';
import { bottomOf, type Place } from '../dashboard/grid-layout.ts';
import { withDisplayType } from './tile-display.ts';

/** A dashboard with unsaved changes. */
export interface DashboardDraft {
  readonly dashboard: Dashboard;
  readonly replace: (dashboard: Dashboard) => void;
  /** Changes the places of tiles, by id. */
  readonly moveTiles: (places: ReadonlyMap<string, Place>) => void;
  /** Replaces the tile with the same id, or adds the tile. */
  readonly putTile: (tile: Tile) => void;
  /** Adds a copy below the tile. A copy of a tile without a name has no name. */
  readonly duplicateTile: (tile: Tile) => void;
  readonly removeTile: (tile: Tile) => void;
}

/** Returns a draft that initially equals the stored dashboard. */
export function useDashboardDraft(stored: Dashboard): DashboardDraft {
  const [dashboard, setDashboard] = useState(stored);
  const changeTiles = (change: (tiles: readonly Tile[]) => Tile[]) =>
    setDashboard((previous) => ({ ...previous, tiles: change(previous.tiles) }));
  return {
    dashboard,
    replace: setDashboard,
    moveTiles: (places) => changeTiles((tiles) => tiles.map((tile) => ({ ...tile, ...places.get(tile.id) }))),
    putTile: (tile) =>
      changeTiles((tiles) =>
        tiles.some(({ id }) => id === tile.id)
          ? tiles.map((other) => (other.id === tile.id ? tile : other))
          : [...tiles, tile],
      ),
    duplicateTile: (tile) => {
      const copy = { ...tile, id: newId(), name: tile.name && copyName(tile.name), y: tile.y + tile.h };
      changeTiles((tiles) => [...tiles, copy]);
    },
    removeTile: (tile) => changeTiles((tiles) => tiles.filter(({ id }) => id !== tile.id)),
  };
}

/** Returns a line chart below the tiles that are in no section. */
export function newTile({ tiles }: Dashboard, sourceId: string): Tile {
  const config = withDisplayType(undefined, 'line', sourceId);
  const ungrouped = tiles.filter(({ containerId }) => containerId === undefined);
  return { id: newId(), name: 'New tile', x: 0, y: bottomOf(ungrouped), w: 12, h: 6, config } as Tile;
}

/** Returns a random id. `crypto.randomUUID` exists only on pages served over HTTPS or from localhost. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
