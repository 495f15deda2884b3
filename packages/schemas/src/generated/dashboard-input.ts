// Generated from specs/shared/schemas/DashboardInput.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { countOf, hasOnly } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { TileInput, isTileInput } from './tile-input.ts';

/**
 * What a caller writes of a dashboard. A dashboard that was read can be written back unchanged: the read-only
 * fields are accepted and ignored.
 */
export interface DashboardInput {
  /**
   * The name shown above the dashboard, 1 to 1024 characters. Names need not be unique.
   * @example 'Checkout'
   */
  name: string;
  /**
   * All tiles of the dashboard, at most 500. On update this replaces the stored tiles; an alert on a tile that is
   * gone afterwards, or that can no longer be alerted on, is deleted.
   */
  tiles: readonly TileInput[];
  /**
   * Labels to find the dashboard by, at most 50 of 1 to 32 characters. A duplicate collapses into the first. When
   * absent, create stores an empty list and update keeps the stored tags; an empty list clears them.
   */
  tags?: readonly string[] | undefined;
}

/** The validator of {@link DashboardInput}. */
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
    if (!(typeof item === 'string' && item !== '' && (item.length <= 32 || codePoints(item) <= 32))) return false;
  }
  return true;
}

/** Whether a value is {@link DashboardInput}. */
export function isDashboardInput(value: unknown): value is DashboardInput {
  if (!isObject(value)) return false;
  const { name, tiles, tags } = value;
  return (
    typeof name === 'string' &&
    name !== '' &&
    (name.length <= 1024 || codePoints(name) <= 1024) &&
    dashboardInputTiles(tiles) &&
    (tags === undefined || dashboardInputTags(tags)) &&
    (countOf(value) === 2 + (tags === undefined ? 0 : 1) || hasOnly(value, DashboardInput.rule.properties))
  );
}
