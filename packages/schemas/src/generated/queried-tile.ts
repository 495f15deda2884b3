// Generated from specs/shared/schemas/QueriedTile.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Series, isSeries, type SeriesInput } from './bidirectional/series.ts';
import { TileConfig, isTileConfig, type TileConfigInput } from './bidirectional/tile-config.ts';
import { pattern, shape } from './patterns.ts';

/** The tile to query: `config`, `series`, or the ids of a stored tile. */
export interface QueriedTile {
  /**
   * Heading of a picture. If absent, the name of the stored tile is used. Without a name, there is no heading.
   *
   * At most 1024 characters.
   * @example 'Errors'
   */
  name?: string | undefined;
  /** The configuration of a tile. */
  config?: TileConfigInput | undefined;
  /**
   * The series of a tile. All must have the same type.
   *
   * 1 to 20 items.
   */
  series?: readonly SeriesInput[] | undefined;
  /** Whether to divide the first series by the second. Only with `series`. The default is false. */
  asRatio?: boolean | undefined;
  /**
   * Id of the dashboard of a stored tile. An unknown dashboard returns 404.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string | undefined;
  /**
   * Id of the stored tile. An unknown tile returns 404.
   *
   * 1 to 36 characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string | undefined;
}

/** Validates {@link QueriedTile}. */
export const QueriedTile: Schema<QueriedTile> = /* @__PURE__ */ schema<QueriedTile>(
  () => ({
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 1024 },
      config: TileConfig.rule,
      series: { type: 'array', minItems: 1, maxItems: 20, items: Series.rule },
      asRatio: { type: 'boolean' },
      dashboardId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      tileId: { type: 'string', minLength: 1, maxLength: 36 },
    },
    anyOf: [{ required: ['config'] }, { required: ['series'] }, { required: ['dashboardId', 'tileId'] }],
    allOf: [
      {
        if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
        then: { properties: { series: { minItems: 2, maxItems: 2 } }, required: ['series'] },
        keywords: [condition],
      },
      {
        if: { properties: { config: true }, required: ['config'] },
        then: { properties: { series: false, asRatio: false, dashboardId: false, tileId: false } },
        keywords: [condition],
      },
      {
        if: { properties: { series: true }, required: ['series'] },
        then: { properties: { dashboardId: false, tileId: false } },
        keywords: [condition],
      },
    ],
    keywords: [anyOf, allOf],
  }),
  'request',
  isQueriedTile,
);

function queriedTileSeries(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSeries(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link QueriedTile}. */
export function isQueriedTile(value: unknown): value is QueriedTile {
  if (!isObject(value)) return false;
  let config: unknown;
  let series: unknown;
  let asRatio: unknown;
  let dashboardId: unknown;
  let tileId: unknown;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'name':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'config':
        if (!isTileConfig(entry, true)) return false;
        config = entry;
        break;
      case 'series':
        if (!queriedTileSeries(entry)) return false;
        series = entry;
        break;
      case 'asRatio':
        if (typeof entry !== 'boolean') return false;
        asRatio = entry;
        break;
      case 'dashboardId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        dashboardId = entry;
        break;
      case 'tileId':
        if (!(entry !== '' && hasMaxLength(entry, 36))) return false;
        tileId = entry;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return (
    (config !== undefined || series !== undefined || (dashboardId !== undefined && tileId !== undefined)) &&
    (asRatio === true
      ? series !== undefined &&
        (!Array.isArray(series) || (Array.isArray(series) && series.length >= 2 && series.length <= 2))
      : true) &&
    (config !== undefined
      ? series === undefined && asRatio === undefined && dashboardId === undefined && tileId === undefined
      : true) &&
    (series !== undefined ? dashboardId === undefined && tileId === undefined : true)
  );
}
