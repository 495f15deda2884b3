// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

import { isQuerySetting as guard, type QuerySetting } from './bidirectional/query-setting.ts';

export { QuerySetting } from './bidirectional/query-setting.ts';

/** Returns true if the value is a valid {@link QuerySetting}. */
export function isQuerySetting(value: unknown): value is QuerySetting {
  return guard(value);
}
