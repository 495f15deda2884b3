// Generated from specs/shared/schemas/DashboardInput.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import {
  DashboardContainer,
  isDashboardContainer,
  type DashboardContainerInput,
} from './bidirectional/dashboard-container.ts';
import { DashboardFilterInput, isDashboardFilterInput } from './dashboard-filter-input.ts';
import {
  SavedFilterValue,
  isSavedFilterValue,
  type SavedFilterValueInput,
} from './bidirectional/saved-filter-value.ts';
import { TileInput, isTileInput } from './tile-input.ts';
import { WhereLanguage, isWhereLanguage } from './where-language.ts';

/**
 * The body of a create or update request. A dashboard that you read can be sent back unchanged, unless a reference
 * in it is no longer valid, for example because the source was deleted. Read-only fields are ignored.
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
  /**
   * Filters that users of the dashboard can set. If omitted, create stores an empty list and update keeps the
   * stored filters. An empty list removes all filters.
   *
   * At most 500 items.
   */
  filters?: readonly DashboardFilterInput[] | undefined;
  /**
   * Filter for all tiles that is set when the dashboard is opened. Null removes it. If omitted, create stores null
   * and update keeps the stored filter.
   *
   * At most 10000 characters.
   * @example 'ServiceName:checkout'
   */
  savedQuery?: string | null | undefined;
  /**
   * Language of `savedQuery`. It must not be null if there is a `savedQuery`. If omitted, update keeps the stored
   * language. If it is omitted and no language is stored, the language of a `savedQuery` is `lucene`.
   */
  savedQueryLanguage?: WhereLanguage | null | undefined;
  /**
   * Filter values that are set when the dashboard is opened. If omitted, create stores an empty list and update
   * keeps the stored values. An empty list removes all values.
   *
   * At most 500 items.
   */
  savedFilterValues?: readonly SavedFilterValueInput[] | undefined;
  /**
   * Sections that contain tiles. If omitted, create stores none and update keeps the stored containers. An empty
   * list removes all containers.
   *
   * At most 50 items.
   */
  containers?: readonly DashboardContainerInput[] | undefined;
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
      tags: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 32 }, tolerated: 'null' },
      filters: { type: 'array', maxItems: 500, items: DashboardFilterInput.rule, tolerated: 'null' },
      savedQuery: { type: ['string', 'null'], maxLength: 10000 },
      savedQueryLanguage: { anyOf: [WhereLanguage.rule, { type: 'null' }], keywords: [anyOf] },
      savedFilterValues: { type: 'array', maxItems: 500, items: SavedFilterValue.rule, tolerated: 'null' },
      containers: { type: 'array', maxItems: 50, items: DashboardContainer.rule, tolerated: 'null' },
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
    if (!(item !== '' && hasMaxLength(item, 32))) return false;
  }
  return true;
}

function dashboardInputFilters(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isDashboardFilterInput(item)) return false;
  }
  return true;
}

function dashboardInputSavedFilterValues(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 500)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSavedFilterValue(item, true)) return false;
  }
  return true;
}

function dashboardInputContainers(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isDashboardContainer(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link DashboardInput}. */
export function isDashboardInput(value: unknown): value is DashboardInput {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'tiles':
        if (!dashboardInputTiles(entry)) return false;
        missing--;
        break;
      case 'tags':
        if (!dashboardInputTags(entry)) return false;
        break;
      case 'filters':
        if (!dashboardInputFilters(entry)) return false;
        break;
      case 'savedQuery':
        if (!(hasMaxLength(entry, 10000) || entry === null)) return false;
        break;
      case 'savedQueryLanguage':
        if (!(isWhereLanguage(entry) || entry === null)) return false;
        break;
      case 'savedFilterValues':
        if (!dashboardInputSavedFilterValues(entry)) return false;
        break;
      case 'containers':
        if (!dashboardInputContainers(entry)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
