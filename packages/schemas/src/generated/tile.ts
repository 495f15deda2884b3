// Generated from specs/shared/schemas/Tile.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Series, isSeries } from './bidirectional/series.ts';
import { TileConfig, isTileConfig } from './bidirectional/tile-config.ts';
import { pattern2, shape2 } from './patterns.ts';

/** A chart, a list of events or text on a dashboard. */
export interface Tile {
  /**
   * Unique in the dashboard. The id does not change if you send the tile back with it.
   *
   * 1 to 36 letters, digits, underscores and dashes.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  id: string;
  /**
   * Title of the tile.
   *
   * At most 1024 characters.
   * @example 'Server errors'
   */
  name: string;
  /**
   * Left edge, in columns of the grid. The grid has 24 columns.
   *
   * 0 to 23.
   * @example 0
   */
  x: number;
  /**
   * Top edge, in rows of the grid.
   *
   * 0 to 100000.
   * @example 0
   */
  y: number;
  /**
   * Width, in columns of the grid.
   *
   * 1 to 24.
   * @example 12
   */
  w: number;
  /**
   * Height, in rows of the grid.
   *
   * 1 to 1000.
   * @example 4
   */
  h: number;
  /**
   * Whether the tile shows the first series divided by the second instead of separate series. Absent if the tile
   * has a `config`.
   */
  asRatio?: boolean;
  /**
   * The content of the tile as series, which is the older format. All series of a tile have the same `type`.
   * Absent if the tile has a `config`.
   *
   * 1 to 20 items.
   */
  series?: Series[];
  /** The content of the tile. Absent if the tile has `series`. */
  config?: TileConfig;
  /**
   * Id of the container that the tile is in. Absent if the tile is in no container.
   * @example 'backend'
   */
  containerId?: string;
  /**
   * Id of the tab that the tile is on. Absent if the tile is on no tab.
   * @example 'latency'
   */
  tabId?: string;
}

/** Validates {@link Tile}. */
export const Tile: Schema<Tile> = /* @__PURE__ */ schema<Tile>(
  () => ({
    type: 'object',
    optional: ['asRatio', 'series', 'config', 'containerId', 'tabId'],
    properties: {
      id: { type: 'string', pattern: pattern2, expected: '1 to 36 letters, digits, underscores and dashes' },
      name: { type: 'string', maxLength: 1024 },
      x: { type: 'number', minimum: 0, maximum: 23 },
      y: { type: 'number', minimum: 0, maximum: 100000 },
      w: { type: 'number', minimum: 1, maximum: 24 },
      h: { type: 'number', minimum: 1, maximum: 1000 },
      asRatio: { type: 'boolean' },
      series: { type: 'array', minItems: 1, maxItems: 20, items: Series.rule },
      config: TileConfig.rule,
      containerId: { type: 'string' },
      tabId: { type: 'string' },
    },
  }),
  'response',
  isTile,
);

function tileSeries(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSeries(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link Tile}. */
export function isTile(value: unknown): value is Tile {
  if (!isObject(value)) return false;
  const { id, name, x, y, w, h, asRatio, series, config, containerId, tabId } = value;
  return (
    typeof id === 'string' &&
    id.length <= 36 &&
    shape2.test(id) &&
    hasMaxLength(name, 1024) &&
    typeof x === 'number' &&
    x >= 0 &&
    x <= 23 &&
    typeof y === 'number' &&
    y >= 0 &&
    y <= 100000 &&
    typeof w === 'number' &&
    w >= 1 &&
    w <= 24 &&
    typeof h === 'number' &&
    h >= 1 &&
    h <= 1000 &&
    (asRatio === undefined || typeof asRatio === 'boolean') &&
    (series === undefined || tileSeries(series)) &&
    (config === undefined || isTileConfig(config)) &&
    (containerId === undefined || typeof containerId === 'string') &&
    (tabId === undefined || typeof tabId === 'string')
  );
}
