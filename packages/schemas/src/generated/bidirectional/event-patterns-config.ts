// Generated from specs/shared/schemas/EventPatternsConfig.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { WhereLanguage, isWhereLanguage } from '../where-language.ts';
import { pattern, shape } from '../patterns.ts';

/** The most frequent patterns in the text of events. */
export interface EventPatternsConfig {
  /** Selects a list of patterns. */
  displayType: 'event_patterns';
  /**
   * Expression that returns the text of an event. An empty string selects the body of log events and the name of
   * spans.
   *
   * At most 10000 characters.
   * @default ''
   * @example 'Body'
   */
  select?: string | undefined;
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

/** Validates {@link EventPatternsConfig}. */
export const EventPatternsConfig: Schema<EventPatternsConfig> = /* @__PURE__ */ schema<EventPatternsConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType', 'sourceId'],
    properties: {
      displayType: { type: 'string', const: 'event_patterns' },
      select: { type: 'string', maxLength: 10000, default: '' },
      configType: false,
      sourceId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      where: { type: 'string', maxLength: 10000, default: '' },
      whereLanguage: { ...WhereLanguage.rule, default: 'lucene' },
    },
  }),
  'both',
  isEventPatternsConfig,
);

/** Returns true if the value is a valid {@link EventPatternsConfig}. */
export function isEventPatternsConfig(value: unknown, closed = false): value is EventPatternsConfig {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'displayType':
        if (entry !== 'event_patterns') return false;
        missing--;
        break;
      case 'select':
      case 'where':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'configType':
        return false;
      case 'sourceId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'whereLanguage':
        if (!isWhereLanguage(entry)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
