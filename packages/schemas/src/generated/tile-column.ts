// Generated from specs/shared/schemas/TileColumn.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A column of the rows of a tile. */
export interface TileColumn {
  /**
   * The alias of the value, or its expression. A column without either has a fixed name, such as `time`.
   * @example 'Errors'
   */
  name: string;
  /**
   * The role of the values:
   * - `time`: the start of a bucket
   * - `group`: a value that events are grouped by
   * - `value`: an aggregate; in a table with its own SQL, any number
   * - `field`: a column or expression of an event, or the sample texts of a pattern; in a table with its own SQL,
   *   any column without numbers
   * @example 'value'
   */
  role: 'time' | 'group' | 'value' | 'field';
  /**
   * The type of the values. A value of any type can be null. The types:
   * - `time`: Unix milliseconds
   * - `number`, `string`, `boolean`: as in JSON
   * - `json`: a string that contains JSON
   * @example 'number'
   */
  type: 'time' | 'number' | 'string' | 'boolean' | 'json';
  /**
   * The unit of the numbers: `numericUnit` or `unit` of the number format. Without these, the unit that the sender
   * of the metric recorded, unless the value is a count, a ratio or a formula. Absent if there is none.
   * @example 'ms'
   */
  unit?: string;
  /**
   * The edges of the value buckets of a heatmap. The column contains bucket numbers. Bucket `i` contains the
   * values from `bounds[i - 1]` to `bounds[i]`. Bucket 0 contains the values below the first edge, and the last
   * bucket those above the last edge.
   *
   * At most 1000 items.
   */
  bounds?: number[];
}

/** Validates {@link TileColumn}. */
export const TileColumn: Schema<TileColumn> = /* @__PURE__ */ schema<TileColumn>(
  () => ({
    type: 'object',
    optional: ['unit', 'bounds'],
    properties: {
      name: { type: 'string' },
      role: { type: 'string', enum: ['time', 'group', 'value', 'field'] },
      type: { type: 'string', enum: ['time', 'number', 'string', 'boolean', 'json'] },
      unit: { type: 'string' },
      bounds: { type: 'array', maxItems: 1000, items: { type: 'number' } },
    },
  }),
  'response',
  isTileColumn,
);

function tileColumnBounds(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'number' && Number.isFinite(item))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TileColumn}. */
export function isTileColumn(value: unknown): value is TileColumn {
  if (!isObject(value)) return false;
  const { name, role, type, unit, bounds } = value;
  return (
    typeof name === 'string' &&
    (role === 'time' || role === 'group' || role === 'value' || role === 'field') &&
    (type === 'time' || type === 'number' || type === 'string' || type === 'boolean' || type === 'json') &&
    (unit === undefined || typeof unit === 'string') &&
    (bounds === undefined || tileColumnBounds(bounds))
  );
}
