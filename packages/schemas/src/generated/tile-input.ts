// Generated from specs/shared/schemas/TileInput.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { codePoints, isObject } from '../runtime/value.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { countOf, hasOnly } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Series, isSeries, type SeriesInput } from './both-ways/series.ts';

/**
 * What a caller writes of a tile. Neither overlap nor `x + w` is checked, so that a layout can be changed tile by
 * tile.
 */
export interface TileInput {
  /**
   * On update, the id of a tile that the dashboard already has keeps that tile and the alerts on it; any other id
   * is replaced by a new one. On create every tile gets a new id. The same id twice in one dashboard is refused.
   *
   * 1 to 36 characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  id?: string | undefined;
  /**
   * The title above the tile, at most 1024 characters. It may be empty.
   * @example 'Server errors'
   */
  name: string;
  /**
   * The left edge in columns of the grid, which is 24 columns wide. Fractions are allowed.
   *
   * 0 to 23.
   * @example 0
   */
  x: number;
  /**
   * The upper edge in rows of the grid, which has no lower end of its own. Fractions are allowed.
   *
   * 0 to 100000.
   * @example 0
   */
  y: number;
  /**
   * The width in columns of the grid. Fractions are allowed.
   *
   * 1 to 24.
   * @example 12
   */
  w: number;
  /**
   * The height in rows of the grid. Fractions are allowed.
   *
   * 1 to 1000.
   * @example 4
   */
  h: number;
  /**
   * Whether the tile shows series 0 divided by series 1. When true, `series` needs exactly two items.
   * @default false
   */
  asRatio?: boolean | undefined;
  /** What the tile shows, 1 to 20 series. All of them must have the same `type`. */
  series: readonly SeriesInput[];
}

/** The validator of {@link TileInput}. */
export const TileInput: Schema<TileInput> = /* @__PURE__ */ schema<TileInput>(
  () => ({
    type: 'object',
    allOf: [
      {
        if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
        then: { properties: { series: { minItems: 2, maxItems: 2 } } },
        also: [condition],
      },
    ],
    optional: ['id', 'asRatio'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 36 },
      name: { type: 'string', maxLength: 1024 },
      x: { type: 'number', minimum: 0, maximum: 23 },
      y: { type: 'number', minimum: 0, maximum: 100000 },
      w: { type: 'number', minimum: 1, maximum: 24 },
      h: { type: 'number', minimum: 1, maximum: 1000 },
      asRatio: { type: 'boolean', default: false },
      series: { type: 'array', minItems: 1, maxItems: 20, items: Series.rule },
    },
    also: [allOf],
  }),
  'request',
  isTileInput,
);

function tileInputSeries(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSeries(item, true)) return false;
  }
  return true;
}

/** Whether a value is {@link TileInput}. */
export function isTileInput(value: unknown): value is TileInput {
  if (!isObject(value)) return false;
  const { id, name, x, y, w, h, asRatio, series } = value;
  return (
    (id === undefined || (typeof id === 'string' && id !== '' && (id.length <= 36 || codePoints(id) <= 36))) &&
    typeof name === 'string' &&
    (name.length <= 1024 || codePoints(name) <= 1024) &&
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
    tileInputSeries(series) &&
    (asRatio === true
      ? series === undefined ||
        !Array.isArray(series) ||
        (Array.isArray(series) && series.length >= 2 && series.length <= 2)
      : true) &&
    (countOf(value) === 6 + (id === undefined ? 0 : 1) + (asRatio === undefined ? 0 : 1) ||
      hasOnly(value, TileInput.rule.properties))
  );
}
