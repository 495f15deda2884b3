// Generated from specs/shared/schemas/RawSqlBarConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlBarConfig as guard, type RawSqlBarConfig } from './bidirectional/raw-sql-bar-config.ts';

export { RawSqlBarConfig } from './bidirectional/raw-sql-bar-config.ts';

/** Returns true if the value is a valid {@link RawSqlBarConfig}. */
export function isRawSqlBarConfig(value: unknown): value is RawSqlBarConfig {
  return guard(value);
}
