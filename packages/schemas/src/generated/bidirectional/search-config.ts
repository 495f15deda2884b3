// Generated from specs/shared/schemas/SearchConfig.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';
import { pattern, shape } from '../patterns.ts';

/** A list of events that match a filter. */
export interface SearchConfig {
  /** Selects a list of events. */
  displayType: 'search';
  /**
   * Columns to show, separated by commas. An empty string shows the default columns of the source.
   *
   * At most 10000 characters.
   * @example 'Timestamp, ServiceName, Body'
   */
  select: string;
  configType?: undefined;
  /**
   * The source to query. It must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  sourceId: string;
  /**
   * Filter for events. An empty string matches all events.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'SeverityText:error'
   */
  where?: string | undefined;
  /**
   * Language of `where`.
   * @default 'lucene'
   */
  whereLanguage?: WhereLanguage | undefined;
}

/** Validates {@link SearchConfig}. */
export const SearchConfig: Schema<SearchConfig> = /* @__PURE__ */ schema<SearchConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'select', 'sourceId'],
    properties: {
      displayType: { type: 'string', const: 'search' },
      select: { type: 'string', maxLength: 10000 },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
    },
  }),
  'both',
  isSearchConfig,
);

/** Returns true if the value is a valid {@link SearchConfig}. */
export function isSearchConfig(value: unknown, closed = false): value is SearchConfig {
  if (!isObject(value)) return false;
  const { displayType, select, configType, sourceId, where, whereLanguage } = value;
  return (
    displayType === 'search' &&
    hasMaxLength(select, 10000) &&
    configType === undefined &&
    typeof sourceId === 'string' &&
    shape.test(sourceId) &&
    (where === undefined || hasMaxLength(where, 10000)) &&
    (whereLanguage === undefined || isWhereLanguage(whereLanguage)) &&
    (!closed ||
      countProperties(value) === 3 + (where === undefined ? 0 : 1) + (whereLanguage === undefined ? 0 : 1) ||
      hasOnlyProperties(value, SearchConfig.rule.properties))
  );
}
