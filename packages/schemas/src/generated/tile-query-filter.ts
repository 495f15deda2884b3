// Generated from specs/shared/schemas/TileQueryFilter.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { countProperties, hasMaxLength, hasOnlyProperties } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A filter that an event matches if the expression has one of the values. */
export interface TileQueryFilter {
  /**
   * The id of a filter of the dashboard. Only for stored tiles. The filter does not apply if its
   * `isBroadcastEnabled` is false. If its `appliesToSourceIds` is not empty, it applies only to a tile with
   * exactly one source, which must be in this list.
   *
   * 1 to 36 characters.
   * @example 'service'
   */
  filterId?: string | undefined;
  /**
   * A column, an attribute or an SQL expression.
   *
   * 1 to 10000 characters.
   * @example 'ServiceName'
   */
  expression?: string | undefined;
  /**
   * The values, compared as text. An empty list matches all events.
   *
   * At most 1000 items.
   */
  values: readonly string[];
}

/** Validates {@link TileQueryFilter}. */
export const TileQueryFilter: Schema<TileQueryFilter> = /* @__PURE__ */ schema<TileQueryFilter>(
  () => ({
    type: 'object',
    required: ['values'],
    properties: {
      filterId: { type: 'string', minLength: 1, maxLength: 36 },
      expression: { type: 'string', minLength: 1, maxLength: 10000 },
      values: { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 10000 } },
    },
    anyOf: [{ required: ['filterId'] }, { required: ['expression'] }],
    if: { properties: { filterId: true }, required: ['filterId'] },
    then: { properties: { expression: false } },
    keywords: [anyOf, condition],
  }),
  'request',
  isTileQueryFilter,
);

function tileQueryFilterProperty2(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 10000)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link TileQueryFilter}. */
export function isTileQueryFilter(value: unknown): value is TileQueryFilter {
  if (!isObject(value)) return false;
  const { filterId, expression, values: property2 } = value;
  return (
    (filterId === undefined || (filterId !== '' && hasMaxLength(filterId, 36))) &&
    (expression === undefined || (expression !== '' && hasMaxLength(expression, 10000))) &&
    tileQueryFilterProperty2(property2) &&
    (filterId !== undefined || expression !== undefined) &&
    (filterId !== undefined ? expression === undefined : true) &&
    (countProperties(value) === 1 + (filterId === undefined ? 0 : 1) + (expression === undefined ? 0 : 1) ||
      hasOnlyProperties(value, TileQueryFilter.rule.properties))
  );
}
