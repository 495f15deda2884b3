// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A database setting for queries of a source. This service stores it and does not use it. */
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
    setting !== '' &&
    hasMaxLength(setting, 256) &&
    property1 !== '' &&
    hasMaxLength(property1, 1000) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, QuerySetting.rule.properties))
  );
}
