// Generated from specs/shared/schemas/TileInput.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Series, isSeries, type SeriesInput } from './bidirectional/series.ts';
import { TileConfig, isTileConfig, type TileConfigInput } from './bidirectional/tile-config.ts';
import { pattern2, shape2 } from './patterns.ts';

/**
 * A tile in a create or update request, with either `config` or `series`. It is returned in the same form.
 * Overlapping tiles and tiles that extend past the grid are accepted.
 */
export interface TileInput {
  /**
   * Unique in the dashboard. If absent, the service assigns an id. On update, a tile with the id of an existing
   * tile replaces that tile. The alerts of the existing tile are kept, or deleted if the new tile cannot have
   * alerts.
   *
   * 1 to 36 letters, digits, underscores and dashes.
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
   * Whether the tile shows the first series divided by the second. The default is false. If true, `series` must
   * have exactly two items. Only with `series`.
   */
  asRatio?: boolean | undefined;
  /**
   * The content of the tile as series, which is the older format. All series must have the same `type`. Not
   * together with `config`.
   *
   * 1 to 20 items.
   */
  series?: readonly SeriesInput[] | undefined;
  /** The content of the tile. Not together with `series`. */
  config?: TileConfigInput | undefined;
  /**
   * Id of the container of the tile. The dashboard must have this container. If absent, the tile is in no
   * container.
   *
   * 1 to 256 characters.
   * @example 'backend'
   */
  containerId?: string | undefined;
  /**
   * Id of the tab that the tile is on. The container must have this tab. Requires `containerId`.
   *
   * 1 to 256 characters.
   * @example 'latency'
   */
  tabId?: string | undefined;
}

/** Validates {@link TileInput}. */
export const TileInput: Schema<TileInput> = /* @__PURE__ */ schema<TileInput>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['name', 'x', 'y', 'w', 'h'],
    properties: {
      id: { type: 'string', pattern: pattern2, expected: '1 to 36 letters, digits, underscores and dashes' },
      name: { type: 'string', maxLength: 1024 },
      x: { type: 'integer', minimum: 0, maximum: 23 },
      y: { type: 'integer', minimum: 0, maximum: 100000 },
      w: { type: 'integer', minimum: 1, maximum: 24 },
      h: { type: 'integer', minimum: 1, maximum: 1000 },
      asRatio: { type: 'boolean' },
      series: { type: 'array', minItems: 1, maxItems: 20, items: Series.rule },
      config: TileConfig.rule,
      containerId: { type: 'string', minLength: 1, maxLength: 256 },
      tabId: { type: 'string', minLength: 1, maxLength: 256 },
    },
    anyOf: [{ required: ['config'] }, { required: ['series'] }],
    allOf: [
      {
        if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
        then: { properties: { series: { minItems: 2, maxItems: 2 } } },
        keywords: [condition],
      },
      {
        if: { properties: { config: true }, required: ['config'] },
        then: { properties: { series: false, asRatio: false } },
        keywords: [condition],
      },
    ],
    keywords: [anyOf, allOf],
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
  let asRatio: unknown;
  let series: unknown;
  let config: unknown;
  let missing = 5;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        if (!(typeof entry === 'string' && entry.length <= 36 && shape2.test(entry))) return false;
        break;
      case 'name':
        if (!hasMaxLength(entry, 1024)) return false;
        missing--;
        break;
      case 'x':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 23)) return false;
        missing--;
        break;
      case 'y':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 100000)) return false;
        missing--;
        break;
      case 'w':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 24)) return false;
        missing--;
        break;
      case 'h':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 1000)) return false;
        missing--;
        break;
      case 'asRatio':
        if (typeof entry !== 'boolean') return false;
        asRatio = entry;
        break;
      case 'series':
        if (!tileInputSeries(entry)) return false;
        series = entry;
        break;
      case 'config':
        if (!isTileConfig(entry, true)) return false;
        config = entry;
        break;
      case 'containerId':
      case 'tabId':
        if (!(entry !== '' && hasMaxLength(entry, 256))) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return (
    missing === 0 &&
    (config !== undefined || series !== undefined) &&
    (asRatio === true
      ? series === undefined ||
        !Array.isArray(series) ||
        (Array.isArray(series) && series.length >= 2 && series.length <= 2)
      : true) &&
    (config !== undefined ? series === undefined && asRatio === undefined : true)
  );
}
