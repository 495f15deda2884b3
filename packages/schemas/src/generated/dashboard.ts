// Generated from specs/shared/schemas/Dashboard.yaml by `npm run generate`. Do not edit.

import { characters, consistsOf, isList } from '../runtime/guards.ts';
import { codePoints, isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Tile, isTile } from './tile.ts';

const pattern = /^[0-9a-f]{24}$/u;
const set = /* @__PURE__ */ characters('09af');

/** A named set of tiles on a grid, as it is stored. */
export interface Dashboard {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  id: string;
  /**
   * The name shown above the dashboard. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Checkout'
   */
  name: string;
  /**
   * The tiles in the order in which they were written.
   *
   * At most 500 items.
   */
  tiles: Tile[];
  /**
   * Labels to find the dashboard by, without duplicates. Empty when it has none.
   *
   * At most 50 items.
   */
  tags: string[];
}

/** The validator of {@link Dashboard}. */
export const Dashboard: Schema<Dashboard> = /* @__PURE__ */ schema<Dashboard>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      id: { type: 'string', pattern: pattern },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      tiles: { type: 'array', maxItems: 500, items: Tile.rule },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 32 } },
    },
  }),
  'response',
  isDashboard,
);

function dashboardTagsItem(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && (value.length <= 32 || codePoints(value) <= 32);
}

/** Whether a value is {@link Dashboard}. */
export function isDashboard(value: unknown): value is Dashboard {
  if (!isObject(value)) return false;
  const { id, name, tiles, tags } = value;
  return (
    consistsOf(id, set, 24, 24) &&
    typeof name === 'string' &&
    name !== '' &&
    (name.length <= 1024 || codePoints(name) <= 1024) &&
    isList(tiles, isTile, 0, 500) &&
    isList(tags, dashboardTagsItem, 0, 50)
  );
}
