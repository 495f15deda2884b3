// Generated from specs/shared/schemas/OnClick.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { DashboardClick, isDashboardClick, type DashboardClickInput } from './dashboard-click.ts';
import { ExternalClick, isExternalClick } from './external-click.ts';
import { SearchClick, isSearchClick, type SearchClickInput } from './search-click.ts';

/** Input variant of {@link OnClick}: its arrays may be read-only. */
export type OnClickInput = SearchClickInput | DashboardClickInput | ExternalClick;

/** The action of a click on a row of a table. `type` selects the properties. */
export type OnClick = SearchClick | DashboardClick | ExternalClick;

/** Validates {@link OnClick}. */
export const OnClick: Schema<OnClick> = /* @__PURE__ */ schema<OnClick>(
  () => ({
    tag: 'type',
    members: { search: SearchClick.rule, dashboard: DashboardClick.rule, external: ExternalClick.rule },
    keywords: [union],
  }),
  'both',
  isOnClick,
);

/** Returns true if the value is a valid {@link OnClick}. */
export function isOnClick(value: unknown, closed = false): value is OnClick {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'search':
      return isSearchClick(value, closed);
    case 'dashboard':
      return isDashboardClick(value, closed);
    case 'external':
      return isExternalClick(value, closed);
    default:
      return false;
  }
}
