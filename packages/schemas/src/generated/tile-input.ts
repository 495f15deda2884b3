// Generated from specs/shared/schemas/TileInput.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { countCodePoints, isObject } from '../runtime/value.ts';
import { countProperties, hasOnlyProperties } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Series, isSeries, type SeriesInput } from './bidirectional/series.ts';

/** A tile in a create or update request. Overlapping tiles and tiles that extend past the grid are accepted. */
export interface TileInput {
  /**
   * On update, the id of an existing tile keeps that tile and its alerts. Any other id is replaced by a new one.
   * On create, every tile gets a new id. Duplicate ids return 400.
   *
   * 1 to 36 characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  id?: string | undefined;
  /**
   * Title of the tile. It may be empty.
   *
   * At most 1024 characters.
   * @example 'Server errors'
   */
  name: string;
  /**
   * Left edge, in columns of the grid. The grid has 24 columns. Fractions are allowed.
   *
   * 0 to 23.
   * @example 0
   */
  x: number;
  /**
   * Top edge, in rows of the grid. Fractions are allowed.
   *
   * 0 to 100000.
   * @example 0
   */
  y: number;
  /**
   * Width, in columns of the grid. Fractions are allowed.
   *
   * 1 to 24.
   * @example 12
   */
  w: number;
  /**
   * Height, in rows of the grid. Fractions are allowed.
   *
   * 1 to 1000.
   * @example 4
   */
  h: number;
  /**
   * Whether the tile shows series 0 divided by series 1. If true, `series` must have exactly two items.
   * @default false
   */
  asRatio?: boolean | undefined;
  /**
   * What the tile shows. All series must have the same `type`.
   *
   * 1 to 20 items.
   */
  series: readonly SeriesInput[];
}

/** Validates {@link TileInput}. */
export const TileInput: Schema<TileInput> = /* @__PURE__ */ schema<TileInput>(
  () => ({
    type: 'object',
    allOf: [
      {
        if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
        then: { properties: { series: { minItems: 2, maxItems: 2 } } },
        keywords: [condition],
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
    keywords: [allOf],
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

/** Returns true if the value is a valid {@link TileInput}. */
export function isTileInput(value: unknown): value is TileInput {
  if (!isObject(value)) return false;
  const { id, name, x, y, w, h, asRatio, series } = value;
  return (
    (id === undefined || (typeof id === 'string' && id !== '' && (id.length <= 36 || countCodePoints(id) <= 36))) &&
    typeof name === 'string' &&
    (name.length <= 1024 || countCodePoints(name) <= 1024) &&
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
    (countProperties(value) === 6 + (id === undefined ? 0 : 1) + (asRatio === undefined ? 0 : 1) ||
      hasOnlyProperties(value, TileInput.rule.properties))
  );
}
