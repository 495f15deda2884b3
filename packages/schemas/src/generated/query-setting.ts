// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A setting applied to every query of a source. */
export interface QuerySetting {
  /**
   * Name of the setting.
   * @example 'max_threads'
   */
  setting: string;
  /**
   * Value of the setting, as a string.
   * @example '4'
   */
  value: string;
}

/** Validates {@link QuerySetting}. */
export const QuerySetting: Schema<QuerySetting> = /* @__PURE__ */ schema<QuerySetting>(
  () => ({
    type: 'object',
    required: ['setting', 'value'],
    properties: { setting: { type: 'string' }, value: { type: 'string' } },
  }),
  'response',
  isQuerySetting,
);

/** Returns true if the value is a valid {@link QuerySetting}. */
export function isQuerySetting(value: unknown): value is QuerySetting {
  if (!isObject(value)) return false;
  const { setting, value: property1 } = value;
  return typeof setting === 'string' && typeof property1 === 'string';
}
