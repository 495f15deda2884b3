// Generated from specs/shared/schemas/Dashboard.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { DashboardContainer, isDashboardContainer } from './bidirectional/dashboard-container.ts';
import { DashboardFilter, isDashboardFilter } from './dashboard-filter.ts';
import { SavedFilterValue, isSavedFilterValue } from './bidirectional/saved-filter-value.ts';
import { Tile, isTile } from './tile.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';
import { pattern, shape } from './patterns.ts';

/** A named grid of tiles. */
export interface Dashboard {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  id: string;
  /**
   * Name of the dashboard. Names need not be unique.
   *
   * At most 1024 characters.
   * @example 'Checkout'
   */
  name: string;
  /**
   * The tiles, in the order in which you sent them.
   *
   * At most 500 items.
   */
  tiles: Tile[];
  /**
   * Labels of the dashboard, without duplicates. Empty if it has none.
   *
   * At most 50 items.
   */
  tags: string[];
  /**
   * Filters that users of the dashboard can set. Empty if it has none.
   *
   * At most 500 items.
   */
  filters: DashboardFilter[];
  /**
   * Filter for all tiles that is set when the dashboard is opened. Null if there is none.
   * @example 'ServiceName:checkout'
   */
  savedQuery: string | null;
  /** Language of `savedQuery`. Null only if there is no `savedQuery`. */
  savedQueryLanguage: WhereLanguage | null;
  /**
   * Filter values that are set when the dashboard is opened. Empty if there are none.
   *
   * At most 500 items.
   */
  savedFilterValues: SavedFilterValue[];
  /**
   * Sections that contain tiles. Absent if the dashboard has none.
   *
   * At most 50 items.
   */
  containers?: DashboardContainer[];
}

/** Validates {@link Dashboard}. */
export const Dashboard: Schema<Dashboard> = /* @__PURE__ */ schema<Dashboard>(
  () => ({
    type: 'object',
    optional: ['containers'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string', maxLength: 1024 },
      tiles: { type: 'array', maxItems: 500, items: Tile.rule },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 32 } },
      filters: { type: 'array', maxItems: 500, items: DashboardFilter.rule },
      savedQuery: { type: ['string', 'null'] },
      savedQueryLanguage: { anyOf: [WhereLanguage.rule, { type: 'null' }], keywords: [anyOf] },
      savedFilterValues: { type: 'array', maxItems: 500, items: SavedFilterValue.rule },
      containers: { type: 'array', maxItems: 50, items: DashboardContainer.rule },
    },
  }),
  'response',
  isDashboard,
);

function dashboardTiles(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isTile(item)) return false;
  }
  return true;
}

function dashboardTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 32)) return false;
  }
  return true;
}

function dashboardFilters(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isDashboardFilter(item)) return false;
  }
  return true;
}

function dashboardSavedFilterValues(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSavedFilterValue(item)) return false;
  }
  return true;
}

function dashboardContainers(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isDashboardContainer(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link Dashboard}. */
export function isDashboard(value: unknown): value is Dashboard {
  if (!isObject(value)) return false;
  const { id, name, tiles, tags, filters, savedQuery, savedQueryLanguage, savedFilterValues, containers } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    hasMaxLength(name, 1024) &&
    dashboardTiles(tiles) &&
    dashboardTags(tags) &&
    dashboardFilters(filters) &&
    (typeof savedQuery === 'string' || savedQuery === null) &&
    (isWhereLanguage(savedQueryLanguage) || savedQueryLanguage === null) &&
    dashboardSavedFilterValues(savedFilterValues) &&
    (containers === undefined || dashboardContainers(containers))
  );
}
