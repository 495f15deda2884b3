// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/** A setting that is applied to each query of a source. */
export interface QuerySetting {
  /**
   * The name of the setting.
   * @example 'max_threads'
   */
  setting: string;
  /**
   * The value, written as a string whatever its type.
   * @example '4'
   */
  value: string;
}

/** The validator of {@link QuerySetting}. */
export const QuerySetting: Schema<QuerySetting> = /* @__PURE__ */ schema<QuerySetting>({
  type: 'object',
  required: ['setting', 'value'],
  properties: { setting: { type: 'string' }, value: { type: 'string' } },
});
