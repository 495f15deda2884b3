// Generated from specs/shared/schemas/RawSqlTableConfig.yaml by `npm run generate`. Do not edit.

import { isRawSqlTableConfig as guard, type RawSqlTableConfig } from './bidirectional/raw-sql-table-config.ts';

export { RawSqlTableConfig, type RawSqlTableConfigInput } from './bidirectional/raw-sql-table-config.ts';

/** Returns true if the value is a valid {@link RawSqlTableConfig}. */
export function isRawSqlTableConfig(value: unknown): value is RawSqlTableConfig {
  return guard(value);
}
