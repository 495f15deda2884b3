// Generated from specs/shared/schemas/RawSqlLineConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlLineConfig as guard, type RawSqlLineConfig } from './bidirectional/raw-sql-line-config.ts';

export { RawSqlLineConfig } from './bidirectional/raw-sql-line-config.ts';

/** Returns true if the value is a valid {@link RawSqlLineConfig}. */
export function isRawSqlLineConfig(value: unknown): value is RawSqlLineConfig {
  return guard(value);
}
