// Generated from specs/shared/schemas/SearchClick.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ClickFilter, isClickFilter } from './click-filter.ts';
import { ClickTarget, isClickTarget } from './click-target.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';

/** Input variant of {@link SearchClick}: its arrays may be read-only. */
export interface SearchClickInput {
  /** Opens a search. */
  type: 'search';
  /** The source or dashboard to open. */
  target: ClickTarget;
  /**
   * Template of a filter for the target. `{{Column}}` is the value of a column of the row, quoted for
   * `whereLanguage`. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty
   * value.
   *
   * At most 10000 characters.
   * @example 'ServiceName:{{ServiceName}}'
   */
  whereTemplate?: string | undefined;
  /** Language of `whereTemplate`. If absent, it is `lucene`. */
  whereLanguage?: WhereLanguage | undefined;
  /**
   * Filters for the target.
   *
   * At most 50 items.
   */
  filters?: readonly ClickFilter[] | undefined;
}

/** Opens a search for events. The target is a log or trace source. */
export interface SearchClick extends SearchClickInput {
  filters?: ClickFilter[] | undefined;
}

/** Validates {@link SearchClick}. */
export const SearchClick: Schema<SearchClick> = /* @__PURE__ */ schema<SearchClick>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['type', 'target'],
    properties: {
      type: { type: 'string', const: 'search' },
      target: ClickTarget.rule,
      whereTemplate: { type: 'string', maxLength: 10000 },
      whereLanguage: WhereLanguage.rule,
      filters: { type: 'array', maxItems: 50, items: ClickFilter.rule },
    },
  }),
  'both',
  isSearchClick,
);

function searchClickFilters(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isClickFilter(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SearchClick}. */
export function isSearchClick(value: unknown, closed = false): value is SearchClick {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'type':
        if (entry !== 'search') return false;
        missing--;
        break;
      case 'target':
        if (!isClickTarget(entry, closed)) return false;
        missing--;
        break;
      case 'whereTemplate':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      case 'filters':
        if (!searchClickFilters(entry, closed)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
