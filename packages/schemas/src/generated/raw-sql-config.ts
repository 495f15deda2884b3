// Generated from specs/shared/schemas/RawSqlConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlConfig as guard, type RawSqlConfig } from './bidirectional/raw-sql-config.ts';

export { RawSqlConfig, type RawSqlConfigInput } from './bidirectional/raw-sql-config.ts';

/** Returns true if the value is a valid {@link RawSqlConfig}. */
export function isRawSqlConfig(value: unknown): value is RawSqlConfig {
  return guard(value);
}
