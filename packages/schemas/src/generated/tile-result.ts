// Generated from specs/shared/schemas/TileResult.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Granularity, isGranularity } from './granularity.ts';
import { TileColumn, isTileColumn } from './tile-column.ts';

/** The rows of a tile. */
export interface TileResult {
  /**
   * The display type of the tile, for example `line`. For a tile with `series`, it is `line`, `stacked_bar`,
   * `table`, `number`, `search` or `markdown`.
   * @example 'line'
   */
  displayType: string;
  /** The bucket size of a chart over time or a heatmap, never `auto`. Absent for other tiles. */
  granularity?: Granularity;
  /**
   * The columns. The values of a row are in this order.
   *
   * At most 1000 items.
   */
  columns: TileColumn[];
  /**
   * The rows. A chart over time has one row per bucket and group, or the rows that its own SQL returns. In both
   * cases, they are sorted by time, then by group. Buckets without data have no row.
   *
   * At most 50000 items.
   */
  rows: (number | string | boolean | null)[][];
  /**
   * The rows of the previous period, with their times moved to the requested range. Absent without `compareTo`, or
   * if `compareTo` is ignored.
   *
   * At most 50000 items.
   */
  comparison?: (number | string | boolean | null)[][];
  /**
   * Whether rows or groups are missing because of a limit.
   * @example false
   */
  truncated: boolean;
  /**
   * The text of a Markdown tile. Such a tile has no rows.
   * @example '# Checkout'
   */
  markdown?: string;
}

/** Validates {@link TileResult}. */
export const TileResult: Schema<TileResult> = /* @__PURE__ */ schema<TileResult>(
  () => ({
    type: 'object',
    optional: ['granularity', 'comparison', 'markdown'],
    properties: {
      displayType: { type: 'string' },
      granularity: Granularity.rule,
      columns: { type: 'array', maxItems: 1000, items: TileColumn.rule },
      rows: {
        type: 'array',
        maxItems: 50000,
        items: { type: 'array', maxItems: 1000, items: { type: ['number', 'string', 'boolean', 'null'] } },
      },
      comparison: {
        type: 'array',
        maxItems: 50000,
        items: { type: 'array', maxItems: 1000, items: { type: ['number', 'string', 'boolean', 'null'] } },
      },
      truncated: { type: 'boolean' },
      markdown: { type: 'string' },
    },
  }),
  'response',
  isTileResult,
);

function tileResultColumns(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isTileColumn(item)) return false;
  }
  return true;
}

function tileResultPart(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (
      !(
        (typeof item === 'number' && Number.isFinite(item)) ||
        typeof item === 'string' ||
        typeof item === 'boolean' ||
        item === null
      )
    )
      return false;
  }
  return true;
}

function tileResultRows(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!tileResultPart(item)) return false;
  }
  return true;
}

function tileResultPart2(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (
      !(
        (typeof item === 'number' && Number.isFinite(item)) ||
        typeof item === 'string' ||
        typeof item === 'boolean' ||
        item === null
      )
    )
      return false;
  }
  return true;
}

function tileResultComparison(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!tileResultPart2(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TileResult}. */
export function isTileResult(value: unknown): value is TileResult {
  if (!isObject(value)) return false;
  const { displayType, granularity, columns, rows, comparison, truncated, markdown } = value;
  return (
    typeof displayType === 'string' &&
    (granularity === undefined || isGranularity(granularity)) &&
    tileResultColumns(columns) &&
    tileResultRows(rows) &&
    (comparison === undefined || tileResultComparison(comparison)) &&
    typeof truncated === 'boolean' &&
    (markdown === undefined || typeof markdown === 'string')
  );
}
