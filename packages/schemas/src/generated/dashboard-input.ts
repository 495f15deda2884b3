// Generated from specs/shared/schemas/DashboardInput.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../runtime/value.ts';
import { countProperties, hasOnlyProperties } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { TileInput, isTileInput } from './tile-input.ts';

/**
 * The body of a create or update request. A dashboard that you read can be sent back unchanged: read-only fields
 * are ignored.
 */
export interface DashboardInput {
  /**
   * Name of the dashboard. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Checkout'
   */
  name: string;
  /**
   * All tiles of the dashboard. An update replaces the stored tiles. Alerts are deleted if their tile is removed
   * or can no longer have alerts.
   *
   * At most 500 items.
   */
  tiles: readonly TileInput[];
  /**
   * Labels of the dashboard. Duplicates are removed. If omitted, create stores an empty list and update keeps the
   * stored tags. An empty list removes all tags.
   *
   * At most 50 items.
   */
  tags?: readonly string[] | undefined;
}

/** Validates {@link DashboardInput}. */
export const DashboardInput: Schema<DashboardInput> = /* @__PURE__ */ schema<DashboardInput>(
  () => ({
    type: 'object',
    required: ['name', 'tiles'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      tiles: { type: 'array', maxItems: 500, items: TileInput.rule },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 32 } },
    },
  }),
  'request',
  isDashboardInput,
);

function dashboardInputTiles(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isTileInput(item)) return false;
  }
  return true;
}

function dashboardInputTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' && item !== '' && (item.length <= 32 || countCodePoints(item) <= 32))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link DashboardInput}. */
export function isDashboardInput(value: unknown): value is DashboardInput {
  if (!isObject(value)) return false;
  const { name, tiles, tags } = value;
  return (
    typeof name === 'string' &&
    name !== '' &&
    (name.length <= 1024 || countCodePoints(name) <= 1024) &&
    dashboardInputTiles(tiles) &&
    (tags === undefined || dashboardInputTags(tags)) &&
    (countProperties(value) === 2 + (tags === undefined ? 0 : 1) ||
      hasOnlyProperties(value, DashboardInput.rule.properties))
  );
}
