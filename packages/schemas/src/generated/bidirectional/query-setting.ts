// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../../runtime/value.ts';
import { countProperties, hasOnlyProperties } from '../../runtime/guards.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A setting for queries. */
export interface QuerySetting {
  /**
   * Name of the setting.
   *
   * 1 to 256 characters.
   * @example 'max_threads'
   */
  setting: string;
  /**
   * Value of the setting, as a string.
   *
   * 1 to 1000 characters.
   * @example '4'
   */
  value: string;
}

/** Validates {@link QuerySetting}. */
export const QuerySetting: Schema<QuerySetting> = /* @__PURE__ */ schema<QuerySetting>(
  () => ({
    type: 'object',
    required: ['setting', 'value'],
    properties: {
      setting: { type: 'string', minLength: 1, maxLength: 256 },
      value: { type: 'string', minLength: 1, maxLength: 1000 },
    },
  }),
  'both',
  isQuerySetting,
);

/** Returns true if the value is a valid {@link QuerySetting}. */
export function isQuerySetting(value: unknown, closed = false): value is QuerySetting {
  if (!isObject(value)) return false;
  const { setting, value: property1 } = value;
  return (
    typeof setting === 'string' &&
    setting !== '' &&
    (setting.length <= 256 || countCodePoints(setting) <= 256) &&
    typeof property1 === 'string' &&
    property1 !== '' &&
    (property1.length <= 1000 || countCodePoints(property1) <= 1000) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, QuerySetting.rule.properties))
  );
}
