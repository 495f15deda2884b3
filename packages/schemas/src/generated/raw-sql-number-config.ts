// Generated from specs/shared/schemas/RawSqlNumberConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlNumberConfig as guard, type RawSqlNumberConfig } from './bidirectional/raw-sql-number-config.ts';

export { RawSqlNumberConfig } from './bidirectional/raw-sql-number-config.ts';

/** Returns true if the value is a valid {@link RawSqlNumberConfig}. */
export function isRawSqlNumberConfig(value: unknown): value is RawSqlNumberConfig {
  return guard(value);
}
